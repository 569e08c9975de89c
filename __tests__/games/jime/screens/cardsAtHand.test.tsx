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

const UNFOLD = /^(Cards that act now|Cartes qui comptent maintenant)/;

/** The reminders as they come, or in full and with their buttons. */
const show = (table = carrying('cloak'), heroes = ['bilbo'], unfolded = true) => {
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
  const Now = () => {
    const now = useGame((state) => state.game);
    return now ? <CardsAtHand game={now} heroes={heroes} now={{ moments: ['suffer'] }} /> : null;
  };
  render(<Now />);
  if (unfolded) fireEvent.press(screen.getByLabelText(UNFOLD));
};

/** Presses a button and waits until its step is played: the queue of the session comes to what is asked after it. */
const pressed = async (label: string): Promise<void> => {
  fireEvent.press(screen.getByLabelText(label));
  await act(async () => void (await useGame.getState().saveAgain()));
};

describe('reminders of cards that act now', () => {
  it('say what the card does, in our words', () => {
    show();
    expect(
      screen.getByText('Cloak: Spend one inspiration: prevent one incoming damage or fear.'),
    ).toBeOnTheScreen();
  });

  it('are names in one line until they are touched, and said in full to whoever listens', () => {
    show(carrying('cloak', 'fangorn-cloak'), ['bilbo'], false);
    expect(screen.getByText('Cloak · Fangorn Cloak')).toBeOnTheScreen();
    expect(screen.queryByLabelText(/^No more reminders/)).toBeNull();
    expect(screen.getByLabelText(/prevent one incoming damage or fear\. Fangorn Cloak:/)).toBeOnTheScreen();
    fireEvent.press(screen.getByLabelText(UNFOLD));
    expect(screen.getAllByLabelText(/^No more reminders/)).toHaveLength(2);
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

  it('name the hero where several are asked', () => {
    show(carrying('cloak'), ['bilbo', 'gimli']);
    expect(screen.getByText(/^Bilbo, Cloak:/)).toBeOnTheScreen();
    expect(screen.getByText(/^Gimli, Cloak:/)).toBeOnTheScreen();
  });

  it('§76.2 tick off a use and a token on the mirror, and offer neither again', async () => {
    const table = carrying('shield').set(({ heroes }, state) => {
      state.mirror = true;
      for (const hero of heroes) hero.trinkets = [{ trinket: 'brooch', tokens: 1 }];
    });
    show(table);
    await pressed('Shield is used');
    expect(screen.queryByText(/^Shield:/)).toBeNull();
    await pressed('Take a depletion token from Brooch');
    expect(screen.queryByText(/^Brooch:/)).toBeNull();
  });

  it('§38.6 of damage that lasts are not put away', () => {
    const table = carrying().set(({ heroes }, state) => {
      state.mirror = true;
      for (const hero of heroes)
        Object.assign(hero, { fear: { up: 1, down: 0 }, faceup: { damage: [], fear: ['troubled'] } });
    });
    show(table);
    expect(screen.getByText(/^Troubled:/)).toBeOnTheScreen();
    expect(screen.queryByLabelText('No more reminders of Troubled')).toBeNull();
  });

  it('in French as well', () => {
    act(() => chooseSettings({ language: 'fr' }));
    show();
    expect(screen.getByText(/^Cape.: Dépensez une inspiration/)).toBeOnTheScreen();
  });
});
