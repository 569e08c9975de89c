import { COMMAND_TYPES as CONFRONTATION_COMMANDS } from '@/games/confrontation/state/commands';
import { REFUSALS as CONFRONTATION_REFUSALS } from '@/games/confrontation/state/refusals';
import { wordsOf as confrontationWordsOf } from '@/games/confrontation/words';
import { COMMAND_TYPES as JIME_COMMANDS } from '@/games/jime/state/commands';
import { REFUSALS as JIME_REFUSALS } from '@/games/jime/state/refusals';
import { wordsOf as jimeWordsOf } from '@/games/jime/words';
import { COMMAND_TYPES as LCG_COMMANDS } from '@/games/lcg/state/commands';
import { REFUSALS as LCG_REFUSALS } from '@/games/lcg/state/refusals';
import { wordsOf as lcgWordsOf } from '@/games/lcg/words';
import { COMMAND_TYPES as TCG_COMMANDS } from '@/games/tcg/state/commands';
import { REFUSALS as TCG_REFUSALS } from '@/games/tcg/state/refusals';
import { wordsOf as tcgWordsOf } from '@/games/tcg/words';
import type { Language } from '@/i18n/languages';
import { LANGUAGES } from '@/i18n/languages';

type Game = {
  game: string;
  commands: readonly string[];
  refusals: readonly string[];
  wordsOf: (language: Language) => { rules: { refusal: object; command: object } };
};

const RULES: Game[] = [
  { game: 'jime', commands: JIME_COMMANDS, refusals: JIME_REFUSALS, wordsOf: jimeWordsOf },
  { game: 'lcg', commands: LCG_COMMANDS, refusals: LCG_REFUSALS, wordsOf: lcgWordsOf },
  { game: 'tcg', commands: TCG_COMMANDS, refusals: TCG_REFUSALS, wordsOf: tcgWordsOf },
  {
    game: 'confrontation',
    commands: CONFRONTATION_COMMANDS,
    refusals: CONFRONTATION_REFUSALS,
    wordsOf: confrontationWordsOf,
  },
];

const SPOKEN = RULES.flatMap((one) => LANGUAGES.map((language) => ({ ...one, language })));

describe.each(SPOKEN)('the rules of $game in $language', ({ commands, refusals, wordsOf, language }) => {
  const { refusal, command } = wordsOf(language).rules;

  it('have a sentence for every refusal, and none for a refusal that is no more', () => {
    expect(Object.keys(refusal).sort()).toEqual([...refusals].sort());
  });

  it('have a label for every command, so that undo can say what it touches', () => {
    expect(Object.keys(command).sort()).toEqual([...commands].sort());
  });
});
