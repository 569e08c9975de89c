import type { Content } from '@/games/jime/content';
import { isMark, markSteps, pageStep } from '@/games/jime/content/steps';
import type { CampaignState, Difficulty, GameState } from '@/games/jime/play';
import { heroesOffered, newGame, standingHeroes } from '@/games/jime/play';
import { int, pick, seeded, shuffle } from '@/kernel/random';
import { happen } from './abilities/happen';
import { answerPrompts } from './bots/answers';
import { playCamp } from './bots/camp';
import { playActionPhase } from './bots/turn';
import { withRoles } from './company';
import { POLICIES } from './policy';
import type { Cards } from './table/cards';
import type { Table } from './table/table';
import { act, layOut, newNotes } from './table/table';
import type { AdventureRecord, BotSkill, CampaignRecord, HeroRecord } from './tally';
import { visitedSteps } from './visitedSteps';

export interface SimulatedGame {
  seed: number;
  /** How many, drawn from the boxes of the campaign, or which. Drawn too when not said. */
  heroes?: number | readonly string[];
  difficulty: Difficulty;
  skill: BotSkill;
  /** Marks of steps that earlier games have reached (see `Table`). */
  seen?: ReadonlySet<string> | undefined;
  /** Real cards, unless average ones are asked for to compare with. */
  cards?: Cards;
  /** The later adventure it begins with, after one of the pasts the campaign offers there. */
  start?: string | undefined;
}

export interface SimulatedAdventure extends SimulatedGame {
  adventure: string;
  /** What the campaign has come to before it: flags, past adventures, lore, trinkets, the heroes' cards. */
  reached?: Partial<Pick<CampaignState, 'flags' | 'history' | 'lore' | 'trinkets' | 'heroes'>>;
}

const marked = new WeakMap<Content, Content>();

/** The same campaign, marking its steps; made once. */
const markedOf = (content: Content): Content => {
  const found = marked.get(content) ?? markSteps(content);
  marked.set(content, found);
  return found;
};

/** The company's dice are not the app's: other draws from the same seed. */
const TABLE_DICE = 0x7ab1e;

const FEWEST = 2;
const MOST = 5;

const companyOf = (
  { box, campaign }: Content,
  heroes: SimulatedGame['heroes'],
  dice: Table['dice'],
): string[] => {
  if (typeof heroes === 'object') return [...heroes];
  const offered = heroesOffered(box, campaign.products);
  return shuffle(dice, offered).slice(0, heroes ?? int(dice, FEWEST, MOST));
};

/** The answers of each past a company may have that begins there. */
const pastsAt = ({ campaign }: Content, at: string): number[][] =>
  campaign.starts?.find((start) => start.at === at)?.pasts.map(({ answers }) => answers) ?? [];

/** A table ready to set out, or by the fire of those who begin later. */
export const newTable = (
  written: Content,
  { seed, heroes, difficulty, skill, seen, cards = 'real', start: at }: SimulatedGame,
): Table => {
  const content = markedOf(written);
  const dice = seeded(seed + TABLE_DICE);
  const company = withRoles(content, companyOf(content, heroes, dice)).map(({ hero, role }) => ({
    hero,
    role,
    items: [...(content.box.heroes[hero]?.suggestedItems ?? [])],
  }));
  const start = at === undefined ? {} : { start: { at, answers: pick(dice, pastsAt(content, at)) } };
  const state = newGame(content, {
    seed,
    difficulty,
    company: 'Bots',
    heroes: company,
    mirror: true,
    ...start,
  });
  const policy = POLICIES[skill];
  const fresh = { decks: {}, notes: newNotes(), events: [], extras: [] };
  return { state, content, policy, dice, seen, cards, ...fresh };
};

/** No adventure needs so many rounds: a company that comes to this has lost its way. */
const LONGEST = 60;

const playOut = (table: Table): void => {
  layOut(table);
  act(table, { type: 'setOut' });
  for (const { hero } of standingHeroes(table)) happen(table, { at: 'setUp', hero });
  answerPrompts(table);
  while (table.state.stage === 'adventure') {
    playActionPhase(table);
    if ((table.state.adventure?.round ?? 0) > LONGEST) throw new Error('the adventure does not end');
  }
};

const xpOf = ({ xp }: CampaignState['heroes'][number]): number =>
  Object.values(xp).reduce((sum, each) => sum + each, 0);

/** What the heroes carry as they set out. */
const heroesOf = ({ campaign }: GameState): HeroRecord[] =>
  campaign.heroes.map(({ hero, role, items, skills, ...one }) => ({
    hero,
    role,
    items: [...items],
    skills: [...skills],
    xp: -xpOf({ hero, role, items, skills, ...one }),
  }));

/** Marks are read off and wiped away, so that no document grows with the campaign. */
const takeSteps = ({ state }: Table, adventure: string, taught: readonly string[]): string[] => {
  const steps = visitedSteps(state, adventure).filter((step) => !taught.includes(step));
  const { flags } = state.campaign;
  for (const flag of Object.keys(flags)) if (isMark(flag)) delete flags[flag];
  return steps;
};

/** Pages that are read only at times have no step of their own: the chronicle knows which were. */
const pagesTold = ({ state }: Table): string[] =>
  state.chronicle.flatMap(({ pages }) =>
    pages.flatMap(({ entries }) =>
      entries.flatMap(({ text }) => ('key' in text ? [pageStep(text.key)] : [])),
    ),
  );

const recordOf = (
  table: Table,
  simulated: SimulatedGame,
  before: { heroes: HeroRecord[]; lore: number; taught: string[]; max: number },
): AdventureRecord => {
  const { campaign } = table.state;
  const played = campaign.history.at(-1);
  if (!played) throw new Error('nothing was played');
  const { lastStands, suffered, threat } = table.notes;
  return {
    adventure: played.adventure,
    seed: simulated.seed,
    difficulty: simulated.difficulty,
    skill: simulated.skill,
    heroes: before.heroes.map((hero, index) => ({
      ...hero,
      xp: hero.xp + (campaign.heroes[index] ? xpOf(campaign.heroes[index]) : 0),
    })),
    resolution: played.resolution,
    won: played.outcome === 'won',
    rounds: played.rounds,
    threat: { end: threat, max: before.max },
    lastStands,
    suffered,
    steps: [...takeSteps(table, played.adventure, before.taught), ...new Set(pagesTold(table))],
    lore: campaign.lore - before.lore,
  };
};

/** The length of the bar for this company, which the adventure says before it begins. */
const barOf = ({ content, state }: Table, adventure: string): number => {
  const max = content.adventures[adventure]?.threat.max ?? 0;
  return typeof max === 'number' ? max : (max[state.campaign.heroes.length - FEWEST] ?? 0);
};

export const playNext = (table: Table, simulated: SimulatedGame): AdventureRecord => {
  const { state } = table;
  const next = state.campaign.next ?? '';
  state.chronicle = [];
  const before = {
    heroes: heroesOf(state),
    lore: state.campaign.lore,
    taught: visitedSteps(state, next),
    max: barOf(table, next),
  };
  playOut(table);
  return recordOf(table, simulated, before);
};

/** Plays one adventure, wherever in the campaign it lies. */
export const playAdventure = (content: Content, simulated: SimulatedAdventure): AdventureRecord => {
  const table = newTable(content, simulated);
  const { campaign } = table.state;
  Object.assign(campaign, structuredClone(simulated.reached ?? {}), { next: simulated.adventure });
  return playNext(table, simulated);
};

/** Who leads companies to the adventures that others are to be judged by. */
export const LEADERS: BotSkill = 'sensible';

/** Which players are to play an adventure, by adventure. */
export type Wanted = Readonly<Record<string, readonly BotSkill[]>>;
/** What was wanted, and how many adventures were played for it. */
export type Led = { records: AdventureRecord[]; adventures: number };

/** The same table, for whoever plays on from there with dice of their own: the company itself stays where it is. */
export const copyOf = (table: Table, seed: number): Table => {
  const state = structuredClone({ ...table.state, chronicle: [] });
  return { ...table, state, dice: seeded(seed + TABLE_DICE + state.campaign.history.length), decks: {} };
};

/** Others play the adventure the company stands before. */
const playCopy = (table: Table, simulated: SimulatedGame): AdventureRecord =>
  playNext({ ...copyOf(table, simulated.seed), policy: POLICIES[simulated.skill] }, simulated);

/**
 * Sensible players lead a company through the campaign; whoever is wanted plays the adventures it comes to on a copy of
 * the table. So those play an adventure too whose own way hardly ever leads there, and all of them the same map.
 */
export const leadCompany = (
  content: Content,
  simulated: Omit<SimulatedGame, 'skill'>,
  wanted: Wanted,
): Led => {
  const leading = { ...simulated, skill: LEADERS };
  const table = newTable(content, leading);
  const order = content.campaign.adventures;
  const last = Math.max(...Object.keys(wanted).map((adventure) => order.indexOf(adventure)));
  const led: Led = { records: [], adventures: 0 };
  do {
    if (table.state.stage === 'camp') playCamp(table);
    const next = table.state.campaign.next ?? '';
    if (order.indexOf(next) > last) return led;
    const players = wanted[next] ?? [];
    for (const skill of players)
      if (skill !== LEADERS) led.records.push(playCopy(table, { ...simulated, skill }));
    const own = playNext(table, leading);
    if (players.includes(LEADERS)) led.records.push(own);
    led.adventures += 1 + players.filter((skill) => skill !== LEADERS).length;
  } while (table.state.stage === 'camp');
  return led;
};

export const campaignRecordOf = (
  { state }: Table,
  { seed, difficulty, skill }: SimulatedGame,
  adventures: AdventureRecord[],
): CampaignRecord => ({
  seed,
  difficulty,
  skill,
  company: state.campaign.heroes.map(({ hero }) => hero),
  adventures,
  ending: state.campaign.ending ?? 'none',
});

/** Plays a campaign from its first adventure, or where it begins, to its end. */
export const playCampaign = (content: Content, simulated: SimulatedGame): CampaignRecord => {
  const table = newTable(content, simulated);
  const adventures: AdventureRecord[] = [];
  do {
    if (table.state.stage === 'camp') playCamp(table);
    adventures.push(playNext(table, simulated));
  } while (table.state.stage === 'camp');
  return campaignRecordOf(table, simulated, adventures);
};
