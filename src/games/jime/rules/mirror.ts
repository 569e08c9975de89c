import type { Game } from './agenda';
import { changePrompts, closePrompt, openPrompt } from './agenda';
import type { PromptOf } from './lookup';
import { adventureOf, currentPromptOf } from './lookup';
import { refuse } from '@/games/jime/state/refusals';
import type { Rule } from './rule';
import type { Group, GroupId, HeroId, HeroInPlay, MapToken, SpaceId } from '@/games/jime/state';

/** The table's mirror (§98.2 says what the printed app forgets): kept only while the company wants it. */
export const requireMirror = (game: Game): void => {
  adventureOf(game);
  if (!game.state.mirror) refuse('mirror/off');
};

/** A play area the mirror knows nothing of. */
export const unknownPlayArea = (): Pick<
  HeroInPlay,
  'space' | 'damage' | 'fear' | 'inspiration' | 'boons' | 'prepared'
> => ({
  space: null,
  damage: { up: 0, down: 0 },
  fear: { up: 0, down: 0 },
  inspiration: 0,
  boons: [],
  prepared: [],
});

/** Where a hero stands now, and whoever goes along. */
export const standHero = (game: Game, hero: HeroInPlay, space: SpaceId): void => {
  hero.space = space;
  for (const token of adventureOf(game).tokens) if (token.with === hero.hero) token.space = space;
};

/** Where a token lies; null when only the table knows: the hero it goes or went with is not on the mirror. */
export const tokenSpace = (game: Game, { with: leader, moved, space }: MapToken): SpaceId | null => {
  if (leader === undefined) return moved ? null : space;
  const leading = adventureOf(game).heroes.find(({ hero }) => hero === leader);
  return leading?.space ? space : null;
};

/** A companion goes with nobody from here on; without the mirror, only the table knows where that is. */
export const partFromHero = (game: Game, token: MapToken): void => {
  if (tokenSpace(game, token) === null) token.moved = true;
  delete token.with;
};

/** Where a group stands now: known to the mirror, or without it only shown (§98.2). */
export const standsAt = ({ state }: Game, group: Group, space: SpaceId): void => {
  group.space = state.mirror ? space : null;
  if (state.mirror) delete group.lastSeen;
  else group.lastSeen = { space };
};

/** §8.2 The table moves a group by hand: where it was seen is no longer where it stands. */
export const movedUnseen = ({ space, lastSeen }: Group): void => {
  if (space === null && lastSeen) lastSeen.moved = true;
};

/** Figures on the map of which the mirror does not know where they stand. */
export const unplaced = ({ state: { adventure } }: Game): { heroes: HeroId[]; groups: GroupId[] } => ({
  heroes: (adventure?.heroes ?? [])
    .filter(({ space, defeated }) => space === null && !defeated)
    .map(({ hero }) => hero),
  groups: (adventure?.groups ?? []).filter(({ space }) => space === null).map(({ id }) => id),
});

/** The question is over once the mirror knows them all, or is put away. */
export const closeWhenPlaced = (game: Game): void => {
  const { heroes, groups } = unplaced(game);
  if (game.state.mirror && heroes.length + groups.length > 0) return;
  changePrompts(game, (prompt) => (prompt.kind === 'tellSpaces' ? null : prompt));
};

/** A group nobody has moved since it was seen stands there still; the table is asked for the rest on one sheet. */
const turnOn = (game: Game): void => {
  const { groups, phase } = adventureOf(game);
  for (const group of groups)
    if (group.lastSeen && !group.lastSeen.moved) standsAt(game, group, group.lastSeen.space);
  // While the map is being set up, the story places the heroes itself.
  if (phase !== 'setup') openPrompt(game, { kind: 'tellSpaces' });
  closeWhenPlaced(game);
};

const turnOff = (game: Game): void => {
  const { heroes, groups } = adventureOf(game);
  for (const hero of heroes) {
    Object.assign(hero, unknownPlayArea());
    delete hero.limits;
    delete hero.used;
    delete hero.faceup;
  }
  for (const group of groups) if (group.space !== null) standsAt(game, group, group.space);
  closeWhenPlaced(game);
};

/** What the mirror showed of heroes when it was put away may be wrong when it is taken out again: it starts empty each time. */
export const mirror: Rule<'mirror'> = {
  check: (game, { on }) => {
    if (game.state.mirror === on) refuse('mirror/already');
  },
  play: (game, { on }) => {
    game.state.mirror = on;
    if (!game.state.adventure) return;
    if (on) turnOn(game);
    else turnOff(game);
  },
  offers: () => [{ on: true }, { on: false }],
};

type Told = PromptOf<'tellMirror'>;

/** §17.9 The table did something the mirror cannot work out: it asks. */
export const askTable = (game: Game, told: Omit<Told, 'kind'>): void =>
  openPrompt(game, { kind: 'tellMirror', ...told });

/** What the mirror is being told of this hero now. */
export const tellingMirror = (game: Game, hero: HeroId, what: Told['what']): Told | null => {
  const prompt = currentPromptOf(game, 'tellMirror');
  return prompt?.hero === hero && prompt.what === what ? prompt : null;
};

/** One card or boon less to be told of; after the last the prompt closes by itself. */
export const mirrorTold = (game: Game, hero: HeroId, what: 'prepared' | 'boon'): void => {
  const prompt = tellingMirror(game, hero, what);
  if (!prompt) return;
  prompt.left -= 1;
  if (prompt.left === 0) closePrompt(game);
};
