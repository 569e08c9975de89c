import { View } from 'react-native';
import type { Names } from '../useNames';
import { useWords } from '@/games/jime/session/useWords';
import { Panel } from '@/ui/Panel';
import { ScrollList } from '@/ui/Scroll';
import { Text } from '@/ui/Text';
import { CardTitle } from './CardTitle';
import type { BoxTabProps } from './boxTab';
import { LIST } from './boxTab';
import { keywordText } from './Skills';

type Line = { id: string; name: string; facts: string; gist?: string };

const Lines = ({ title, lines, names }: { title: string; lines: Line[]; names: Names }) => (
  <Panel>
    <Text size="heading" heading={2}>
      {title}
    </Text>
    {lines.map(({ id, name, facts, gist }) => (
      <View key={id}>
        <CardTitle names={names} of={name} />
        {facts ? <Text tone="faded">{facts}</Text> : null}
        {gist ? <Text>{names.say(gist)}</Text> : null}
      </View>
    ))}
  </Panel>
);

export const TerrainCards = ({ opened, names, shows }: BoxTabProps) => {
  const { terrain: words, tabs } = useWords().box;
  const { terrain, spaceTraits } = opened.box;
  const lines = [
    ...Object.values(terrain)
      .filter(({ id, product }) => shows([product], [`terrain.${id}`]))
      .map(({ id, where, tokenSides, product }) => ({
        id,
        name: `terrain.${id}`,
        facts: [words[where], words.sides(tokenSides), names.say(`product.${product}`)].join(' · '),
        gist: `terrain.${id}.gist`,
      })),
    ...Object.values(spaceTraits)
      .filter(({ id, products }) => shows(products, [`spaceTrait.${id}`]))
      .map(({ id }) => ({ id, name: `spaceTrait.${id}`, facts: '', gist: `spaceTrait.${id}.gist` })),
  ];
  return (
    <ScrollList
      {...LIST}
      data={lines.length > 0 ? [lines] : []}
      renderItem={({ item }) => <Lines title={tabs.terrain} lines={item} names={names} />}
    />
  );
};

/** Everything small: titles, boons, banes, decks, weaknesses, modifiers, keywords and elite bonuses. */
export const OtherCards = ({ opened, names, shows }: BoxTabProps) => {
  const { cards: words, skill, item, enemy } = useWords().box;
  const { box } = opened;
  const suffering = (kind: 'damage' | 'fear'): Line[] =>
    Object.values(kind === 'damage' ? box.damageCards : box.fearCards).map(
      ({ id, copies, staysFaceup, when }) => ({
        id,
        name: `${kind}.${id}`,
        facts: [item.copies(copies), staysFaceup ? words.staysFaceup : ''].filter(Boolean).join(' · '),
        gist: when ? `${kind}.${id}.gist` : undefined,
      }),
    );
  const plain = (kind: string, records: readonly { id: string }[], gist: boolean): Line[] =>
    records.map(({ id }) => ({
      id,
      name: `${kind}.${id}`,
      facts: '',
      gist: gist ? `${kind}.${id}.gist` : undefined,
    }));
  const titles = Object.values(box.titles)
    .filter(({ product }) => shows([product], [], ''))
    .map((title): Line => ({
      id: title.id,
      name: `title.${title.id}`,
      facts: [
        skill.number(title.number),
        skill.icons(title.success, title.fate),
        ...title.keywords.map((printed) => keywordText(printed, names)),
        ...title.traits.map((trait) => names.say(`trait.${trait}`)),
        names.say(`product.${title.product}`),
      ].join(' · '),
      gist: title.when ? `title.${title.id}.gist` : undefined,
    }));
  const groups: [string, Line[]][] = [
    [words.titles, titles],
    [words.boons, plain('boon', Object.values(box.boons), true)],
    [words.banes, plain('bane', Object.values(box.banes), true)],
    [words.modifiers, plain('modifier', Object.values(box.modifiers), true)],
    [words.keywords, plain('keyword', Object.values(box.keywords), true)],
    [
      enemy.bonuses,
      Object.values(box.enemyBonuses).map(({ id, name }) => ({
        id,
        name: `bonus.${name}`,
        facts: '',
        gist: `bonus.${id}.gist`,
      })),
    ],
    [words.weaknesses, plain('weakness', Object.values(box.weaknesses), false)],
    [words.damage, suffering('damage')],
    [words.fear, suffering('fear')],
  ];
  const asked = groups
    .map(([title, lines]): [string, Line[]] => [title, lines.filter(({ name }) => shows(['core'], [name]))])
    .filter(([, lines]) => lines.length > 0);
  return (
    <ScrollList
      {...LIST}
      data={asked}
      keyExtractor={([title]) => title}
      renderItem={({ item: [title, lines] }) => <Lines title={title} lines={lines} names={names} />}
    />
  );
};
