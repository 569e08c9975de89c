import { CARD_STRENGTH, SIDES, nameOf } from '@/games/confrontation/content';
import type { CardId, CharacterId, Side } from '@/games/confrontation/content';
import type { LineView } from '@/games/confrontation/play';
import { sideOf } from '@/games/confrontation/play';
import type { Translations } from '.';

type Who = { token: number; character: CharacterId | null };

/** A character by name, or somebody of a side. */
export const whoIs = ({ token, character }: Who, { names, story }: Translations): string =>
  character === null ? story.hidden[sideOf(token)] : names.character[nameOf(character)];

const cardsLine = (line: Extract<LineView, { line: 'cards' }>, { names, story }: Translations): string => {
  const { fellowship, sauron } = line;
  if (fellowship !== null && sauron !== null) return story.cards(names.card[fellowship], names.card[sauron]);
  const side: Side = fellowship !== null ? 'fellowship' : 'sauron';
  const card: CardId | null = fellowship ?? sauron;
  return story.card(names.side[side], card === null ? '' : names.card[card]);
};

/** One line of what happened, told as it was seen. */
export const lineText = (line: LineView, words: Translations): string => {
  const { names, story } = words;
  const { region } = names;
  switch (line.line) {
    case 'turn':
      return story.turn(line.ply, names.side[line.side]);
    case 'move':
      return (
        story.move(whoIs(line, words), region[line.from], region[line.to]) +
        (line.how === 'plain' ? '' : story.how[line.how])
      );
    case 'attack':
      return story.attack(region[line.region], whoIs(line.attacker, words), whoIs(line.attacked, words));
    case 'show':
      return story.show(whoIs(line, words), story.shownBy[line.by]);
    case 'swap':
      return story.swap(whoIs(line, words), region[line.from], region[line.to]);
    case 'noCards':
      return story.noCards(names.side[line.side]);
    case 'cards':
      return cardsLine(line, words);
    case 'sentBack':
      return story.sentBack(names.card[line.card]);
    case 'exchange':
      return story.exchange(names.card[line.card]);
    case 'magic':
      return story.magic(names.side[line.side], names.card[line.card]);
    case 'voided':
      // Only the Eye takes the Fellowship's card; Sauron's is void by several texts.
      return story.voided(names.side[line.side]) + (line.side === 'fellowship' ? story.byEye : '');
    case 'strength':
      return story.strength(line.fellowship, line.sauron);
    case 'retreat':
      return (
        story.retreat(whoIs(line, words), region[line.from], region[line.to]) +
        (line.by === 'text' ? '' : story.retreatedBy[line.by])
      );
    case 'defeat':
      return (
        story.defeat(whoIs(line, words), region[line.at]) +
        (line.by === 'strength' ? '' : story.defeatedBy[line.by])
      );
    case 'placed':
      return story.placed(whoIs(line, words), region[line.to]);
    case 'ring':
      return story.ring(whoIs(line, words));
    case 'special':
      return line.region === null
        ? story.special(names.special[line.special])
        : story.specialAt(names.special[line.special], region[line.region]);
    case 'retake':
      return story.retake;
  }
};

/** What one card was worth in a battle. A card that lay open before the other is told twice: what it became stays. */
const cardWorth = (lines: readonly LineView[], side: Side): number => {
  let played: CardId | null = null;
  let became: CardId | null = null;
  for (const line of lines) {
    if (line.line === 'cards' && line[side] !== null && line[side] !== played)
      [played, became] = [line[side], null];
    if (line.line === 'magic' && line.side === side) became = line.card;
    if (line.line === 'exchange' && side === 'sauron') [played, became] = ['4', null];
    if (line.line === 'voided' && line.side === side) return 0;
  }
  const card = became ?? played;
  return card === null ? 0 : CARD_STRENGTH[card];
};

/** Who fights for each side when strengths are compared: the last who was named. */
export const fightersOf = (lines: readonly LineView[]): Partial<Record<Side, Who>> => {
  const fighters: Partial<Record<Side, Who>> = {};
  for (const line of lines) {
    if (line.line === 'attack')
      for (const one of [line.attacker, line.attacked]) fighters[sideOf(one.token)] = one;
    if (line.line === 'swap' || (line.line === 'show' && line.by === 'sam')) fighters.fellowship = line;
  }
  return fighters;
};

/** B11 How the strengths of the last battle in these lines add up, a line a side; none when they were not compared. */
export const sumLines = (lines: readonly LineView[], words: Translations): Record<Side, string> | null => {
  const start = lines.findLastIndex(({ line }) => line === 'attack');
  const battle = lines.slice(Math.max(start, 0));
  const strength = battle.find((line) => line.line === 'strength');
  if (start < 0 || strength?.line !== 'strength') return null;
  const fighters = fightersOf(battle);
  const helped = battle.some((line) => line.line === 'show' && line.by === 'gandalf');
  const { names, story } = words;
  const sums = SIDES.map((side): [Side, string] => {
    const card = cardWorth(battle, side);
    const help = side === 'fellowship' && helped ? 1 : 0;
    const fighter = fighters[side];
    const terms = [
      story.term(strength[side] - card - help, fighter ? whoIs(fighter, words) : names.side[side]),
      ...(card > 0 ? [story.term(card, story.cardTerm)] : []),
      ...(help > 0 ? [story.term(help, names.character.gandalf)] : []),
    ];
    return [side, story.sum(terms, strength[side])];
  });
  return Object.fromEntries(sums) as Record<Side, string>;
};
