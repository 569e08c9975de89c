import { useRouter } from 'expo-router';
import type { Reference, Step } from '@/games/tcg/play';
import { REMINDERS, STEP_GUIDE } from '@/games/tcg/play';
import type { STEPS } from '@/games/tcg/reference/schema';
import { loadTopics } from '@/games/tcg/session/reference';
import { useWords } from '@/games/tcg/session/useWords';
import { referenceText } from '@/games/tcg/words/references';
import { Topics } from '@/shell/reference';
import { Button } from '@/ui/Button';
import { Section } from '@/ui/tableSet';
import { Text } from '@/ui/Text';
import { Sheet } from './Sheet';
import type { SheetProps } from './types';

/** Under which heading of the reference a step of the turn is looked up. */
const HEADINGS: Record<Step, (typeof STEPS)[number]> = {
  start: 'fellowship',
  fellowship: 'fellowship',
  shadow: 'shadow',
  manoeuvre: 'manoeuvre',
  archery: 'archery',
  archeryFire: 'archery',
  assignment: 'assignment',
  defenders: 'assignment',
  shadowAssignment: 'assignment',
  chooseSkirmish: 'skirmish',
  skirmish: 'skirmish',
  resolution: 'skirmish',
  regroup: 'regroup',
  shadowReconcile: 'regroup',
  moveOrReconcile: 'regroup',
};

/** As many as one reads while the others wait. */
const MOST = 12;

/** What is easily forgotten in this step, and what the booklet says of it; the whole of it is one tap further. */
export const RulesSheet = ({ game, controls }: SheetProps) => {
  const words = useWords();
  const router = useRouter();
  const { step } = game.state.at;
  const { reminders, references } = STEP_GUIDE[step];
  const written = (places: readonly Reference[]): string =>
    places.map((one) => referenceText(one, words)).join(' · ');
  return (
    <Sheet
      game={game}
      title={words.names.step[step]}
      onClose={controls.close}
      foot={
        <Button
          icon="search"
          label={words.table.rules.search}
          onPress={() => router.push({ pathname: '/tcg/reference', params: { step: HEADINGS[step] } })}
        />
      }
    >
      <Text size="story">{words.guide.now[step]}</Text>
      <Text font="sansBold" tone="gold">
        {written(references)}
      </Text>
      {reminders.length === 0 ? null : (
        <Section title={words.table.rules.remember}>
          {reminders.map((reminder) => (
            <Text
              key={reminder}
            >{`${words.guide.reminder[reminder]} (${written(REMINDERS[reminder])})`}</Text>
          ))}
        </Section>
      )}
      <Topics game="tcg" load={loadTopics} step={HEADINGS[step]} most={MOST} />
    </Sheet>
  );
};
