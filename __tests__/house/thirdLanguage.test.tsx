import { act, screen } from '@testing-library/react-native';
import { registry } from '@campaigns/index';
import { GAMES } from '@/games';
import type { Command, GameState } from '@/games/jime/play';
import { Collection } from '@/games/jime/screens/Collection';
import { MenuSheet } from '@/games/jime/screens/adventure/MenuSheet';
import type { Menu } from '@/games/jime/screens/adventure/menu';
import { BoxBrowser } from '@/games/jime/screens/box/BoxBrowser';
import { Camp } from '@/games/jime/screens/campaign/camp/Camp';
import { Chronicle } from '@/games/jime/screens/campaign/chronicle/Chronicle';
import { CompanyMenu } from '@/games/jime/screens/campaign/company/CompanyMenu';
import { NewGame } from '@/games/jime/screens/campaign/newGame/NewGame';
import { LayMap } from '@/games/jime/screens/layMap/LayMap';
import { PageOver } from '@/games/jime/screens/play/PageOver';
import { Play } from '@/games/jime/screens/play/Play';
import { namesIn, useBoxStore } from '@/games/jime/session/box';
import type { OpenCampaign } from '@/games/jime/session/campaigns';
import { openCampaign } from '@/games/jime/session/campaigns';
import type { OpenGame } from '@/games/jime/session/game';
import { beginCampaign, useGame } from '@/games/jime/session/game';
import { wordsOf } from '@/games/jime/words';
import type { Language } from '@/i18n/languages';
import { isLanguage } from '@/i18n/languages';
import { newHistory } from '@/kernel/history';
import { openBookOn } from '@/saves/book';
import { BOOK_FAULTS } from '@/saves/faults';
import { useBook } from '@/session/book';
import { registerGames } from '@/session/games';
import { Credits } from '@/shell/Credits';
import { NotFound } from '@/shell/NotFound';
import { Privacy } from '@/shell/privacy/Privacy';
import { Settings } from '@/shell/Settings';
import { Shelf } from '@/shell/Shelf';
import { StorageFault } from '@/shell/StorageFault';
import { Saves } from '@/shell/saves/Saves';
import box from '../../campaigns/core/text/en.json';
import story from '../../campaigns/tutorial/text/en.json';
import { chooseSettings, own } from '../games/jime/session/chooseSettings';
import { nodeSql } from '../saves/nodeSql';
import { momentsOf } from './reachedStates';
import { readerOf } from './readPages';
import { englishIn, reversed } from './reversed';

// Many screens are drawn in one test.
jest.setTimeout(180_000);

jest.mock('@/i18n/languages', () => {
  const actual = jest.requireActual('@/i18n/languages');
  actual.LANGUAGES.push('xx');
  Object.assign(actual.LANGUAGE_NAMES, { xx: 'Hsilgne' });
  Object.assign(actual.LOCALES, { xx: 'fi-FI' });
  return actual;
});
jest.mock('@/i18n', () => jest.requireActual('./reversed').withReversed('xx', jest.requireActual('@/i18n')));
jest.mock('@/shell/reference/words', () =>
  jest.requireActual('./reversed').withReversed('xx', jest.requireActual('@/shell/reference/words')),
);
jest.mock('@/shell/privacy/words', () =>
  jest.requireActual('./reversed').withReversed('xx', jest.requireActual('@/shell/privacy/words')),
);
jest.mock('@/games/jime/words', () =>
  jest.requireActual('./reversed').withReversed('xx', jest.requireActual('@/games/jime/words')),
);
jest.mock('@/games/jime/cardWords', () =>
  jest.requireActual('./reversed').withReversed('xx', jest.requireActual('@/games/jime/cardWords')),
);
jest.mock('@/games/lcg/words', () =>
  jest.requireActual('./reversed').withReversed('xx', jest.requireActual('@/games/lcg/words')),
);
jest.mock('@/games/lcg/cardWords', () =>
  jest.requireActual('./reversed').withReversed('xx', jest.requireActual('@/games/lcg/cardWords')),
);
jest.mock('@/games/confrontation/words', () =>
  jest.requireActual('./reversed').withReversed('xx', jest.requireActual('@/games/confrontation/words')),
);
jest.mock('@/games/confrontation/cardWords', () =>
  jest.requireActual('./reversed').withReversed('xx', jest.requireActual('@/games/confrontation/cardWords')),
);
jest.mock('@/games/tcg/words', () =>
  jest.requireActual('./reversed').withReversed('xx', jest.requireActual('@/games/tcg/words')),
);
jest.mock('@/games/tcg/cardWords', () =>
  jest.requireActual('./reversed').withReversed('xx', jest.requireActual('@/games/tcg/cardWords')),
);
jest.mock('@/games/jime/board/Board', () =>
  jest.requireActual('../games/jime/screens/adventure/boardStandIn'),
);
jest.mock('react-native-svg', () =>
  jest.requireActual('./wordlessShapes').withoutShapes(jest.requireActual('react-native-svg')),
);
jest.mock('expo-router', () => ({
  useRouter: () => ({ push: jest.fn(), replace: jest.fn(), back: jest.fn(), canGoBack: () => true }),
  useFocusEffect: jest.requireActual('react').useEffect,
}));

const known = (code: string): Language => {
  if (!isLanguage(code)) throw new Error(`${code} is none of the languages`);
  return code;
};
const THIRD = known('xx');
const words = wordsOf(THIRD);
const english = englishIn(wordsOf('en'), box, story);

/** A name typed by players. */
const COMPANY = 'Zzyzx';

let campaign: OpenCampaign;
let moments: GameState[];

beforeAll(async () => {
  for (const { text } of Object.values(registry))
    Object.assign(text, { [THIRD]: async () => reversed(await text.en()) });
  registerGames(GAMES);
  own();
  await useBoxStore.getState().open();
  campaign = await openCampaign('tutorial');
  moments = momentsOf(campaign, 5).map((state) => ({
    ...state,
    campaign: { ...state.campaign, company: COMPANY },
  }));
});

const { found, look, open, show, press } = readerOf(english);

beforeEach(() => {
  // A game that is loaded reads its own settings from the book.
  chooseSettings({ language: THIRD, cardNames: THIRD, motion: 'reduced' });
  open();
});
afterEach(() => expect([...found]).toEqual([]));

const chosen = (heroes: number) => ({
  seed: 7,
  company: COMPANY,
  difficulty: 'normal' as const,
  mirror: true,
  heroes: ['aragorn', 'gimli', 'legolas'].slice(0, heroes).map((hero, at) => ({
    hero,
    role: ['captain', 'guardian', 'hunter'][at] ?? null,
    items: campaign.box.heroes[hero]?.suggestedItems ?? [],
  })),
});

/** Puts a state of the tutorial on the table. */
const lay = (state: GameState): OpenGame => {
  const game: OpenGame = {
    slot: null,
    name: COMPANY,
    state,
    content: campaign,
    history: newHistory<Command>(),
    draft: null,
  };
  act(() => useGame.setState({ game, refused: null, saveFault: null }));
  return game;
};

/** Every sheet that can be opened beside one state of the table, and the pages over it. */
const sheetsOf = (state: GameState): void => {
  const game = lay(state);
  const [hero] = state.campaign.heroes;
  const { groups = [], tokens = [], tiles = [] } = state.adventure ?? {};
  const menus: Menu[] = [
    { kind: 'menu' },
    { kind: 'threat' },
    { kind: 'objectives' },
    { kind: 'provoke' },
    ...state.campaign.heroes.map((one) => ({ kind: 'hero' as const, hero: one.hero })),
    ...groups.map(({ id }) => ({ kind: 'enemy' as const, group: id })),
    ...tokens.map(({ id }) => ({ kind: 'read' as const, of: 'token' as const, id })),
    ...tiles.map(({ tile }) => ({ kind: 'explore' as const, tile })),
    ...tiles.map(({ tile }) => ({ kind: 'space' as const, space: `${tile}/1` })),
  ];
  const links = {
    company: jest.fn(),
    chronicle: jest.fn(),
    saves: jest.fn(),
    resume: jest.fn(),
    box: jest.fn(),
    legend: jest.fn(),
    rules: jest.fn(),
    notes: jest.fn(),
    settings: jest.fn(),
    quit: jest.fn(),
  };
  for (const menu of menus)
    show(
      <MenuSheet
        menu={menu}
        game={game}
        actor={hero?.hero ?? ''}
        links={links}
        onActor={jest.fn()}
        onOpen={jest.fn()}
        onClose={jest.fn()}
        onTouch={jest.fn()}
      />,
    );
  show(<Chronicle onClose={jest.fn()} />);
  (['notes', 'legend', 'rules'] as const).forEach((page) =>
    show(<PageOver overlay={{ page }} game={game} onClose={jest.fn()} />),
  );
  show(<CompanyMenu onClose={jest.fn()} />);
  Object.values(words.campaign.menu.tabs).forEach(press);
};

describe('the shell in a third language', () => {
  it('would be told apart from English', () => {
    act(() => chooseSettings({ language: 'en' }));
    show(<Settings />);
    expect(found.size).toBeGreaterThan(50);
    found.clear();
  });

  it('has no English on pages without a game', async () => {
    show(<Settings />);
    await screen.findByText(words.jimeSettings.cardNames.label);
    look();
    show(<Credits />);
    show(<Privacy />);
    show(<NotFound />);
    BOOK_FAULTS.forEach((code) => show(<StorageFault code={code} />));
  });

  it('has no English on the shelf and among the saves', async () => {
    const book = await openBookOn(nodeSql());
    useBook.setState({ status: 'open', book });
    await beginCampaign('tutorial', chosen(2));
    show(<Shelf games={GAMES.map(({ card }) => card)} />);
    await screen.findByLabelText(words.shelf.goOnWith(COMPANY));
    look();
    show(<Saves />);
    await screen.findByLabelText(words.saves.moreLabel(COMPANY));
    look();
    press(words.saves.moreLabel(COMPANY));
    press(words.saves.menu.points);
    await screen.findAllByText(words.saves.points.go);
    look();
    useBook.setState({ status: 'unsaved', book: null });
  });
});

describe('Journeys in Middle-earth in a third language', () => {
  it('has no English in the box', async () => {
    show(<BoxBrowser />);
    press(words.box.every);
    Object.values(words.box.tabs).forEach(press);
    show(<Collection />);
    show(<LayMap seed={1} />);
    await screen.findByText(words.layMap.intro);
    look();
    press(words.layMap.draw);
    press(words.layMap.begin);
  });

  it('has no English on the way to a new game', async () => {
    show(<NewGame />);
    const { name } = campaign.campaign;
    await screen.findAllByLabelText(campaign.text[THIRD][name] ?? name);
    look();
    press(campaign.text[THIRD][name] ?? name);
    press(words.campaign.next);
    press(words.campaign.next);
    const { opened } = useBoxStore.getState();
    const names = ['aragorn', 'gimli'].map(
      (hero) => opened && namesIn(opened, THIRD, THIRD).card(`hero.${hero}`).name,
    );
    names.forEach((name) => press(name ?? ''));
    press(words.campaign.next);
    press(words.campaign.newGame.changeItems);
    press(words.campaign.next);
  });

  it('has no English at the table, whatever is asked', () => {
    const kinds = new Set(moments.map(({ prompts }) => prompts.at(-1)?.kind));
    expect(kinds.size).toBeGreaterThan(20);
    for (const state of moments) {
      lay(state);
      show(<Play slot={null} />);
    }
  });

  it('has no English on the sheets beside the map, in the chronicle and at camp', () => {
    for (const state of moments.filter(({ adventure }) => adventure !== null).slice(-8)) sheetsOf(state);
    const camp = moments.find(({ stage, prompts }) => stage === 'camp' && prompts.length === 0);
    if (!camp) throw new Error('no walk came to camp');
    lay(camp);
    show(<Camp />);
    const { items, trinkets, company, goOn } = words.campaign.camp;
    for (const place of [items, trinkets, company, goOn]) {
      show(<Camp />);
      press(place);
    }
  });
});
