import { fireEvent, screen } from '@testing-library/react-native';
import type { ReactElement } from 'react';
import type { GameState } from '@/games/jime/play';
import { endWith } from '@/games/jime/rules/endAdventure';
import { Camp } from '@/games/jime/screens/campaign/camp/Camp';
import { CompanyMenu } from '@/games/jime/screens/campaign/company/CompanyMenu';
import { AfterAdventure } from '@/games/jime/screens/campaign/epilogue/AfterAdventure';
import { Epilogue } from '@/games/jime/screens/campaign/epilogue/Epilogue';
import { SetUp } from '@/games/jime/screens/campaign/setUp/SetUp';
import { WhichFaceup } from '@/games/jime/screens/WhichFaceup';
import { SET_UP_STEPS } from '@/games/jime/state/setUpSteps';
import { renderPage } from '../../../ui/renderPage';
import { after, atStep, inAdventure, told } from '../rules/campStates';
import { company } from '../rules/company';
import { chooseSettings } from '../session/chooseSettings';
import { lay, settle } from './campaign/openCampaign';
import { ask, asking } from './prompts/ask';

jest.mock('expo-router', () => ({ useRouter: () => ({ replace: jest.fn() }) }));
// The whole box is read once; a busy machine takes its time over it.
jest.setTimeout(60_000);

const FRENCH = { language: 'fr', cardNames: 'fr' } as const;
beforeAll(settle);
beforeEach(() => chooseSettings(FRENCH));

const explained = (): number => screen.queryAllByText(/^Les noms marqués ° /).length;
/** The mark stands apart from the name; in “N° 4” it does not. */
const marked = (): number => screen.queryAllByText(/\s°/).length - explained();

const ROLES = { aragorn: { role: 'captain' }, gimli: { role: 'guardian' } };
const GAINED = { trinkets: ['boots'], lore: 12 };
const playing = (): GameState => ({ ...inAdventure(ROLES, GAINED), mirror: true });

/** At camp after an adventure that brought a title. */
const home = (): GameState => {
  const go = { type: 'continue' } as const;
  const state = after(
    told(playing(), (game) => endWith(game, 'won')),
    ...[go, go],
  );
  const text = { line: 'effect.title', hero: 'gimli', title: 'stone-talker' } as const;
  return {
    ...state,
    chronicle: state.chronicle.map((book) => ({
      ...book,
      pages: [...book.pages, { round: 9, entries: [{ phase: 'action', text }] }],
    })),
  };
};

const pageOf = (page: ReactElement, state: GameState): void => {
  lay(state);
  renderPage(page);
};

describe('what ° means is said once on a page that has it, and on no other', () => {
  it.each(SET_UP_STEPS)('setting up at %s', (step) => {
    pageOf(<SetUp />, atStep(step, ROLES, GAINED));
    expect(explained()).toBe(marked() > 0 ? 1 : 0);
  });

  it.each<[string, ReactElement, () => GameState]>([
    ['the company', <CompanyMenu key="" onClose={jest.fn()} />, playing],
    ['the end of an adventure', <AfterAdventure key="" />, home],
    ['the camp', <Camp key="" />, () => after(home(), { type: 'continue' })],
    ['the end of a campaign', <Epilogue key="" />, () => ({ ...home(), stage: 'ended', prompts: [] })],
  ])('%s', (_, page, state) => {
    pageOf(page, state());
    expect(marked()).toBeGreaterThan(0);
    expect(explained()).toBe(1);
  });

  it('§38.6 the cards that may lie faceup', () => {
    renderPage(<WhichFaceup against="damage" offered={['dazed', 'weariness']} onPick={jest.fn()} />);
    fireEvent.press(screen.getByLabelText(/^Quel dégât/));
    expect(marked()).toBe(2);
    expect(explained()).toBe(1);
  });

  it('§17.9 the prepared cards of which one is gone', () => {
    const table = company({ adventure: 'bridge', mirror: true }).set(({ heroes }) => {
      for (const hero of heroes) hero.prepared = ['captain-1', 'captain-4'];
    });
    ask(asking(table, { kind: 'tellMirror', what: 'prepared', hero: 'gimli', group: 'g1', left: 1 }), FRENCH);
    expect(marked()).toBe(2);
    expect(explained()).toBe(1);
  });
});

it('§17.4 a weapon lies before its hero and needs no mark', () => {
  const table = company({ adventure: 'bridge' }).set((_, { campaign }) => {
    for (const hero of campaign.heroes) hero.items = ['sword'];
  });
  ask(table.do({ type: 'attack', hero: 'gimli', group: table.group('goblins').id }), FRENCH);
  expect(screen.getByText('Épée')).toBeOnTheScreen();
  expect(marked()).toBe(0);
});
