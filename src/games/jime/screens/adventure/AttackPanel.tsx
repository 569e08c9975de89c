import { View } from 'react-native';
import type { ModifierId } from '@/games/jime/content';
import type { Game, Prompt } from '@/games/jime/play';
import { previewHits, weaponsOf } from '@/games/jime/play';
import { useGame } from '@/games/jime/session/game';
import { useWords } from '@/games/jime/session/useWords';
import { useEntered } from '@/games/jime/session/draftInput';
import { Button } from '@/ui/Button';
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
import { useNames } from '../useNames';

/** `more`: hits besides those of the lines, from cards and the like; fewer when they are negative. */
type Entered = { lines: string[]; more: number; modifiers: ModifierId[] };
const toggled = <Item,>(items: readonly Item[], item: Item): Item[] =>
  items.includes(item) ? items.filter((one) => one !== item) : [...items, item];

type Props = { game: Game; panel: Extract<Prompt, { kind: 'panel' }> };

/** §15.3, §62 Hits and modifiers are entered before Apply, by the lines of the weapons or one by one; the bars show at once what they would do. */
export const AttackPanel = ({ game, panel }: Props) => {
  const words = useWords().table.panel;
  const names = useNames();
  const { act } = useGame.getState();
  const [{ lines, more, modifiers: besides }, enter] = useEntered<Entered>({
    lines: [],
    more: 0,
    modifiers: [],
  });
  const group = game.state.adventure?.groups.find(({ id }) => id === panel.group);
  if (!group) return null;
  const weapons = panel.attack ? weaponsOf(game, panel.hero) : [];
  const bought = boughtBy(weapons, lines);
  const hits = Math.max(0, bought.hits + more);
  const modifiers = [...new Set([...bought.modifiers, ...besides])];
  const struck = previewHits(game, group, hits, modifiers);
  const toggle = (modifier: ModifierId) =>
    bought.modifiers.includes(modifier)
      ? undefined
      : enter({ lines, more, modifiers: toggled(besides, modifier) });
  const hero = names.hero(panel.hero);
  return (
    <Sheet
      rule="panel"
      title={panel.attack ? words.title.attack(hero) : words.title.hits(hero)}
      foot={
        <>
          <Button label={words.leave} onPress={() => void act({ type: 'leave' })} />
          <ApplyButtons game={game} panel={panel} group={group} hits={hits} modifiers={modifiers} />
        </>
      }
    >
      <GroupHeader game={game} group={group} />
      {panel.inRange === false ? <Notice kind="warning" text={words.outOfRange} /> : null}
      {panel.terrain.map(({ terrain, count }) => (
        <Notice
          key={terrain}
          kind="info"
          text={words.terrain(names.say(`terrain.${terrain}`), count, names.say(`terrain.${terrain}.gist`))}
        />
      ))}
      <WeaponLines
        weapons={weapons}
        bought={lines}
        onBuy={(line) => enter({ lines: toggled(lines, line), more: 0, modifiers: besides })}
      />
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.m }}>
        <Text size="story" font="serifBold" style={{ flexGrow: 1 }}>
          {words.hits}
        </Text>
        <Stepper
          label={words.hits}
          value={hits}
          large
          onChange={(count) => enter({ lines, more: count - bought.hits, modifiers: besides })}
        />
      </View>
      <FigureBars label={words.preview}>
        {group.figures.map((figure, i) => (
          <FigureBar key={i} n={i + 1} full={group.fullHealth} figure={figure} after={struck[i]} />
        ))}
      </FigureBars>
      <Modifiers game={game} group={group} chosen={modifiers} onToggle={toggle} />
      <Text live tone="ember" font="sansBold">
        {struck.every(({ defeated }) => defeated)
          ? words.allFall
          : modifiers.includes('stun')
            ? words.stunned
            : ' '}
      </Text>
    </Sheet>
  );
};
