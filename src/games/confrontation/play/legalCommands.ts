import type { RegionId } from '@/games/confrontation/content/board';
import { FRONT, HOME } from '@/games/confrontation/content/board';
import { SPECIALS_OF } from '@/games/confrontation/content/cards';
import { otherFace } from '@/games/confrontation/content/characters';
import type { Side } from '@/games/confrontation/content/sides';
import type { Battle, Command, CommandOf, GameState } from '@/games/confrontation/state';
import { gwaihirRetreats, targets } from '@/games/confrontation/rules/attack';
import { cardRetreats } from '@/games/confrontation/rules/cardTexts';
import { cardChoices } from '@/games/confrontation/rules/combatCards';
import {
  frodoBeside,
  samBeside,
  smeagolPartners,
  startRetreats,
} from '@/games/confrontation/rules/fellowshipTexts';
import { TOKENS_OF, isOnBoard, tokenOf, tokensAt } from '@/games/confrontation/rules/lookup';
import { isMatchOver } from '@/games/confrontation/rules/match';
import { destinations, mayMoveNow } from '@/games/confrontation/rules/movement';
import { balrogOnGuard } from '@/games/confrontation/rules/moves';
import { hidingPlaces } from '@/games/confrontation/rules/retreat';
import { gollumRetreats } from '@/games/confrontation/rules/sauronTexts';
import { isPlaced, placesAt } from '@/games/confrontation/rules/setup';
import { specialOffers } from '@/games/confrontation/rules/specials';
import { gandalfNear } from '@/games/confrontation/rules/strength';

type Answer = CommandOf<'answer'>;

const saying = (side: Side, yes: boolean, details: Partial<Answer> = {}): Answer => ({
  type: 'answer',
  side,
  yes,
  region: null,
  token: null,
  ...details,
});

const yesOrNo = (side: Side, can: boolean): Answer[] =>
  can ? [saying(side, false), saying(side, true)] : [saying(side, false)];

const yesTo = (side: Side, regions: readonly RegionId[]): Answer[] =>
  regions.map((region) => saying(side, true, { region }));

const noOrTo = (side: Side, regions: readonly RegionId[]): Answer[] => [
  saying(side, false),
  ...yesTo(side, regions),
];

const versions = (state: GameState, side: Side): Command[] => [
  ...TOKENS_OF[side].map((id): Command => ({
    type: 'chooseVersion',
    side,
    character: otherFace(side, tokenOf(state, id).character),
  })),
  { type: 'ready', side },
];

const pairs = (side: Side): Command[] =>
  SPECIALS_OF[side].flatMap((one, index) =>
    SPECIALS_OF[side].slice(index + 1).map((other): Command => ({
      type: 'chooseSpecials',
      side,
      cards: [one, other],
    })),
  );

/** Every place for whoever has none yet; moving somebody again is legal too, and left to the screen. */
const places = (state: GameState, side: Side): Command[] => {
  if (isPlaced(state, side)) return [{ type: 'ready', side }];
  const open = [HOME[side], ...FRONT[side]].filter(
    (region) => tokensAt(state, side, region).length < placesAt(side, region),
  );
  return TOKENS_OF[side]
    .filter((id) => tokenOf(state, id).at === 'reserve')
    .flatMap((token) => open.map((region): Command => ({ type: 'place', side, token, region })));
};

const moves = (state: GameState, side: Side): Command[] => {
  const found: Command[] = [];
  for (const token of TOKENS_OF[side]) {
    if (!isOnBoard(tokenOf(state, token)) || !mayMoveNow(state, token)) continue;
    for (const { to, via } of destinations(state, token)) found.push({ type: 'move', side, token, to, via });
  }
  return found;
};

const retreatsByText = (state: GameState, battle: Battle, side: Side): RegionId[] =>
  side === 'fellowship' ? startRetreats(state, battle) : gollumRetreats(state, battle);

const inBattle = (state: GameState, battle: Battle, side: Side): Command[] => {
  switch (state.prompt?.ask) {
    case 'target':
      return targets(state, battle).map((token) => ({ type: 'target', side, token }));
    case 'gwaihir':
      return state.cards.fellowship.specials.includes('gwaihir')
        ? noOrTo(side, gwaihirRetreats(state, battle))
        : yesOrNo(side, false);
    case 'sam':
      return yesOrNo(side, samBeside(state, battle) !== undefined);
    case 'frodo':
      return yesOrNo(side, frodoBeside(state, battle) !== undefined);
    case 'smeagol':
      return [
        saying(side, false),
        ...smeagolPartners(state, battle.region).map((token) => saying(side, true, { token })),
      ];
    case 'retreat':
      return noOrTo(side, retreatsByText(state, battle, side));
    case 'noCards':
    case 'redraw':
    case 'mouth':
      return yesOrNo(side, true);
    case 'card':
    case 'magic':
      return cardChoices(state, side).map((card) => ({ type: 'card', side, card }));
    case 'retreatTo':
      return yesTo(side, cardRetreats(state, battle, side));
    case 'gandalf':
      return yesOrNo(side, gandalfNear(state, battle) !== undefined);
    case 'wormtongue':
      return noOrTo(side, hidingPlaces(state, battle.region));
    default:
      throw new Error('not a question of a battle');
  }
};

const answers = (state: GameState, side: Side): Command[] => {
  switch (state.prompt?.ask) {
    case 'versions':
      return versions(state, side);
    case 'number':
      return [0, 1, 2, 3, 4].map((count) => ({ type: 'nameNumber', side, count }));
    case 'specials':
      return pairs(side);
    case 'placing':
      return places(state, side);
    case 'turn':
      return moves(state, side);
    case 'balrog':
      return yesOrNo(side, balrogOnGuard(state) !== undefined);
    default:
      return state.battle ? inBattle(state, state.battle, side) : [];
  }
};

/**
 * Every command that would be played now. Shuffling by hand is left out: it changes nothing that a rule reads, and a player
 * who chose at random would never come to an end. `arrange` is many `place` in one.
 */
export const legalCommands = (state: GameState): Command[] => {
  if (state.stage === 'over') return isMatchOver(state) ? [] : [{ type: 'nextGame', side: 'fellowship' }];
  const side = state.prompt?.side;
  if (!side) return [];
  const commands = answers(state, side);
  return state.cards[side].specials.length === 0 ? commands : commands.concat(specialOffers(state, side));
};
