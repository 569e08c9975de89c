import type { AdventureState, Command, Game, GameState, HeroInPlay, Prompt } from '@/games/jime/play';
import { ACTIONS, MOVES, boardOf } from '@/games/jime/play';
import { crossingEnds } from '@/games/jime/map/distance';
import { reached } from '@/games/jime/rules/damageAndFear';
import { bonusTo } from '@/games/jime/rules/elite';
import { enemyOf, isAdventureOver } from '@/games/jime/rules/lookup';
import { isSpecial } from '@/games/jime/rules/terrain';
import type { Walked } from './walkSequence';

/** One command of an adventure that goes on: what was before it and after. */
type Transition = {
  before: { game: Game; adventure: AdventureState };
  after: { game: Game; adventure: AdventureState };
  command: Command;
};
type Invariant = (step: Transition) => string[];

const heroIn = ({ heroes }: AdventureState, hero: string): HeroInPlay | undefined =>
  heroes.find((one) => one.hero === hero);

/** Whether a prompt is one that was there before, changed while something else was done: an attack by the figures left. */
const isChanged = (was: Prompt | undefined, is: Prompt, { type }: Command): boolean =>
  was?.kind === 'attack' &&
  is.kind === 'attack' &&
  was.group === is.group &&
  was.hero === is.hero &&
  type !== 'suffer';

/** Prompts that were not there before: those that stay keep their place. */
const opened = ({ before, after, command }: Transition): Prompt[] => {
  const { prompts } = before.game.state;
  return after.game.state.prompts.filter(
    (prompt, index) => !prompts.includes(prompt) && !isChanged(prompts[index], prompt, command),
  );
};

/** The steps of the map heroes made by moving; whoever is placed makes none (§40.5), and the mirror may be put away. */
const stepsMade = ({ before, after, command }: Transition): { hero: string; from: string; to: string }[] => {
  const isPlaced = (hero: string): boolean =>
    command.type === 'mirror' || (command.type === 'placeHero' && command.hero === hero);
  return after.adventure.heroes.flatMap(({ hero, space: to }) => {
    const from = heroIn(before.adventure, hero)?.space ?? null;
    return from === null || to === null || from === to || isPlaced(hero) ? [] : [{ hero, from, to }];
  });
};

const placesHeroes = (step: Transition): boolean =>
  opened(step).some((prompt) => prompt.kind === 'placement' && prompt.what.kind === 'heroes');

/** Where a hero may have passed by one command: who is driven back to where a move began still makes it. */
const passedBy = ({ before, command }: Transition, hero: string): string[] => [
  ...(command.type === 'move' ? [command.space] : []),
  ...before.game.state.agenda.flatMap((task) => (task.do === 'enter' && task.hero === hero ? [task.to] : [])),
];

/** §9.1, §40.2 A hero who moves goes to an adjacent space, and from there to one adjacent to that. */
const movesAreSteps: Invariant = (step) => {
  const { adjacent } = boardOf(step.before.game);
  const joined = (from: string, to: string): boolean => adjacent[from]?.includes(to) ?? false;
  if (placesHeroes(step)) return [];
  return stepsMade(step)
    .filter(({ from, to }) => !joined(from, to))
    .filter(({ hero, from, to }) => !passedBy(step, hero).some((by) => joined(from, by) && joined(by, to)))
    .map(({ hero, from, to }) => `${hero} went from ${from} to ${to}, which is not adjacent`);
};

/** §87.2 Only ready groups in the hero's space are provoked, or chosen from. */
const provokedHere: Invariant = (step) => {
  const { adventure } = step.after;
  const provoked = opened(step).flatMap((prompt) => {
    if (prompt.kind === 'attack' && prompt.cause === 'provoked')
      return [[prompt.hero, prompt.group] as const];
    return prompt.kind === 'provoke' ? prompt.groups.map((group) => [prompt.hero, group] as const) : [];
  });
  return provoked
    .filter(([hero, id]) => {
      const group = adventure.groups.find((one) => one.id === id);
      const at = heroIn(adventure, hero)?.space ?? null;
      const apart = at !== null && group?.space != null && group.space !== at;
      return !group || group.exhausted || apart;
    })
    .map(([hero, group]) => `${hero} provokes ${group}, which is not ready in that space`);
};

/** §4.1 What is used lies where the hero stands who uses it, or has come to by the same command. */
const usedHere: Invariant = ({ before, after, command }) => {
  const entries = ({ chronicle }: GameState) => chronicle.at(-1)?.pages.flatMap((page) => page.entries) ?? [];
  const known = entries(before.game.state).length;
  const { tokens, terrain } = before.adventure;
  return entries(after.game.state)
    .slice(known)
    .flatMap(({ text, hero = '' }) => {
      if (!('line' in text) || text.line !== 'chronicle.interact') return [];
      const thing = [...tokens, ...terrain].find(({ id }) => id === text.token);
      const placed = command.type === 'placeHero' && command.hero === hero ? command.space : null;
      const at = placed ?? heroIn(before.adventure, hero)?.space ?? null;
      const lies = thing && 'space' in thing ? thing.space : null;
      const goesAlong = thing && 'with' in thing && thing.with !== undefined;
      const came = heroIn(after.adventure, hero)?.space;
      return at === null || lies === null || goesAlong || at === lies || came === lies
        ? []
        : [`${hero} used ${text.token} from afar`];
    });
};

const ON_A_STAND: readonly Prompt['kind'][] = ['lastStands', 'lastStand', 'message', 'tellSpaces'];

/** §19.1, §38.5 At a limit, nothing happens before the last stand is made: it lies over all that waits. */
const standsAtOnce: Invariant = ({ after: { game, adventure } }) => {
  if (!game.state.mirror || isAdventureOver(game)) return [];
  const { prompts } = game.state;
  return adventure.heroes
    .filter(({ hero, defeated }) => !defeated && reached(game, hero).length > 0)
    .filter(({ hero }) => {
      const at = prompts.findIndex(
        (prompt) => (prompt.kind === 'lastStands' || prompt.kind === 'lastStand') && prompt.hero === hero,
      );
      return at < 0 || prompts.slice(at).some(({ kind }) => !ON_A_STAND.includes(kind));
    })
    .map(({ hero }) => `${hero} is at a limit, and something else comes first`);
};

/** Prompts of a fight or a turn: none belongs on the pages of an ending. */
const OF_PLAY: readonly Prompt['kind'][] = [
  'activation',
  'attack',
  'counterattack',
  'fallback',
  'hourglass',
  'lastStand',
  'lastStands',
  'panel',
  'provoke',
];

/** §106 Once the adventure is over nobody fights, falls or stands any more. */
const overIsOver: Invariant = ({ before, after }) => {
  if (!isAdventureOver(after.game)) return [];
  const open = after.game.state.prompts.filter(({ kind }) => OF_PLAY.includes(kind));
  const fell = isAdventureOver(before.game)
    ? after.adventure.heroes.filter(
        ({ hero, defeated }) => defeated && !heroIn(before.adventure, hero)?.defeated,
      )
    : [];
  return [
    ...open.map(({ kind }) => `${kind} on the pages of an ending`),
    ...fell.map(({ hero }) => `${hero} falls after the end`),
  ];
};

const nothingLeft = ({ actions = 0, moves = 0 }: HeroInPlay): boolean =>
  actions >= ACTIONS && moves % MOVES === 0;

/**
 * §72.3, §72.5 A turn passes on when it is over, nothing is left of it, or the table says who goes on with one; only in it are
 * actions and moves counted.
 */
const turnsAreKept: Invariant = ({ before, after, command }) => {
  const holder = before.adventure.turn;
  const was = holder ? heroIn(before.adventure, holder) : undefined;
  const is = holder ? heroIn(after.adventure, holder) : undefined;
  const sameRound = before.adventure.round === after.adventure.round && after.adventure.phase === 'action';
  const passedOn = after.adventure.turn !== holder;
  const counted = after.adventure.heroes.filter(({ hero, actions = 0, moves = 0 }) => {
    const one = heroIn(before.adventure, hero);
    return (
      sameRound &&
      hero !== after.adventure.turn &&
      (actions > (one?.actions ?? 0) || moves > (one?.moves ?? 0))
    );
  });
  return [
    ...(was &&
    is &&
    sameRound &&
    command.type !== 'takeTurn' &&
    passedOn &&
    is.turn === 'waiting' &&
    !nothingLeft(was)
      ? [`${command.type} took the turn of ${holder}`]
      : []),
    ...(command.type === 'attack' && passedOn ? ['a panel that was opened changed the turn'] : []),
    ...counted.map(({ hero }) => `an action of ${hero} was counted in the turn of ${after.adventure.turn}`),
  ];
};

/** §93.2 Whoever crosses a stream in a turn of their own has ended it; §30.3 not one with rules of its own. */
const streamsEnd: Invariant = (step) => {
  const { before, after } = step;
  if (before.adventure.phase !== 'action' || after.adventure.phase !== 'action' || placesHeroes(step))
    return [];
  return stepsMade(step).flatMap(({ hero, from, to }) => {
    const ends = crossingEnds(boardOf(before.game), from, to, 'hero');
    const isDone = heroIn(after.adventure, hero)?.turn === 'done';
    const wasDone = heroIn(before.adventure, hero)?.turn === 'done';
    if (before.adventure.turn !== hero || ends === isDone || wasDone) return [];
    return [`${hero} crossed ${from} | ${to}, and the turn ${isDone ? 'ended' : 'went on'}`];
  });
};

/** §30.3 A special border neither blocks nor ends anything. */
const specialBorders: Invariant = ({ after: { game, adventure } }) =>
  adventure.terrain.flatMap((piece) => {
    if (!('border' in piece) || !isSpecial(game, piece)) return [];
    const [a, b] = piece.border;
    const alone = !adventure.terrain.some(
      (one) => one !== piece && 'border' in one && one.border.includes(a) && one.border.includes(b),
    );
    const board = boardOf(game);
    const free = board.adjacent[a]?.includes(b) && !crossingEnds(board, a, b, 'hero');
    return alone && board.spaces[a] && board.spaces[b] && !free
      ? [`${piece.id} does what its card says`]
      : [];
  });

/** §17.8, §58.1 An attack is one of the group's, by the row of the figures it has. */
const attacksFit: Invariant = ({ after: { game, adventure } }) =>
  game.state.prompts.flatMap((prompt) => {
    if (prompt.kind !== 'activation' && (prompt.kind !== 'attack' || prompt.cause === 'story')) return [];
    const group = adventure.groups.find(({ id }) => id === prompt.group);
    if (!group) return [];
    const { text, damage, fear } =
      prompt.kind === 'activation' ? prompt.attack : { text: prompt.text, ...prompt.suffering };
    const card = enemyOf(game, group).attacks.find((one) => one.text === text);
    const row = card?.rows.find(({ figures }) => figures === group.figures.length);
    const adds = (what: 'damage' | 'fear'): number =>
      Math.max(0, (row?.[what] ?? 0) + bonusTo(game, group, what));
    const fits = row && adds('damage') === damage && adds('fear') === fear;
    return fits ? [] : [`${text} of ${group.figures.length} deals ${damage} and ${fear}`];
  });

/** What must hold from any command to the next while an adventure is played, by name. */
export const INVARIANTS = {
  movesAreSteps,
  provokedHere,
  usedHere,
  standsAtOnce,
  overIsOver,
  turnsAreKept,
  streamsEnd,
  specialBorders,
  attacksFit,
} as const satisfies Record<string, Invariant>;

/** What a command broke that no look at the table alone shows. */
export const faultsOfStep = ({ content, before, command, after }: Walked): string[] => {
  const [was, is] = [before.adventure, after.adventure];
  if (!was || !is || was.id !== is.id) return [];
  const step: Transition = {
    before: { game: { state: before, content }, adventure: was },
    after: { game: { state: after, content }, adventure: is },
    command,
  };
  return Object.values(INVARIANTS).flatMap((invariant) => invariant(step));
};
