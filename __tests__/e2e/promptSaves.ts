import type { GameState, RuleKind } from '@/games/jime/play';
import { heroesOffered, newGame } from '@/games/jime/play';
import { ScriptedPlayer } from '../saves/scriptedPlayer';
import { jime, openShipped } from '../saves/shippedCampaigns';
import { writeStates } from './stateSaves';

const CAMPAIGN = 'oath-of-the-lamps';
const HEROES = 3;
/** More companies than it takes to be asked so much. */
const COMPANIES = 12;
const MOST_STEPS = 1500;

const askedIn = ({ prompts }: GameState): RuleKind | null => {
  const kind = prompts.at(-1)?.kind ?? 'setUp';
  return kind === 'setUp' ? null : kind;
};

/** The first time a table is asked a kind of question, until so many kinds are found: half the companies have the mirror on. */
const firstAsked = async (wanted: number): Promise<Map<RuleKind, GameState>> => {
  const content = await openShipped(CAMPAIGN);
  const heroes = heroesOffered(content.box, content.campaign.products)
    .slice(0, HEROES)
    .map((hero) => ({ hero, role: null, items: [...(content.box.heroes[hero]?.suggestedItems ?? [])] }));
  const found = new Map<RuleKind, GameState>();
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
      const kind = askedIn(state);
      if (kind && state.stage === 'adventure' && !found.has(kind)) found.set(kind, state);
      const step = jime.play(state, player.next(state, content), content);
      if (!step.ok) throw new Error(step.refusal.code);
      state = step.state;
    }
  }
  return found;
};

/** A file of saves, each left at a prompt of the kind it is named after; which kinds are in it. */
export const writePromptSaves = async (file: string, wanted: number): Promise<RuleKind[]> => {
  const found = await firstAsked(wanted);
  await writeStates(file, CAMPAIGN, found);
  return [...found.keys()];
};
