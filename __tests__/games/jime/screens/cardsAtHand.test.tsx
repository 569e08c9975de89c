import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CardsAtHand } from '@/games/jime/screens/CardsAtHand';
import { useQuietCards } from '@/games/jime/session/hints';
import { useGame } from '@/games/jime/session/game';
import { LANGUAGES, byLanguage } from '@/i18n/languages';
import { newHistory } from '@/kernel/history';
import type { Command } from '@/games/jime/play';
import { company } from '../rules/company';
import { chooseSettings } from '../session/chooseSettings';

const core = byLanguage(
  (language) =>
    JSON.parse(
      readFileSync(join(__dirname, `../../../../campaigns/core/text/${language}.json`), 'utf8'),
    ) as Record<string, string>,
);

const carrying = (...items: string[]) =>
  company({ heroes: 4 }).set((_, { campaign }) => {
    for (const hero of campaign.heroes) hero.items = items;
  });

const show = (table = carrying('cloak')) => {
  const game = {
    state: table.state,
    content: { ...table.content, text: core, languages: LANGUAGES },
    slot: null,
    name: 'Test',
    history: newHistory<Command>(),
    draft: null,
  };
  act(() => {
    useGame.setState({ game });
    useQuietCards.setState({ seen: [] });
  });
  render(<CardsAtHand game={game} hero="bilbo" moments={['suffer']} />);
};

describe('reminders of cards that act now', () => {
  it('say what the card does, in our words', () => {
    show();
    expect(
      screen.getByText('Cloak: Spend one inspiration: prevent one incoming damage or fear.'),
    ).toBeOnTheScreen();
  });

  it('are put away for good, card by card', () => {
    show();
    fireEvent.press(screen.getByLabelText('No more reminders of Cloak'));
    expect(screen.queryByText(/^Cloak:/)).toBeNull();
    expect(useQuietCards.getState().seen).toEqual(['cloak']);
  });

  it('are never more than three', () => {
    show(carrying('cloak', 'fangorn-cloak', 'ranger-cloak', 'slip-thorn'));
    expect(screen.getAllByLabelText(/^No more reminders/)).toHaveLength(3);
  });

  it('in French as well', () => {
    act(() => chooseSettings({ language: 'fr' }));
    show();
    expect(screen.getByText(/^Cape.: Dépensez une inspiration/)).toBeOnTheScreen();
  });
});
