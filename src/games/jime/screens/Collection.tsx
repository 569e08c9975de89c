import { useState } from 'react';
import { View } from 'react-native';
import type { Product } from '@/games/jime/content';
import type { OpenBox } from '@/games/jime/session/box';
import { useBox } from '@/games/jime/session/box';
import { OurNames } from './OurNames';
import { useNames } from './useNames';
import { useCollection } from '@/games/jime/session/collection';
import { useWords } from '@/games/jime/session/useWords';
import { Button } from '@/ui/Button';
import { Choice } from '@/ui/Choice';
import { Notice } from '@/ui/Notice';
import { Page } from '@/ui/Page';
import { Panel } from '@/ui/Panel';
import { Stepper } from '@/ui/Stepper';
import { Tabs } from '@/ui/Tabs';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { CardTitle } from './box/CardTitle';
import { useBack } from '@/shell/useBack';

/** §56 The collection manager: which boxes lie on this table. */
export const Collection = () => {
  const words = useWords();
  const { opened, failed, open } = useBox();
  const { saveFault, saveAgain } = useCollection();
  const [tab, setTab] = useState<'boxes' | 'figures'>('boxes');
  const top = (
    <Tabs
      label={words.collection.title}
      value={tab}
      tabs={(['boxes', 'figures'] as const).map((value) => ({ value, label: words.collection[value] }))}
      onChange={setTab}
    />
  );
  return (
    <Page title={words.collection.title} onBack={useBack()} top={top}>
      {saveFault ? (
        <Notice
          kind="warning"
          text={`${words.fault[saveFault].title}. ${words.fault.writing}`}
          action={<Button label={words.app.retry} icon="retry" onPress={() => void saveAgain()} />}
        />
      ) : null}
      {failed ? (
        <Notice
          kind="warning"
          text={words.box.failed}
          action={<Button label={words.app.retry} icon="retry" onPress={() => void open()} />}
        />
      ) : null}
      {opened ? (
        tab === 'boxes' ? (
          <Boxes opened={opened} />
        ) : (
          <Figures opened={opened} />
        )
      ) : (
        <Text live>{words.box.opening}</Text>
      )}
    </Page>
  );
};

const Boxes = ({ opened }: { opened: OpenBox }) => {
  const words = useWords().collection;
  return (
    <>
      <Text size="story">{words.intro}</Text>
      {Object.values(opened.box.products).map((product) => (
        <BoxCard key={product.id} product={product} />
      ))}
      <OurNames />
    </>
  );
};

const BoxCard = ({ product }: { product: Product }) => {
  const words = useWords().collection;
  const names = useNames();
  const { collection, turn } = useCollection();
  const on = collection.products.includes(product.id);
  const holds = (Object.keys(words.count) as (keyof typeof words.count)[])
    .filter((kind) => product.holds[kind] > 0)
    .map((kind) => words.count[kind](product.holds[kind]))
    .join(', ');
  return (
    <Panel style={{ gap: SPACE.s }}>
      <CardTitle names={names} of={`product.${product.id}`} size="heading" heading={2} />
      <Text>{product.kind === 'core' ? words.holds(holds) : words.adds(holds)}</Text>
      {product.kind === 'core' ? (
        <Text tone="moss">{words.always}</Text>
      ) : (
        <Choice
          label={names.card(`product.${product.id}`).name}
          value={on ? 'on' : 'off'}
          options={[
            { value: 'off', label: words.off },
            { value: 'on', label: words.on },
          ]}
          onChoose={(value) => void turn(product.id, value === 'on')}
        />
      )}
    </Panel>
  );
};

const Figures = ({ opened }: { opened: OpenBox }) => {
  const words = useWords().collection;
  const names = useNames();
  const { collection, countFigures } = useCollection();
  const enemies = Object.values(opened.box.enemies).filter(
    ({ product, unique }) => collection.products.includes(product) && !unique,
  );
  return (
    <>
      <Text size="story">{words.figuresIntro}</Text>
      <Panel>
        {enemies.map(({ id, figuresInBox }) => {
          const counted = collection.figures[id];
          return (
            <View
              key={id}
              style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.m }}
            >
              <View style={{ flex: 1, minWidth: 220 }}>
                <CardTitle names={names} of={`enemy.${id}`} />
                {counted === undefined ? null : <Text tone="faded">{words.listed(figuresInBox)}</Text>}
              </View>
              {counted === undefined ? null : (
                <Button kind="quiet" label={words.asListed} onPress={() => void countFigures(id, null)} />
              )}
              <Stepper
                label={names.card(`enemy.${id}`).name}
                value={counted ?? figuresInBox}
                max={12}
                onChange={(count) => void countFigures(id, count === figuresInBox ? null : count)}
              />
            </View>
          );
        })}
      </Panel>
    </>
  );
};
