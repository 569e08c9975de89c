import type { Step } from '@/games/lcg/play';
import { some, shown } from './phrases';
import { sheetsEn } from './sheets';
import { stepsEn } from './steps';

type CharacterSaid = {
  name: string;
  resources: number | null;
  damage: number;
  left: number | null;
  exhausted: boolean;
  committed: boolean;
};
type EncounterSaid = {
  name: string;
  type: 'enemy' | 'location' | 'objective';
  kind: string;
  threat: number | null;
  engagement: number | null;
  attack: number | null;
  left: number | null;
  progress: number;
  questPoints: number | null;
  zone: 'staging' | 'engaged' | 'active' | 'claimed';
  shadowCards: number;
};

/** The table itself; its steps and its sheets have files of their own. */
export const tableEn = {
  next: 'Next',
  phases: 'The seven phases',
  phaseMark: (number: number, name: string) => `Phase ${number}: ${name}`,
  phaseNow: (number: number, name: string, window: boolean) =>
    `Phase ${number}: ${name}, now, action window ${window ? 'open' : 'shut'}`,
  phaseTitle: (number: number, name: string) => `${number}. ${name}`,
  round: (round: number) => `Round ${round}`,
  setUp: 'Setting up',
  turnOf: (step: string, player: string) => `${step} (${player})`,
  firstPlayer: 'First player',
  yourTurn: 'Your turn',
  eliminated: 'Eliminated',
  exhausted: 'Exhausted',
  claimed: 'Claimed objectives',
  automatic: 'The app does this step.',
  left: (left: number | null) => (left === null ? 'hit points not known' : `${left} hit points left`),
  panel: { lower: 'Lower this sheet', raise: 'Raise this sheet' },
  kind: {
    hero: 'Hero',
    ally: 'Ally',
    enemy: 'Enemy',
    location: 'Location',
    objective: 'Objective',
    treachery: 'Treachery',
  },
  stat: {
    threatCost: 'Threat cost',
    threat: 'Threat',
    willpower: 'Willpower',
    attack: 'Attack',
    defence: 'Defence',
    hitPoints: 'Hit points',
    engagement: 'Engagement cost',
    questPoints: 'Quest points',
    victory: 'Victory points',
  },
  flag: {
    unique: 'Unique',
    ranged: 'Ranged',
    sentinel: 'Sentinel',
    restricted: 'Restricted',
    cannotLeaveStaging: 'Cannot leave the staging area',
    immune: 'Immune to player cards',
    faceDown: 'Lies face down',
  },
  fact: {
    threat: 'threat',
    engagement: 'engagement',
    attack: 'attack',
    life: 'left',
    progress: 'progress',
    shadow: 'shadow',
  },
  dial: { of: (player: string) => `Threat of ${player}` },
  tile: {
    character: ({ name, resources, damage, left, exhausted, committed }: CharacterSaid) =>
      [
        name,
        resources === null ? null : some(resources, 'resource', 'resources'),
        left === null ? null : `${left} hit points left`,
        damage > 0 ? `${damage} damage` : null,
        exhausted ? 'exhausted' : 'ready',
        committed ? 'committed to the quest' : null,
      ]
        .filter((part) => part !== null)
        .join(', '),
    encounter: (card: EncounterSaid) =>
      [
        card.name,
        card.name === card.kind ? null : card.kind.toLowerCase(),
        card.zone === 'staging' && card.type !== 'objective' ? `threat ${shown(card.threat)}` : null,
        card.type === 'enemy' && card.zone === 'staging' ? `engagement cost ${shown(card.engagement)}` : null,
        card.type === 'enemy' && card.zone === 'engaged' ? `attack ${shown(card.attack)}` : null,
        card.type === 'enemy' ? `${shown(card.left)} hit points left` : null,
        card.type === 'location' ? `progress ${card.progress} of ${shown(card.questPoints)}` : null,
        card.shadowCards > 0 ? some(card.shadowCards, 'shadow card', 'shadow cards') : null,
      ]
        .filter((part) => part !== null)
        .join(', '),
  },
  window: {
    open: 'Action window open',
    shut: 'Action window shut',
    openGist: 'Anybody may take actions.',
    shutGist: 'No actions now; responses are allowed.',
    now: 'Nothing is obligatory. Take actions, or go on.',
    /** What the table does with its hands after a step the app has counted. */
    after: {
      collect: 'Each player draws 1 card; each hero has 1 resource more. Then actions, or go on.',
      combatEnds: 'Last actions of the phase. Then discard all shadow cards and go on.',
      refresh:
        'Ready all cards; each dial is 1 higher; the token has gone to the left. Then actions, or go on.',
    } as Partial<Record<Step, string>>,
    action: 'Take an action or play an event',
    passed: (steps: string) => `Windows passed: ${steps}.`,
    stopThere: 'Back to the first of them',
    stopNext: 'Go on, and stop at the next window',
  },
  trail: {
    quest: 'Quest',
    encounter: 'Encounter',
    enemyAttack: 'Enemy attack',
    playerAttack: 'Player attack',
    said: (trail: string, mark: string) => `${trail}, step ${mark}`,
  },
  elimination: {
    title: (player: string) => `${player} is out of the game.`,
    text: 'Hand, deck and all cards in play go to the discard pile. Engaged enemies are back in the staging area with their damage.',
    why: (threshold: number) => `The dial has reached ${threshold}`,
  },
  undo: {
    undo: 'Undo',
    redo: 'Redo',
    nothing: 'Nothing to undo',
    nothingAgain: 'Nothing to redo',
  },
  override: {
    offer: 'A card says otherwise',
    ask: 'Which card, or why?',
    reasons: ['A hero’s ability', 'An event', 'An attachment', 'An encounter card', 'The quest card'],
    own: 'In your own words',
    play: 'Set the rule aside',
  },
  activeLocation: { title: 'Active location', none: 'No active location' },
  staging: {
    title: 'Staging area',
    add: 'Add a card',
    empty: 'No card lies here.',
    threat: (total: number) => `Threat of the staging area: ${total}`,
  },
  /** In the place of a printed number nobody has typed. */
  ...stepsEn,
  ...sheetsEn,
};
