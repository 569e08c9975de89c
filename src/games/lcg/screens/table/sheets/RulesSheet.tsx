import { useRouter } from 'expo-router';
import type { Step } from '@/games/lcg/play';
import type { Step as Heading } from '@/games/lcg/reference/schema';
import { loadTopics } from '@/games/lcg/session/reference';
import { useWords } from '@/games/lcg/session/useWords';
import { Topics } from '@/shell/reference';
import { Button } from '@/ui/Button';
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
  const { reference, table } = useWords();
  const router = useRouter();
  const heading = HEADINGS[game.state.at.step];
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
      <Topics game="lcg" load={loadTopics} step={heading} most={MOST} />
    </Sheet>
  );
};
