import { COMMAND_TYPES } from '@/games/jime/state/commands';
import { REFUSALS } from '@/games/jime/state/refusals';
import { LANGUAGES } from '@/i18n/languages';
import { wordsOf } from '@/games/jime/words';

describe.each(LANGUAGES)('the rules in %s', (language) => {
  const { refusal, command } = wordsOf(language).rules;

  it('have a sentence for every refusal, and none for a refusal that is no more', () => {
    expect(Object.keys(refusal).sort()).toEqual([...REFUSALS].sort());
  });

  it('have a label for every command, so that undo can say what it touches', () => {
    expect(Object.keys(command).sort()).toEqual([...COMMAND_TYPES].sort());
  });
});
