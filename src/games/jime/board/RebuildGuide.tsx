import type { ReactNode } from 'react';
import { View } from 'react-native';
import { EnemyHead, HeroHead } from '@/games/jime/heads/Head';
import { useWords } from '@/games/jime/session/useWords';
import { Panel } from '@/ui/Panel';
import { Pips } from '@/ui/Pips';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { TurnedTile } from './TurnedTile';
import { groupName, labelsOf, spaceName, tileName } from './labels';
import { tileInstruction, turnSeen } from './layMapSteps';
import type { BoardGroup, BoardView } from './view';
import { tileId } from './view';

type Props = {
  view: BoardView;
  /** How far the board lies turned on the screen, in degrees: tiles are drawn and told as they lie there. */
  angle?: number;
  say(key: string): string;
};

/** The whole table from nothing: tiles in laying order with what lies on each, then groups and heroes. */
export const RebuildGuide = ({ view, angle = 0, say }: Props) => {
  const words = useWords().board;
  return (
    <View style={{ gap: SPACE.l }}>
      {view.darkEverywhere ? (
        <Text tone="violet" font="serifBold">
          {words.darkEverywhere}
        </Text>
      ) : null}
      {view.tiles.map((tile, i) => (
        <TileRow key={tileId(tile)} view={view} angle={angle} id={tileId(tile)} number={i + 1} say={say} />
      ))}
      {view.groups.length === 0 ? null : (
        <Section title={words.groups}>
          {view.groups.map((group) => (
            <GroupRow key={group.id} view={view} group={group} />
          ))}
        </Section>
      )}
      {view.heroes.length === 0 ? null : (
        <Section title={words.heroes}>
          {view.heroes.map(({ id, name, space }) => (
            <Standing key={id} head={<HeroHead hero={id} size={48} />}>
              <Text>{words.stands(name, spaceName(view, space, words))}</Text>
            </Standing>
          ))}
        </Section>
      )}
    </View>
  );
};

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <Panel style={{ gap: SPACE.s }}>
    <Text size="heading" heading={2}>
      {title}
    </Text>
    {children}
  </Panel>
);

type TileProps = Required<Props> & { id: string; number: number };

const TileRow = ({ view, angle, id, number, say }: TileProps) => {
  const words = useWords().board;
  const tile = view.tiles.find((each) => tileId(each) === id);
  const how = tileInstruction(view, id);
  const labels = labelsOf(view, words, say).find((each) => each.tile.id === id);
  if (!tile || !how) return null;
  const figures = new Set([...view.groups, ...view.heroes].map((figure) => figure.id));
  const things = labels?.things.filter((thing) => !figures.has(thing.id)) ?? [];
  const against = how.against.map((other) =>
    view.kind === 'journey' ? other : tileName(view, other, words),
  );
  const name = tileName(view, id, words);
  return (
    <Panel style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.m }}>
      <TurnedTile tile={tile} label={name} side={150} angle={angle} />
      <View style={{ flex: 1, minWidth: 220, gap: SPACE.xs }}>
        <Text size="heading" heading={2}>{`${number}. ${name}`}</Text>
        <Text>{against.length === 0 ? words.layFirst : words.layBeside(words.list(...against))}</Text>
        {'cells' in tile ? null : <Text tone="faded">{words.turns[turnSeen(how.turn, angle)]}</Text>}
        {things.map((thing) => (
          <Text key={thing.id}>{`• ${thing.label}`}</Text>
        ))}
      </View>
    </Panel>
  );
};

const GroupRow = ({ view, group }: { view: BoardView; group: BoardGroup }) => {
  const words = useWords();
  return (
    <Standing head={<EnemyHead enemy={group.enemy} size={56} />}>
      <Text font="serifBold">
        {words.board.stands(groupName(group, words.board), spaceName(view, group.space, words.board))}
      </Text>
      {group.figures.map((health, i) => (
        <Pips key={i} shape="circle" tone="ember" count={health} label={words.box.enemy.health(health)} />
      ))}
    </Standing>
  );
};

/** A figure by its face, and where it stands. */
const Standing = ({ head, children }: { head: ReactNode; children: ReactNode }) => (
  <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.m }}>
    {head}
    <View style={{ flex: 1, gap: SPACE.xs }}>{children}</View>
  </View>
);
