import { View } from 'react-native';
import type { ModifierId } from '@/games/jime/content';
import type { Game, Prompt, Weapon } from '@/games/jime/play';
import { previewHits, weaponsOf } from '@/games/jime/play';
import { useGame } from '@/games/jime/session/game';
import { useWords } from '@/games/jime/session/useWords';
import { useEntered } from '@/games/jime/session/draftInput';
import { Notice } from '@/ui/Notice';
import { Stepper } from '@/ui/Stepper';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { FigureBar, FigureBars } from './FigureBar';
import { GroupHeader } from './GroupHeader';
import { ApplyButtons } from './ApplyButtons';
import { Modifiers } from './Modifiers';
import { Sheet } from './Sheet';
import { WeaponLines, boughtBy } from './WeaponLines';
import { CardsAtHand } from '../CardsAtHand';
import { useNames } from '../useNames';

const CLOSE = { gap: SPACE.s };

type Entered = { hits: number; modifiers: ModifierId[]; lines: string[] };
const toggled = <Item,>(items: readonly Item[], item: Item): Item[] =>
  items.includes(item) ? items.filter((one) => one !== item) : [...items, item];

/** §17.4 A line bought, or given back: its hits and modifiers come and go with it. */
const withLine = ({ hits, modifiers, lines }: Entered, weapons: readonly Weapon[], line: string): Entered => {
  const next = toggled(lines, line);
  const [before, after] = [boughtBy(weapons, lines), boughtBy(weapons, next)];
  const besides = modifiers.filter((one) => !before.modifiers.includes(one));
  return {
    hits: Math.max(0, hits - before.hits + after.hits),
    modifiers: [...new Set([...besides, ...after.modifiers])],
    lines: next,
  };
};

type Props = { game: Game; panel: Extract<Prompt, { kind: 'panel' }> };

/** §15.3, §62 Hits and modifiers are entered before Apply, by the lines of the weapons or one by one; the bars show at once what they would do. */
export const AttackPanel = ({ game, panel }: Props) => {
  const words = useWords().table.panel;
  const names = useNames();
  const { act } = useGame.getState();
  const [entered, enter] = useEntered<Entered>({ hits: 0, modifiers: [], lines: [] });
  const { hits, modifiers, lines } = entered;
  const group = game.state.adventure?.groups.find(({ id }) => id === panel.group);
  if (!group) return null;
  const weapons = panel.attack ? weaponsOf(game, panel.hero) : [];
  const struck = previewHits(game, group, hits, modifiers);
  const hero = names.hero(panel.hero);
  // One figure stands beside the number of its hits: the modifiers below stay in sight.
  const alone = group.figures.length === 1;
  const bars = (
    <FigureBars label={words.preview}>
      {group.figures.map((figure, i) => (
        <FigureBar key={i} n={i + 1} full={group.fullHealth} figure={figure} after={struck[i]} />
      ))}
    </FigureBars>
  );
  return (
    <Sheet
      rule="panel"
      title={panel.attack ? words.title.attack(hero) : words.title.hits(hero)}
      closeLabel={words.leave}
      onClose={() => void act({ type: 'leave' })}
      foot={<ApplyButtons game={game} panel={panel} group={group} hits={hits} modifiers={modifiers} />}
    >
      <View style={CLOSE}>
        <GroupHeader game={game} group={group} />
        {panel.inRange === false ? <Notice kind="warning" text={words.outOfRange} /> : null}
        {panel.terrain.map(({ terrain, count }) => (
          <Notice
            key={terrain}
            kind="info"
            text={words.terrain(names.say(`terrain.${terrain}`), count, names.say(`terrain.${terrain}.gist`))}
          />
        ))}
        {panel.attack ? (
          <CardsAtHand game={game} heroes={[panel.hero]} now={{ moments: ['attack'] }} />
        ) : null}
        <WeaponLines
          weapons={weapons}
          bought={lines}
          onBuy={(line) => enter(withLine(entered, weapons, line))}
        />
      </View>
      <View style={CLOSE}>
        <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.m }}>
          <View style={{ flexGrow: 1 }}>
            <Text size="story" font="serifBold">
              {words.hits}
            </Text>
            {alone ? bars : null}
          </View>
          <Stepper
            label={words.hits}
            value={hits}
            large
            onChange={(count) => enter({ ...entered, hits: count })}
          />
        </View>
        {alone ? null : bars}
        <Modifiers
          game={game}
          group={group}
          chosen={modifiers}
          onToggle={(modifier) => enter({ ...entered, modifiers: toggled(modifiers, modifier) })}
        />
        <Text live tone="ember" font="sansBold">
          {struck.every(({ defeated }) => defeated)
            ? words.allFall
            : modifiers.includes('stun')
              ? words.stunned
              : ''}
        </Text>
      </View>
    </Sheet>
  );
};
