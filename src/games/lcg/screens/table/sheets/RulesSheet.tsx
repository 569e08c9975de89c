import { useRouter } from 'expo-router';
import type { Step } from '@/games/lcg/play';
import type { Step as Heading } from '@/games/lcg/reference/schema';
import { topicsOfStep } from '@/games/lcg/reference/search';
import { useWords } from '@/games/lcg/session/useWords';
import { Button } from '@/ui/Button';
import { Text } from '@/ui/Text';
import { EntryCard } from '../../reference/EntryCard';
import { useReference } from '../../reference/useReference';
import { Sheet } from './Sheet';
import type { SheetProps } from './types';

/** Under which heading of the reference a step of the round is looked up. */
const HEADINGS: Record<Step, Heading> = {
  collect: 'resource',
  planning: 'planning',
  questBegins: 'quest',
  commit: 'quest.commit',
  staging: 'quest.staging',
  resolution: 'quest.resolution',
  travel: 'travel',
  engage: 'encounter.optional',
  checks: 'encounter.checks',
  dealShadows: 'combat.shadow',
  chooseEnemy: 'combat.enemies',
  defend: 'combat.enemies',
  shadow: 'combat.shadow',
  enemyDamage: 'combat.enemies',
  declareAttack: 'combat.attacks',
  strength: 'combat.attacks',
  playerDamage: 'combat.attacks',
  combatEnds: 'combat',
  refresh: 'refresh',
};

/** As many as one reads while the others wait. */
const MOST = 12;

/** What the rules and the F.A.Q. say of the step under way; the whole reference is one tap further. */
export const RulesSheet = ({ game, controls }: SheetProps) => {
  const { app, reference, table } = useWords();
  const router = useRouter();
  const { index, failed, retry } = useReference();
  const heading = HEADINGS[game.state.at.step];
  const topics = index
    ? topicsOfStep(
        index.indexed.map(({ topic }) => topic),
        heading,
      )
    : [];
  return (
    <Sheet
      game={game}
      title={reference.step[heading]}
      onClose={controls.close}
      foot={
        <Button
          icon="search"
          label={table.rules.search}
          onPress={() => router.push({ pathname: '/lcg/reference', params: { step: heading } })}
        />
      }
    >
      {failed ? <Button icon="retry" label={app.retry} onPress={retry} /> : null}
      {index || failed ? null : <Text tone="faded">{app.opening}</Text>}
      {topics.slice(0, MOST).map((topic) => (
        <EntryCard key={topic.id} topic={topic} />
      ))}
    </Sheet>
  );
};
