import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Adventure, Content, ProductId } from '@/games/jime/content';
import { loadBox } from '@/games/jime/content/load';
import type { CampaignState, Command, CompanyHero, Game, GameState, NewGame } from '@/games/jime/play';
import { newGame, play } from '@/games/jime/play';
import type { SetUpStep } from '@/games/jime/state';
import { refusalOf, step } from '@/kernel/step';

const CORE = join(__dirname, '../../../../campaigns/core');
const files = readdirSync(CORE).filter((file) => file.endsWith('.json'));

/** The real box, so that the guide’s examples are tried on its real cards. */
export const box = loadBox(
  Object.fromEntries(files.map((file) => [file, JSON.parse(readFileSync(join(CORE, file), 'utf8'))])),
);

/** An adventure that is won by its first objective: all a camp needs of an adventure. */
const adventure = (id: string): Adventure => ({
  id,
  name: `${id}.name`,
  plan: {
    kind: 'laid-journey',
    tiles: [{ tile: '100A', turn: 0, at: { q: 0, r: 0 } }],
  },
  threat: { max: 60, thresholds: [] },
  objectives: [{ id: 'stand', text: 'objective.stand' }],
  setup: [],
  tokens: [],
  terrain: [],
  groups: [],
  triggers: [],
  resolutions: [
    {
      id: 'won',
      outcome: 'won',
      pages: ['won'],
      effects: [
        { do: 'lore', count: 9 },
        { do: 'xp', count: 4 },
      ],
    },
    { id: 'lost', outcome: 'lost', pages: ['lost'], effects: [{ do: 'xp', count: 2 }] },
  ],
  endings: { won: 'won', threat: 'lost', defeat: 'lost' },
});

export const content: Content = {
  box,
  campaign: {
    id: 'trial',
    name: 'trial.name',
    mood: 'trial.mood',
    evenings: [1, 2],
    products: ['core'],
    adventures: ['first', 'second'],
    prologue: ['trial.prologue'],
    epilogues: [{ id: 'end', pages: ['trial.end'] }],
  },
  adventures: { first: adventure('first'), second: adventure('second') },
};

export const EVERY_BOX = Object.keys(box.products) as ProductId[];

/** A company of the core box: one player to each hero, each with the items its card suggests. */
export const chosen = (heroes: string[], over: Partial<NewGame> = {}): NewGame => ({
  seed: 1,
  company: 'The Nine Walkers',
  players: heroes.length,
  difficulty: 'normal',
  collection: ['core'],
  heroes: heroes.map((hero) => ({ hero, items: box.heroes[hero]?.suggestedItems ?? [] })),
  ...over,
});

type Heroes = Record<string, Partial<CompanyHero>>;

/** A company at camp, each hero as described. */
export const atCamp = (heroes: Heroes, over: Partial<CampaignState> = {}): GameState => {
  const begun = newGame(content, chosen(Object.keys(heroes), { collection: over.collection ?? ['core'] }));
  const described = begun.campaign.heroes.map((hero) => ({ ...hero, ...heroes[hero.hero] }));
  return {
    ...begun,
    stage: 'camp',
    prompts: [],
    campaign: { ...begun.campaign, heroes: described, ...over },
  };
};

export const gameOf = (state: GameState): Game => ({ state, content });

/** The state once a rule has been applied by itself, as a story would. */
export const told = (before: GameState, rule: (game: Game) => void): GameState => {
  const stepped = step(before, (draft) => rule(gameOf(draft)));
  if (!stepped.ok) throw new Error(stepped.refusal.code);
  return stepped.state;
};

/** The same company at a step of the set-up. */
export const atStep = (setUp: SetUpStep, heroes: Heroes, over: Partial<CampaignState> = {}): GameState => ({
  ...atCamp(heroes, over),
  stage: 'setup',
  prompts: [{ kind: 'setUp', step: setUp }],
});

/** The same company in the action phase of its next adventure; heroes need their roles. */
export const inAdventure = (heroes: Heroes, over: Partial<CampaignState> = {}): GameState =>
  after(atStep('continue.8', heroes, over), { type: 'setOut' }, { type: 'continue' });

/** The state after a legal command. */
export const after = (before: GameState, ...commands: Command[]): GameState =>
  commands.reduce((now, command) => {
    const played = play(now, command, content);
    if (!played.ok) throw new Error(`${command.type} was refused: ${played.refusal.code}`);
    return played.state;
  }, before);

/** The code an illegal command is refused with. */
export const refusal = (before: GameState, command: Command): string | undefined => {
  const played = play(before, command, content);
  return played.ok ? undefined : played.refusal.code;
};

/** The code a check refuses with. */
export const refusedBy = (check: () => void): string | undefined => refusalOf(check)?.code;

export const heroOf = (now: GameState, hero: string): CompanyHero => {
  const found = now.campaign.heroes.find((one) => one.hero === hero);
  if (!found) throw new Error(`${hero} is not of the company`);
  return found;
};
