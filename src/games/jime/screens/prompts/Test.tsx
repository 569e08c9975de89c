import type { ReactNode } from 'react';
import { View } from 'react-native';
import type { Stat } from '@/games/jime/content';
import type { Command, HeroId } from '@/games/jime/play';
import { legalCommands, standingHeroes, statOf } from '@/games/jime/play';
import { useWords } from '@/games/jime/session/useWords';
import { useEntered } from '@/games/jime/session/draftInput';
import { Choice } from '@/ui/Choice';
import { Icon } from '@/ui/Icon';
import { Picture } from '@/ui/Picture';
import { ProgressBar } from '@/ui/ProgressBar';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { useChances, useOdds } from './Odds';
import { PromptFrame } from './PromptFrame';
import { StoryText } from './StoryText';
import { CountAction, PassOrFail } from './TestActions';
import type { PromptOf, PromptProps } from './types';
import { likeliest } from '../adventure/actor';
import { CardsAtHand } from '../CardsAtHand';
import { useNames } from '../useNames';

type Entered = { hero: HeroId; stat: Stat; successes: number };

const isTest = (command: Command) => command.type === 'passTest' || command.type === 'countTest';

/** §107 A test: who makes it and with which stat, each beside its chance without inspiration, and how it went. */
export const Test = ({ prompt, game, act }: PromptProps<'test'>) => {
  const words = useWords().prompts;
  const names = useNames();
  const offered = legalCommands(game.state, game.content, ['passTest', 'countTest']).filter(isTest);
  const mayDecline = legalCommands(game.state, game.content, ['leave']).length > 0;
  const heroes = [...new Set(offered.map(({ hero }) => hero))];
  const acting = game.state.adventure?.turn;
  const able = standingHeroes(game).filter((one) => heroes.includes(one.hero));
  const [entered, enter] = useEntered<Entered>({
    hero: prompt.hero ?? heroes.find((one) => one === acting) ?? likeliest(able) ?? '',
    stat: prompt.stats[0] ?? 'might',
    successes: 0,
  });
  const { hero, stat, successes } = entered;
  const { judged } = prompt;
  const said = names.say(prompt.text);
  const gathered = judged.by === 'cumulative' ? (game.state.adventure?.successes[judged.name] ?? 0) : 0;
  const needed = judged.by === 'counted' ? null : judged.needed - gathered;
  const odds = useOdds({ game, heroes, stats: prompt.stats, needed });
  const chances = useChances(game, needed);
  const withChance = (name: string, one: HeroId, by: Stat): string =>
    needed === null ? name : words.odds.choice(name, chances(one, by)[0] ?? '');
  return (
    <PromptFrame
      kind="test"
      title={titleOf(prompt, words.test, names)}
      narration={said}
      choices={
        <>
          {heroes.length > 1 ? (
            <Choice
              label={words.test.who}
              value={hero}
              options={heroes.map((value) => ({
                value,
                label: withChance(names.hero(value), value, stat),
              }))}
              onChoose={(value) => enter({ ...entered, hero: value })}
            />
          ) : null}
          {prompt.stats.length > 1 ? (
            <Choice
              label={words.test.stat}
              value={stat}
              options={prompt.stats.map((value) => ({
                value,
                label: withChance(names.stat(value), hero, value),
              }))}
              onChoose={(value) => enter({ ...entered, stat: value })}
            />
          ) : null}
        </>
      }
      actions={
        judged.by === 'needed' || judged.by === 'terrain' ? (
          <PassOrFail
            onAnswer={(passed) => act({ type: 'passTest', hero, stat, passed })}
            onDecline={mayDecline ? () => act({ type: 'leave' }) : undefined}
          />
        ) : (
          <CountAction
            successes={successes}
            onCount={(count) => enter({ ...entered, successes: count })}
            onEnter={() => act({ type: 'countTest', hero, stat, successes })}
          />
        )
      }
    >
      <StoryText>{said}</StoryText>
      <StatNeeded
        stat={stat}
        needed={judged.by === 'needed' || judged.by === 'terrain' ? judged.needed : null}
        odds={odds.toggle}
      />
      {odds.table}
      <View style={{ gap: SPACE.s }}>
        <Text>{words.test.reveal(Math.max(1, statOf(game, hero, stat)))}</Text>
        <CardsAtHand
          game={game}
          heroes={[hero]}
          now={{ moments: ['test'], test: { stat, purposes: ['story', 'interaction'] } }}
        />
      </View>
      {judged.by === 'cumulative' ? (
        <SuccessesSoFar gathered={gathered} successes={successes} needed={judged.needed} />
      ) : null}
      {judged.by === 'counted' ? <Text>{words.test.best}</Text> : null}
    </PromptFrame>
  );
};

const titleOf = (
  { hero, stats }: PromptOf<'test'>,
  words: ReturnType<typeof useWords>['prompts']['test'],
  names: ReturnType<typeof useNames>,
): string => {
  const [stat] = stats;
  if (!hero) return words.who;
  return stat && stats.length === 1
    ? words.title(names.hero(hero), names.stat(stat))
    : words.one(names.hero(hero));
};

type NeededProps = {
  stat: Stat;
  needed: number | null;
  /** What unfolds the odds. */
  odds: ReactNode;
};

/** The successes needed, large: a number beside the name of a stat would be read as the hero's own. */
export const StatNeeded = ({ stat, needed, odds }: NeededProps) => {
  const words = useWords().prompts.test;
  const names = useNames();
  const test = words.of(names.stat(stat));
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: SPACE.s }}>
      <Picture
        label={needed === null ? test : `${needed} ${words.needed(needed)}, ${test}`}
        style={{ flexDirection: 'row', flexGrow: 1, alignItems: 'center', columnGap: SPACE.s }}
      >
        <Icon name={stat} size={44} tone="river" />
        <Text size="title" font="sansBold">
          {needed ?? names.stat(stat)}
        </Text>
        {needed === null ? null : (
          <View style={{ flexShrink: 1 }}>
            <Text font="sansBold">{words.needed(needed)}</Text>
            <Text tone="faded">{test}</Text>
          </View>
        )}
      </Picture>
      {odds}
    </View>
  );
};

type GatheredProps = { gathered: number; successes: number; needed: number };

/** §107.3 Successes of several attempts and heroes add up. */
const SuccessesSoFar = ({ gathered, successes, needed }: GatheredProps) => {
  const words = useWords().prompts.test;
  const total = Math.min(needed, gathered + successes);
  return (
    <View style={{ gap: SPACE.xs }}>
      <ProgressBar label={words.gathered(gathered, needed)} value={total} max={needed} />
      <Text tone="faded" live>
        {successes === 0 ? words.gathered(gathered, needed) : words.withThese(total, needed)}
      </Text>
    </View>
  );
};
