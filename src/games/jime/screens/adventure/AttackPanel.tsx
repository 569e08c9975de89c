import { View } from 'react-native';
import type { ModifierId } from '@/games/jime/content';
import type { Game, Prompt } from '@/games/jime/play';
import { previewHits } from '@/games/jime/play';
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
import { Modifiers } from './Modifiers';
import { Sheet } from './Sheet';
import { useNames } from '../useNames';

type Entered = { hits: number; modifiers: ModifierId[] };
type Props = { game: Game; panel: Extract<Prompt, { kind: 'panel' }> };

/** §15.3, §62 Hits and modifiers are entered before Apply; the bars show at once what they would do. */
export const AttackPanel = ({ game, panel }: Props) => {
  const words = useWords().table.panel;
  const names = useNames();
  const { act } = useGame.getState();
  const [{ hits, modifiers }, enter] = useEntered<Entered>({ hits: 0, modifiers: [] });
  const group = game.state.adventure?.groups.find(({ id }) => id === panel.group);
  if (!group) return null;
  const struck = previewHits(game, group, hits, modifiers);
  const toggle = (modifier: ModifierId) => {
    const others = modifiers.filter((one) => one !== modifier);
    enter({ hits, modifiers: modifiers.includes(modifier) ? others : [...others, modifier] });
  };
  const hero = names.hero(panel.hero);
  return (
    <Sheet
      rule="panel"
      title={panel.attack ? words.title.attack(hero) : words.title.hits(hero)}
      foot={
        <>
          <Button label={words.leave} onPress={() => void act({ type: 'leave' })} />
          <Button
            kind="primary"
            icon="check"
            label={words.apply}
            onPress={() => void act({ type: 'apply', hits, modifiers })}
          />
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
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.m }}>
        <Text size="story" font="serifBold" style={{ flexGrow: 1 }}>
          {words.hits}
        </Text>
        <Stepper
          label={words.hits}
          value={hits}
          large
          onChange={(count) => enter({ hits: count, modifiers })}
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
