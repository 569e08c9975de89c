import type { Character } from '@/games/lcg/state';
import { forbid, refuse } from '@/games/lcg/state/refusals';
import { characterBy, isInPlay, newId } from './lookup';
import { tell } from './log';
import { notOver } from './moments';
import type { Game, Rule } from './rule';
import { refuseSecondUnique } from './uniqueness';

/** R p.24 Restricted: two on one character; a third means that one of them is discarded first. */
export const MOST_RESTRICTED = 2;

export const refuseRestricted = ({ attachments, name }: Character, restricted: boolean): void => {
  const worn = attachments.filter((one) => one.restricted).length;
  if (restricted && worn >= MOST_RESTRICTED) forbid('restricted/third', { card: name });
};

export const attachTo = (
  game: Game,
  character: Character,
  { name, unique, restricted }: { name: string; unique: boolean; restricted: boolean },
): void => {
  character.attachments.push({ id: newId(game, 'attachment'), name, unique, restricted });
};

export const attach: Rule<'attach'> = {
  check: (game, command) => {
    notOver(game);
    refuseSecondUnique(game, command);
    refuseRestricted(characterBy(game, command.character), command.restricted);
  },
  play: (game, command) => attachTo(game, characterBy(game, command.character), command),
  offers: ({ state }) =>
    state.characters
      .filter(isInPlay)
      .map(({ id }) => ({ character: id, name: '', unique: false, restricted: true })),
};

export const detach: Rule<'detach'> = {
  check: (game, { character, attachment }) => {
    notOver(game);
    const { attachments } = characterBy(game, character);
    if (!attachments.some(({ id }) => id === attachment)) refuse('attachment/none');
  },
  play: (game, { character: id, attachment }) => {
    const character = characterBy(game, id);
    const gone = character.attachments.find((one) => one.id === attachment);
    character.attachments = character.attachments.filter((one) => one.id !== attachment);
    tell(game, { line: 'left', card: gone?.name ?? '' });
  },
  offers: ({ state }) =>
    state.characters
      .filter(isInPlay)
      .flatMap(({ id, attachments }) => attachments.map((one) => ({ character: id, attachment: one.id }))),
};
