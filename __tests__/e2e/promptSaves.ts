import type { GameState, RuleKind } from '@/games/jime/play';
import { heroesOffered, newGame } from '@/games/jime/play';
import type { OpenCampaign } from '@/games/jime/session/campaigns';
import { ScriptedPlayer } from '../saves/scriptedPlayer';
import { jime, openShipped } from '../saves/shippedCampaigns';
import type { Standing } from './gameSaves';
import { writeStates } from './stateSaves';

const CAMPAIGN = 'oath-of-the-lamps';
const HEROES = 3;
/** More companies than it takes to be asked so much. */
const COMPANIES = 12;
const MOST_STEPS = 1500;

const askedIn = ({ stage, prompts }: GameState): RuleKind | null => {
  const kind = prompts.at(-1)?.kind ?? 'setUp';
  return kind === 'setUp' || stage !== 'adventure' ? null : kind;
};

/** The first time a table stands at each kind of moment, until so many kinds are found: half the companies have the mirror on. */
export const firstMoments = async <Kind extends string>(
  wanted: number,
  kindOf: (state: GameState) => Kind | null,
): Promise<Map<Kind, GameState>> => {
  const content = await openShipped(CAMPAIGN);
  const heroes = heroesOffered(content.box, content.campaign.products)
    .slice(0, HEROES)
    .map((hero) => ({ hero, role: null, items: [...(content.box.heroes[hero]?.suggestedItems ?? [])] }));
  const found = new Map<Kind, GameState>();
  for (let seed = 1; seed <= COMPANIES && found.size < wanted; seed += 1) {
    const player = new ScriptedPlayer(seed);
    const chosen = {
      seed,
      difficulty: 'hard',
      mirror: seed % 2 === 0,
      company: 'The Asked',
      heroes,
    } as const;
    let state = newGame(content, chosen);
    for (let steps = 0; steps < MOST_STEPS && state.stage !== 'ended' && found.size < wanted; steps += 1) {
      const kind = kindOf(state);
      if (kind !== null && !found.has(kind)) found.set(kind, state);
      const step = jime.play(state, player.next(state, content), content);
      if (!step.ok) throw new Error(step.refusal.code);
      state = step.state;
    }
  }
  return found;
};

/** The same with what they are played with. */
export const standingIn = async <Kind extends string>(
  moments: ReadonlyMap<Kind, GameState>,
): Promise<Map<Kind, Standing<GameState, OpenCampaign>>> => {
  const content = await openShipped(CAMPAIGN);
  return new Map([...moments].map(([kind, state]) => [kind, { state, content }]));
};

/** A file of saves, each left at a prompt of the kind it is named after; which kinds are in it. */
export const writePromptSaves = async (file: string, wanted: number): Promise<RuleKind[]> => {
  const found = await firstMoments(wanted, askedIn);
  await writeStates(file, CAMPAIGN, found);
  return [...found.keys()];
};
