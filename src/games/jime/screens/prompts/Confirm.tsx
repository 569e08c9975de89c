import { View } from 'react-native';
import { EnemyHead } from '@/games/jime/heads/Head';
import { useWords } from '@/games/jime/session/useWords';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { GroupReach } from '../GroupReach';
import { PromptFrame } from './PromptFrame';
import type { PromptProps } from './types';
import { useNames } from '../useNames';

/** §72.6 The hourglass warns when someone has not played. */
export const Hourglass = ({ prompt, act }: PromptProps<'hourglass'>) => {
  const words = useWords();
  const { hourglass } = words.prompts;
  const names = useNames();
  const answer = (yes: boolean) => () => act({ type: 'answer', yes });
  return (
    <PromptFrame
      kind="hourglass"
      title={hourglass.title}
      actions={
        <>
          <Button label={hourglass.yes} onPress={answer(true)} />
          <Button kind="primary" label={hourglass.no} icon="back" onPress={answer(false)} />
        </>
      }
    >
      <Text size="story">{hourglass.waiting(words.board.list(...prompt.waiting.map(names.hero)))}</Text>
    </PromptFrame>
  );
};

/** §35.1, §35.2 Only the table knows whether the group can strike back; the mirror has an opinion. */
export const Counterattack = ({ prompt, game, act }: PromptProps<'counterattack'>) => {
  const words = useWords().prompts.counterattack;
  const names = useNames();
  const group = game.state.adventure?.groups.find(({ id }) => id === prompt.group);
  const hero = names.hero(prompt.hero);
  const { inRange } = prompt;
  const button = (yes: boolean) => (
    <Button
      kind={inRange === yes ? 'primary' : 'outline'}
      label={yes ? words.yes : words.no}
      onPress={() => act({ type: 'answer', yes })}
      style={{ flexGrow: 1 }}
    />
  );
  return (
    <PromptFrame
      kind="counterattack"
      title={words.title}
      actions={
        <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s }}>
          {button(false)}
          {button(true)}
        </View>
      }
    >
      <Text size="story">{words.ask(names.group(group), hero)}</Text>
      {group ? <GroupReach game={game} group={group} /> : null}
      {inRange === null ? null : (
        <Notice kind="info" text={inRange ? words.inRange(hero) : words.outOfRange(hero)} />
      )}
    </PromptFrame>
  );
};

/** §112.4, §112.5 Figures to take off the map, and with the last one the banner. */
export const FiguresRemoved = ({ prompt, game, act }: PromptProps<'figuresRemoved'>) => {
  const words = useWords().prompts;
  const { figuresRemoved } = words;
  const names = useNames();
  const group = game.state.adventure?.groups.find(({ id }) => id === prompt.group);
  const fallen = prompt.banner ? figuresRemoved.bannerToo : figuresRemoved.defeated;
  const left = prompt.defeated ? fallen : figuresRemoved.left(group?.figures.length ?? 0);
  return (
    <PromptFrame
      kind="figuresRemoved"
      title={figuresRemoved.title(prompt.figures)}
      actions={
        <Button kind="primary" icon="check" label={words.done} onPress={() => act({ type: 'continue' })} />
      }
    >
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.m }}>
        <EnemyHead enemy={prompt.enemy} size={72} />
        <Text size="heading" font="serifBold" style={{ flexShrink: 1 }}>
          {group ? names.group(group) : names.enemy(prompt.enemy)}
        </Text>
      </View>
      <Text size="story">{figuresRemoved.take(figuresRemoved.figures(prompt.figures))}</Text>
      {prompt.banner ? <Text tone="faded">{names.banner(prompt.banner)}</Text> : null}
      <Text>{left}</Text>
    </PromptFrame>
  );
};
