import type { RegionId } from '@/games/confrontation/content/board';
import { NEIGHBOURS } from '@/games/confrontation/content/board';
import type { CharacterId, CharacterName } from '@/games/confrontation/content/characters';
import { nameOf } from '@/games/confrontation/content/characters';
import type { Battle, CommandOf, GameState, TokenId } from '@/games/confrontation/state';
import { refuse } from '@/games/confrontation/state/refusals';
import { after, characterOf, decidedOr, fellowshipText, isAttacked } from './fighters';
import type { StepRule } from './fighters';
import { couldBe, showBy } from './knowledge';
import { pieceOf, tell } from './log';
import { ask, countAt, regionOf, tokenOf, tokensAt } from './lookup';
import type { Direction } from './retreat';
import { chosenOf, fighterOf, retreat, retreatsFrom } from './retreat';
import { enter } from './victory';

/** B4 The texts of the Fellowship’s characters, in order: substitution, retreat at the start, instant defeat, no cards. */

type Answer = CommandOf<'answer'>;

const companions = (state: GameState, battle: Battle): TokenId[] =>
  tokensAt(state, 'fellowship', battle.region).filter((id) => id !== battle.fighters.fellowship);

/** Somebody beside the fighter might be one of these, for all Sauron knows. */
const mightBeHere = (state: GameState, battle: Battle, ...ids: readonly CharacterId[]): boolean =>
  companions(state, battle).some((id) => couldBe(tokenOf(state, id), ...ids));

const beside = (state: GameState, battle: Battle, ...ids: readonly CharacterId[]): TokenId | undefined =>
  companions(state, battle).find((id) => ids.includes(tokenOf(state, id).character));

export const samBeside = (state: GameState, battle: Battle): TokenId | undefined =>
  beside(state, battle, 'sam-c');

export const frodoBeside = (state: GameState, battle: Battle): TokenId | undefined =>
  beside(state, battle, 'frodo-c', 'frodo-v');

/** A16 Smeagol changes places along any border by land, never sideways in the mountains. */
export const smeagolPartners = (state: GameState, region: RegionId): TokenId[] =>
  NEIGHBOURS[region].flatMap((near) => tokensAt(state, 'fellowship', near));

export const substitution: StepRule = (state, battle) => {
  if (!isAttacked(battle, 'fellowship')) return after('substitution');
  const text = fellowshipText(state, battle);
  const first = battle.number === 1;
  if ((text === 'frodo-c' || text === 'frodo-v') && first && mightBeHere(state, battle, 'sam-c'))
    ask(state, 'sam', 'fellowship');
  else if (text === 'sam-c' && mightBeHere(state, battle, 'frodo-c', 'frodo-v'))
    ask(state, 'frodo', 'fellowship');
  else if (text === 'smeagol-v' && canSwap(state, battle)) ask(state, 'smeagol', 'fellowship');
  else return after('substitution');
  return 'substitution';
};

const canSwap = (state: GameState, { region }: Battle): boolean =>
  countAt(state, 'fellowship', region) === 1 && smeagolPartners(state, region).length > 0;

/** A17 Sam fights in Frodo’s place; both are shown, so he fights at 5. */
export const answerSam = (state: GameState, battle: Battle, { yes }: Answer): void => {
  if (yes) {
    const sam = samBeside(state, battle) ?? refuse('ability-unavailable');
    showBy(state, sam, 'battle', 'sam');
    battle.fighters.fellowship = sam;
    battle.five = true;
  }
  battle.step = after('substitution');
};

export const answerFrodo = (state: GameState, battle: Battle, { yes }: Answer): void => {
  if (yes) {
    showBy(state, frodoBeside(state, battle) ?? refuse('ability-unavailable'), 'battle', 'frodo');
    battle.five = true;
  }
  battle.step = after('substitution');
};

const takePlace = (state: GameState, battle: Battle, newcomer: TokenId): void => {
  const smeagol = fighterOf(battle, 'fellowship');
  const home = regionOf(tokenOf(state, newcomer));
  tell(state, { line: 'swap', ...pieceOf(state, newcomer, true), from: home, to: battle.region });
  showBy(state, newcomer, 'battle', 'smeagol');
  battle.fighters.fellowship = newcomer;
  enter(state, smeagol, home);
  enter(state, newcomer, battle.region);
};

/** For Orcs of the classic game no battle has been: they attack the newcomer first, so Gwaihir may still come. */
const afterSwap = (state: GameState, battle: Battle): Battle['step'] =>
  characterOf(state, battle, 'sauron') === 'orcs-c' ? 'gwaihir' : 'substitution';

/** The newcomer’s text runs as if it had been attacked: B4 begins again. */
export const answerSmeagol = (state: GameState, battle: Battle, { yes, token }: Answer): void => {
  battle.step = yes ? afterSwap(state, battle) : after('substitution');
  if (!yes) return;
  const newcomer =
    token !== null && smeagolPartners(state, battle.region).includes(token)
      ? token
      : refuse('ability-unavailable');
  takePlace(state, battle, newcomer);
};

/** Who may retreat before the cards, and how; Gollum’s text is Sauron’s (B5). */
const textRetreat = (text: CharacterId | null, attacked: boolean): Direction | null => {
  if (text === 'frodo-c' && attacked) return 'sideways';
  if (text === 'pippin-c' && !attacked) return 'backward';
  return text === 'faramir-v' && !attacked ? 'sideways' : null;
};

export const startRetreats = (state: GameState, battle: Battle): RegionId[] => {
  const direction = textRetreat(fellowshipText(state, battle), isAttacked(battle, 'fellowship'));
  return direction ? retreatsFrom(state, 'fellowship', battle.region, [direction]) : [];
};

export const startRetreat: StepRule = (state, battle) => {
  if (startRetreats(state, battle).length === 0) return after('startRetreat');
  ask(state, 'retreat', 'fellowship');
  return 'startRetreat';
};

export const answerStartRetreat = (state: GameState, battle: Battle, { yes, region }: Answer): void => {
  if (yes) retreat(state, battle, 'fellowship', chosenOf(startRetreats(state, battle), region), 'text');
  battle.step = decidedOr(battle, after('startRetreat'));
};

/** A6 Instant defeats go by name, so they meet both versions. */
const PREY: Partial<Record<CharacterId, CharacterName>> = {
  'merry-c': 'witchKing',
  'legolas-c': 'nazgul',
  'gimli-c': 'orcs',
};

export const instantDefeat: StepRule = (state, battle) => {
  const text = fellowshipText(state, battle);
  const foe = nameOf(characterOf(state, battle, 'sauron'));
  if (text === 'boromir-c') battle.defeated = { fellowship: true, sauron: true };
  else if (text !== null && PREY[text] === foe) battle.defeated.sauron = true;
  return decidedOr(battle, after('instantDefeat'));
};

export const fellowshipNoCards: StepRule = (state, battle) => {
  const may = fellowshipText(state, battle) === 'aragorn-v' && isAttacked(battle, 'fellowship');
  if (!may) return after('fellowshipNoCards');
  ask(state, 'noCards', 'fellowship');
  return 'fellowshipNoCards';
};
