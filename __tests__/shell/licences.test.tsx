import { fireEvent, screen } from '@testing-library/react-native';
import { wordsOf } from '@/i18n';
import { LANGUAGES } from '@/i18n/languages';
import { Credits } from '@/shell/Credits';
import { Privacy } from '@/shell/privacy/Privacy';
import { wordsOf as privacyWordsOf } from '@/shell/privacy/words';
import { Licences } from '@/shell/licences/Licences';
import { works } from '@/shell/licences/licenceTexts.json';
import { chooseSettings } from '../session/chooseSettings';
import { renderPage } from '../ui/renderPage';

const mockPush = jest.fn();
jest.mock('expo-router', () => ({
  useRouter: () => ({ push: mockPush, canGoBack: () => false, replace: jest.fn() }),
}));

const words = wordsOf('en');

beforeEach(() => chooseSettings());

describe('the licences', () => {
  it('are found by name, and read whole at a touch', () => {
    renderPage(<Licences />);
    fireEvent.changeText(screen.getByLabelText(words.credits.licences.search), 'ZOD');
    const zod = screen.getByLabelText(/^zod, .*MIT$/);
    expect(screen.queryByText(/Permission is hereby granted/)).toBeNull();
    fireEvent.press(zod);
    expect(screen.getByText(/Permission is hereby granted/)).toBeTruthy();
    expect(screen.getByText(/Colin McDonnell/)).toBeTruthy();
    fireEvent.press(screen.getByLabelText(/^zod, .*MIT$/));
    expect(screen.queryByText(/Permission is hereby granted/)).toBeNull();
  });

  it('say so when nothing bears a name', () => {
    renderPage(<Licences />);
    fireEvent.changeText(screen.getByLabelText(words.credits.licences.search), 'mithril');
    expect(screen.getByText(words.credits.licences.none)).toBeTruthy();
  });

  it('say where a text stands that no package brings along', () => {
    renderPage(<Licences />);
    fireEvent.changeText(screen.getByLabelText(words.credits.licences.search), 'game-icons');
    fireEvent.press(screen.getByLabelText('game-icons.net, CC-BY-3.0'));
    expect(screen.getByText(/creativecommons\.org\/licenses\/by\/3\.0/)).toBeTruthy();
    expect(screen.getByText(words.credits.licences.without)).toBeTruthy();
  });

  it('are drawn as far as one sees, of some seven hundred', () => {
    renderPage(<Licences />);
    expect(works.length).toBeGreaterThan(600);
    expect(screen.getAllByRole('button').length).toBeLessThan(60);
  });
});

describe.each(LANGUAGES)('in %s', (language) => {
  const { credits, privacy } = wordsOf(language);
  beforeEach(() => chooseSettings({ language }));

  it('the credits lead to the licences and to the page on privacy', () => {
    renderPage(<Credits />);
    fireEvent.press(screen.getByLabelText(credits.licences.open));
    expect(mockPush).toHaveBeenLastCalledWith('/licences');
    fireEvent.press(screen.getByLabelText(privacy.title));
    expect(mockPush).toHaveBeenLastCalledWith('/privacy');
  });

  it('the page on privacy says all of it', () => {
    renderPage(<Privacy />);
    for (const { title, text } of privacyWordsOf(language).parts) {
      expect(screen.getByText(title)).toBeTruthy();
      expect(screen.getByText(text)).toBeTruthy();
    }
  });
});
