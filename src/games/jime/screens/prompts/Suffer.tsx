import { View } from 'react-native';
import type { CommandOf, Now, Suffering } from '@/games/jime/play';
import { useWords } from '@/games/jime/session/useWords';
import { useEntered } from '@/games/jime/session/draftInput';
import { Button } from '@/ui/Button';
import { Choice } from '@/ui/Choice';
import { Notice } from '@/ui/Notice';
import { Stepper } from '@/ui/Stepper';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { KeptCards, NOTHING_KEPT, told } from './KeptCards';
import type { Keeps } from './KeptCards';
import { PromptFrame } from './PromptFrame';
import { StoryText } from './StoryText';
import { DamageAndFear, SufferingRules } from './SufferingDetails';
import type { PromptProps } from './types';
import { CardsAtHand } from '../CardsAtHand';
import { useNames } from '../useNames';

/** §38.10 What is suffered, and the test that negates it where one does. */
const negating = ({ damage, fear, negate }: Suffering): Now => ({
  moments: ['negate', 'suffer', ...(negate ? (['test'] as const) : [])],
  ...(negate ? { test: { stat: negate, purposes: ['negate'] as const } } : {}),
  suffered: [...(damage > 0 ? (['damage'] as const) : []), ...(fear > 0 ? (['fear'] as const) : [])],
});

/** §17.7–17.9 An enemy's attack on a hero. */
export const Attack = ({ prompt, game, act }: PromptProps<'attack'>) => {
  const words = useWords().prompts.attack;
  const names = useNames();
  const { figuresRemoved } = useWords().prompts;
  const { suffering, cause, fallen = 0 } = prompt;
  const group = game.state.adventure?.groups.find(({ id }) => id === prompt.group);
  const hero = names.hero(prompt.hero);
  const said = names.say(prompt.text);
  const entry = useEntry(game.state.mirror, act);
  return (
    <PromptFrame
      kind="attack"
      title={words.title(names.group(group), hero)}
      narration={said}
      actions={<EntryActions entry={entry} suffering={suffering} />}
    >
      {cause === 'activation' ? null : <Text tone="faded">{words.cause[cause]}</Text>}
      {fallen > 0 ? <Notice kind="info" text={figuresRemoved.take(figuresRemoved.figures(fallen))} /> : null}
      <Text size="story" font="serifItalic">
        {said}
      </Text>
      <DamageAndFear damage={suffering.damage} fear={suffering.fear} />
      <View style={{ gap: SPACE.s }}>
        <SufferingRules
          suffering={suffering}
          negate={suffering.negate ? words.negate(hero, names.stat(suffering.negate)) : null}
          effect={prompt.effect}
          terrain={prompt.terrain}
        />
        <CardsAtHand game={game} heroes={[prompt.hero]} now={negating(suffering)} />
      </View>
      {game.state.mirror ? (
        <KeptCards game={game} keeps={entry.keeps} suffering={suffering} onChange={entry.setKeeps} />
      ) : null}
    </PromptFrame>
  );
};

/** §38.1 A hero suffers something the story or the darkness brings; or the table knows who. */
export const Suffer = ({ prompt, game, act }: PromptProps<'suffer'>) => {
  const words = useWords().prompts;
  const names = useNames();
  const { suffering, hero, who } = prompt;
  const said = prompt.text ? names.say(prompt.text) : '';
  const entry = useEntry(game.state.mirror, act);
  const negate = suffering.negate ? names.stat(suffering.negate) : null;
  return (
    <PromptFrame
      kind="suffer"
      title={hero ? words.suffer.title(names.hero(hero)) : words.suffer[who === 'hero' ? 'here' : who]}
      narration={said}
      actions={
        hero ? (
          <EntryActions entry={entry} suffering={suffering} />
        ) : (
          <Button kind="primary" icon="check" label={words.done} onPress={() => act({ type: 'continue' })} />
        )
      }
    >
      {said ? <StoryText>{said}</StoryText> : null}
      <DamageAndFear damage={suffering.damage} fear={suffering.fear} />
      <View style={{ gap: SPACE.s }}>
        <SufferingRules
          suffering={suffering}
          negate={
            negate && (hero ? words.attack.negate(names.hero(hero), negate) : words.suffer.negate(negate))
          }
          terrain={prompt.terrain}
        />
        {hero ? <CardsAtHand game={game} heroes={[hero]} now={negating(suffering)} /> : null}
      </View>
      {hero && game.state.mirror ? (
        <KeptCards game={game} keeps={entry.keeps} suffering={suffering} onChange={entry.setKeeps} />
      ) : null}
    </PromptFrame>
  );
};

type Entry = {
  successes: number;
  setSuccesses(count: number): void;
  keeps: Keeps;
  setKeeps(keeps: Keeps): void;
  answer(through: boolean): void;
};

const useEntry = (mirror: boolean, act: (command: CommandOf<'suffer'>) => void): Entry => {
  // What an older version left half entered names no cards.
  const [{ successes, keeps }, enter] = useEntered(
    { successes: 0, keeps: NOTHING_KEPT },
    (left) => 'faceup' in left.keeps,
  );
  const answer = (through: boolean) =>
    act({ type: 'suffer', through, keeps: !mirror ? null : told(through ? keeps : NOTHING_KEPT) });
  return {
    successes,
    setSuccesses: (count) => enter({ successes: count, keeps }),
    keeps,
    setKeeps: (kept) => enter({ successes, keeps: kept }),
    answer,
  };
};

type EntryProps = { entry: Entry; suffering: Suffering };

const leftOf = ({ entry, suffering }: EntryProps): number =>
  Math.max(0, suffering.damage + suffering.fear - entry.successes);

/** As many numbers as stand side by side; more are counted with − and +. */
const MOST_IN_A_ROW = 6;

/** §38.11 Successes may be entered, or kept at the table: the one button says what is left to suffer. */
const EntryActions = ({ entry, suffering }: EntryProps) => {
  const { app, prompts } = useWords();
  const words = prompts.attack;
  const names = useNames();
  const left = leftOf({ entry, suffering });
  const dealt = suffering.damage + suffering.fear;
  return (
    <>
      {dealt === 0 ? null : (
        <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.s }}>
          {/* The stat again: in large letters the sentence that names it may lie below the fold. */}
          <Text font="sansBold">
            {suffering.negate ? app.pair(names.stat(suffering.negate), words.successes) : words.negated}
          </Text>
          {dealt < MOST_IN_A_ROW ? (
            <Choice
              label={suffering.negate ? words.successes : words.negated}
              value={String(entry.successes)}
              options={Array.from({ length: dealt + 1 }, (_, count) => String(count)).map((value) => ({
                value,
                label: value,
              }))}
              onChoose={(value) => entry.setSuccesses(Number(value))}
            />
          ) : (
            <Stepper
              label={suffering.negate ? words.successes : words.negated}
              value={entry.successes}
              max={dealt}
              onChange={entry.setSuccesses}
            />
          )}
        </View>
      )}
      <Button
        kind="primary"
        icon={left === 0 ? 'check' : suffering.damage > 0 ? 'damage' : 'fear'}
        label={left === 0 ? words.all : words.suffered(left)}
        onPress={() => entry.answer(left > 0)}
      />
    </>
  );
};
