import { fireEvent, screen, waitFor, within } from '@testing-library/react-native';
import { BASE_RULES } from '@/games/tcg/content/baseRules';
import { BaseRules } from '@/games/tcg/screens/baseRules/BaseRules';
import { useBaseRules } from '@/games/tcg/session/baseRules';
import { wordsOf } from '@/games/tcg/words';
import { LANGUAGES } from '@/i18n/languages';
import { renderPage } from '../../../ui/renderPage';
import { settle } from './settle';

jest.mock('expo-router', () => ({
  useRouter: () => ({ replace: jest.fn(), push: jest.fn(), back: jest.fn(), canGoBack: () => true }),
}));

const RULES = Object.keys(BASE_RULES) as (keyof typeof BASE_RULES)[];
const rulesNow = () => useBaseRules.getState().value;
const press = (label: string) => fireEvent.press(screen.getByLabelText(label));

describe.each(LANGUAGES)('base rules in %s', (language) => {
  const { baseRules: words } = wordsOf(language);
  beforeEach(() => {
    settle(language);
    renderPage(<BaseRules />);
  });

  it('labels every value as not from the booklet', () => {
    for (const rule of RULES) expect(screen.getByText(words.rule[rule])).toBeOnTheScreen();
    expect(screen.getAllByText(words.label)).toHaveLength(RULES.length);
  });
});

describe('base rules', () => {
  beforeEach(() => {
    settle();
    renderPage(<BaseRules />);
  });

  it('are set by the table, shown as changed, and put back', async () => {
    press('More: Times the strength that overwhelms');
    await waitFor(() => expect(rulesNow().overwhelm).toBe(3));
    expect(screen.getByText('Not from the booklet · Changed; commonly 2')).toBeOnTheScreen();
    press('As commonly held');
    await waitFor(() => expect(rulesNow()).toEqual(BASE_RULES));
  });

  it('have sanctuaries to tick, yes or no, and a limit that is asked until it is set', async () => {
    press('Site 6');
    press('Site 9');
    await waitFor(() => expect(rulesNow().sanctuaries).toEqual([3, 9]));
    const skip = screen.getByLabelText('Without a minion, go on to the regroup phase');
    fireEvent.press(within(skip).getByLabelText('No'));
    await waitFor(() => expect(rulesNow().skipWithoutMinions).toBe(false));
    press('Set a number');
    await waitFor(() => expect(rulesNow().moveLimitOfMore).toBe(2));
    press('Ask at each game');
    await waitFor(() => expect(rulesNow().moveLimitOfMore).toBeNull());
  });
});
