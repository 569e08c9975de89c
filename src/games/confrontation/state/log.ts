import type { Checked } from '@/kernel/checks';
import { anyOf, flag, oneOf, orNull, shape, whole } from '@/kernel/checks';
import { card, character, region, side, special, tokenId } from './pieces';

/** A piece and who it is. The other side reads who it is only where the line says that it was seen. */
const piece = { token: tokenId, character, seen: flag };
const sum = whole(-99, 99);

export const HOW = ['plain', 'river', 'tunnel', 'ability', 'shadowfax', 'darkOfMordor'] as const;
export const SHOWN_BY = [
  ...(['balrog', 'urukHai', 'palantir', 'crebain', 'kingRevealed'] as const),
  ...(['frodo', 'sam', 'gandalf', 'ring', 'smeagol'] as const),
] as const;
export const DEFEATED_BY = ['strength', 'text', 'sacrifice', 'tunnel', 'noRoom'] as const;
export const RETREATED_BY = ['text', 'gwaihir', 'card', 'wormtongue'] as const;

/** What happened, in order: the public screen after a battle reads it, and the story of the game. */
export const logLine = anyOf(
  shape({ line: oneOf('turn'), side, ply: whole(1, 9999) }),
  shape({ line: oneOf('move'), ...piece, from: region, to: region, how: oneOf(...HOW) }),
  shape({ line: oneOf('attack'), region, attacker: shape(piece), attacked: shape(piece) }),
  shape({ line: oneOf('show'), ...piece, at: region, by: oneOf(...SHOWN_BY) }),
  /** Smeagol and the character that takes his place. */
  shape({ line: oneOf('swap'), ...piece, from: region, to: region }),
  shape({ line: oneOf('noCards'), side }),
  /** Cards as they are turned face up; null while the other side has yet to play. */
  shape({ line: oneOf('cards'), fellowship: orNull(card), sauron: orNull(card) }),
  shape({ line: oneOf('sentBack'), card }),
  /** Sauron’s card exchanged for his 4. */
  shape({ line: oneOf('exchange'), card }),
  shape({ line: oneOf('magic'), side, card }),
  shape({ line: oneOf('voided'), side }),
  shape({ line: oneOf('strength'), fellowship: sum, sauron: sum }),
  shape({ line: oneOf('retreat'), ...piece, from: region, to: region, by: oneOf(...RETREATED_BY) }),
  shape({ line: oneOf('defeat'), ...piece, at: region, by: oneOf(...DEFEATED_BY) }),
  /** Shelob goes home, Gandalf returns, a character is recalled. */
  shape({ line: oneOf('placed'), ...piece, to: region }),
  /** Sam bears the Ring. */
  shape({ line: oneOf('ring'), ...piece }),
  shape({ line: oneOf('special'), special, region: orNull(region), token: orNull(tokenId) }),
  /** Both hands are taken up again. */
  shape({ line: oneOf('retake') }),
);
export type LogLine = Checked<typeof logLine>;
