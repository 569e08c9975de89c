import type { CharacterFields, CharacterKind } from '@/games/tcg/play';
import { isCharacterFields, plainTitle } from '@/games/tcg/play';
import { createKeptList } from '@/session/createKept';
import { remembered } from './remembered';

/** Characters as this table has typed them, the latest first: the second game is faster. */
export const useKnownCharacters = createKeptList('tcg.characters', isCharacterFields);

/** p.21 Versions of a character are told apart by their subtitles. */
export const fullTitle = ({ title, subtitle }: Pick<CharacterFields, 'title' | 'subtitle'>): string =>
  subtitle === '' ? title : `${title}, ${subtitle}`;

const isSame = (one: CharacterFields, other: CharacterFields): boolean =>
  one.kind === other.kind && plainTitle(fullTitle(one)) === plainTitle(fullTitle(other));

/** One without a title cannot be found again. */
export const rememberCharacter = async (fields: CharacterFields): Promise<void> => {
  if (plainTitle(fields.title) === '') return;
  const { value, keep } = useKnownCharacters.getState();
  await keep(remembered(value, fields, isSame));
};

/** Those of a kind whose title has what was typed. */
export const knownOf = (
  known: readonly CharacterFields[],
  kind: CharacterKind,
  typed = '',
): CharacterFields[] =>
  known.filter((one) => one.kind === kind && plainTitle(fullTitle(one)).includes(plainTitle(typed)));
