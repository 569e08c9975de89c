import { act, render, screen } from '@testing-library/react-native';
import type { Command, MapToken } from '@/games/jime/play';
import { StoryTrackers } from '@/games/jime/screens/adventure/StoryTrackers';
import { useGame } from '@/games/jime/session/game';
import type { Language } from '@/i18n/languages';
import { LANGUAGES, byLanguage } from '@/i18n/languages';
import { newHistory } from '@/kernel/history';
import { company } from '../../rules/company';
import { chooseSettings } from '../../session/chooseSettings';

const NELL: MapToken = { id: 'nell', kind: 'person', space: '100A/1' };

const shown = (language: Language, token: MapToken): void => {
  const table = company({
    story: {
      tokens: [{ id: 'nell', kind: 'person', variant: 'human', name: 'n', companion: { health: 3 } }],
      things: [{ id: 'ember', name: 'e' }],
      setup: [],
      explore: {},
      triggers: [],
    },
  }).set((adventure) => {
    adventure.tokens = [token];
    adventure.carried = { ember: 2 };
    adventure.countdowns = [{ countdown: 'c', text: 't', round: adventure.round + 1 }];
  });
  const words = { n: 'Nell', e: 'Embers', t: 'The mist', 'hero.gimli': 'Gimli' };
  const game = {
    state: table.state,
    content: { ...table.content, text: byLanguage(() => words), languages: LANGUAGES },
    slot: null,
    name: 'Test',
    history: newHistory<Command>(),
    draft: null,
  };
  act(() => {
    chooseSettings({ language });
    useGame.setState({ game });
  });
  render(<StoryTrackers game={game} />);
};

it('beside the objective stand who goes along, what is carried and what is coming', () => {
  shown('en', { ...NELL, with: 'gimli', hurt: 1 });
  for (const text of ['Nell: with Gimli, health 2 of 3', 'Embers × 2', 'The mist: next round'])
    expect(screen.getByText(text)).toBeOnTheScreen();
});

it('a companion who is caught is shown as caught', () => {
  shown('fr', { ...NELL, caught: true });
  expect(screen.getByText('Nell : aux mains de l’ennemi, santé 3 sur 3')).toBeOnTheScreen();
});
