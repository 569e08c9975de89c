import { z } from 'zod';
import { effectSchema } from '@/games/jime/content/schema/effects';
import { context, count, enemyAttack, word, words } from './pieces';
import { text } from './text';

/** What a new group is made of, whether the story wrote it or an encounter drew it. */
const muster = z.object({
  story: word,
  enemy: word,
  name: word.nullable(),
  bonuses: words,
  figures: count,
  space: word,
  exhausted: z.boolean(),
});
export type Muster = z.infer<typeof muster>;

const task = <Name extends string>(name: Name) => z.object({ do: z.literal(name) });

/** One thing the app has still to do. */
export const taskShape = z.discriminatedUnion('do', [
  task('begin'),
  task('effects').extend({ effects: z.array(effectSchema), context }),
  task('provoke').extend({ hero: word, groups: words }),
  task('interact').extend({ hero: word, token: word, interaction: count }),
  task('useTerrain').extend({ hero: word, terrain: word }),
  /**
   * `from`: where the move began; `spends`: it is one of the hero's own moves. An older save says neither: its move is
   * counted already. `tested`: the terrain whose tests to leave or cross are behind the hero.
   */
  task('enter').extend({
    hero: word,
    to: word,
    from: word.optional(),
    spends: z.literal(true).optional(),
    tested: words.optional(),
  }),
  task('explore').extend({ hero: word, tile: word }),
  task('counterattack').extend({ group: word, hero: word, stunned: z.boolean() }),
  task('finishActivation').extend({ group: word }),
  /** Something interrupted so many prompts: what it brings is done over them, before they are answered. */
  task('interrupted').extend({ prompts: count }),
  task('lastStands').extend({ hero: word }),
  task('moveAway').extend({ hero: word, group: word, spaces: count }),
  task('storyAttack').extend({ group: word, hero: word, attack: enemyAttack }),
  task('muster').extend({ group: muster, text: text.nullable() }),
  task('bushes').extend({ hero: word, left: words }),
  task('endTurn').extend({ hero: word }),
  task('beginRound'),
  task('shadowPhase'),
  task('shadowPage'),
  task('activation'),
  task('darkness'),
  task('threat'),
  task('thresholds'),
  task('restore'),
  task('rallyPhase'),
  task('leaveAdventure').extend({ resolution: word }),
]);
export type Task = z.infer<typeof taskShape>;
