import { useState } from 'react';
import { View } from 'react-native';
import type { BoardView } from '@/games/jime/board/view';
import type { OpenBox } from '@/games/jime/session/box';
import { useNames } from '../useNames';
import { useCollection } from '@/games/jime/session/collection';
import type { SampleMaps } from '@/games/jime/session/sampleMaps';
import { useLanguage } from '@/session/settings';
import { useWords } from '@/games/jime/session/useWords';
import { Button } from '@/ui/Button';
import { Choice } from '@/ui/Choice';
import { Page } from '@/ui/Page';
import { Panel } from '@/ui/Panel';
import { Stepper } from '@/ui/Stepper';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { drawMap } from './drawMap';

type Props = {
  opened: OpenBox;
  samples: SampleMaps;
  /** Given by the address: the same map again. */
  seed: number | null;
  onBack(): void;
  onDraw(view: BoardView): void;
};

/** Another map each time it is asked for. */
const anyNumber = (): number => Date.now() % 1_000_000;

export const ChooseMap = ({ opened, samples, seed, onBack, onDraw }: Props) => {
  const words = useWords().layMap;
  const text = samples.text[useLanguage()];
  const products = useCollection((state) => state.collection.products);
  const { say } = useNames();
  const maps = samples.maps.filter(({ needs }) => needs.every((product) => products.includes(product)));
  const [id, setId] = useState(maps[0]?.id ?? '');
  const [heroes, setHeroes] = useState(3);
  const sample = maps.find((map) => map.id === id);
  const draw = () => {
    if (sample) onDraw(drawMap(sample, opened.box, products, heroes, seed ?? anyNumber(), say));
  };
  return (
    <Page title={words.title} onBack={onBack}>
      <Text size="story">{words.intro}</Text>
      <Panel>
        <Text size="heading" heading={2}>
          {words.kind}
        </Text>
        <Choice
          label={words.kind}
          value={id}
          options={maps.map((map) => ({ value: map.id, label: text[`map.${map.id}`] ?? map.id }))}
          onChoose={setId}
        />
        <Text>{text[`map.${id}.gist`] ?? ''}</Text>
        <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.m }}>
          <Text size="heading" heading={2}>
            {words.heroes}
          </Text>
          <Stepper label={words.heroes} value={heroes} min={2} max={5} onChange={setHeroes} />
        </View>
      </Panel>
      {maps.length < samples.maps.length ? (
        <Text tone="faded">{words.more(samples.maps.length - maps.length)}</Text>
      ) : null}
      <View style={{ alignItems: 'flex-end' }}>
        <Button kind="primary" icon="map" label={words.draw} onPress={draw} />
      </View>
    </Page>
  );
};
