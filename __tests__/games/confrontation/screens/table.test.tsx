import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';
import type { GameState } from '@/games/confrontation/play';
import { PRINTED, newGame } from '@/games/confrontation/play';
import { useGame } from '@/games/confrontation/session/game';
import { takeBack } from '@/games/confrontation/session/opponent';
import { wordsOf } from '@/games/confrontation/words';
import { scene } from '../scene';
import { Guide } from '@/games/confrontation/screens/guide/Guide';
import { renderPage } from '../../../ui/renderPage';
import { press, showGame, stateNow, toldNow } from './openGame';

const mockPush = jest.fn();
jest.mock('expo-router', () => ({
  useRouter: () => ({ push: mockPush, replace: jest.fn(), back: jest.fn(), canGoBack: () => true }),
}));

const { names, asks, answers, table, rules, ending, guide } = wordsOf('en');
const PLAYERS = [
  { name: 'Anne', kind: 'person' as const },
  { name: 'Tom', kind: 'person' as const },
];
const named = (state: GameState): GameState => ({ ...state, players: PLAYERS });
const CHARACTERS = Object.values(names.character);
const REGIONS = Object.values(names.region);
const toldOf = (all: readonly string[]): string[] => all.filter((name) => toldNow().includes(name));
const seeHeading = (name: string): void => expect(screen.getByRole('heading', { name })).toBeOnTheScreen();
/** Compared as a fact: an element that is still there would be written out with its whole page at each look. */
const seeGone = (label: string): void => expect(screen.queryByLabelText(label) === null).toBe(true);
const take = (name: string): Promise<void> =>
  press(table.curtain.take(name), () => seeGone(table.curtain.take(name)));

const FIGHT = { 'aragorn-c': 'eregion', 'pippin-c': 'eregion', 'orcs-c': 'caradhras' } as const;

describe('§5 the curtain', () => {
  it('names who takes the tablet and has nothing of the game behind it', async () => {
    showGame(named(scene(FIGHT).state()));
    seeHeading(table.curtain.title('Tom'));
    expect(toldOf(CHARACTERS)).toEqual([]);
    expect(toldOf(REGIONS)).toEqual([]);
    await take('Tom');
    expect(toldNow()).toContain(names.character.orcs);
    expect(toldOf([names.character.aragorn, names.character.pippin])).toEqual([]);
  });

  it('falls when the other decides', async () => {
    showGame(named(scene({ ...FIGHT, 'warg-c': 'dagorlad' }).state()));
    await take('Tom');
    fireEvent.press(screen.getByLabelText('The Warg, strength 2 (Dagorlad)'));
    fireEvent.press(screen.getByLabelText(/^Mirkwood, /));
    await waitFor(() => seeHeading(table.curtain.title('Anne')));
    expect(toldOf(CHARACTERS)).toEqual([]);
  });
});

describe('§2 a turn', () => {
  it('lights where the chosen piece may go, and says why it may not go elsewhere', async () => {
    showGame(named(scene(FIGHT).state()));
    await take('Tom');
    fireEvent.press(screen.getByLabelText(/^Mirkwood, /));
    expect(screen.getByText(table.chooseFirst)).toBeOnTheScreen();
    fireEvent.press(screen.getByLabelText('The Orcs, strength 2 (Caradhras)'));
    expect(screen.getByLabelText(new RegExp(`^Eregion, .*${table.attackable}$`))).toBeOnTheScreen();
    expect(screen.getByLabelText(new RegExp(`^Enedwaith, .*${table.lit}$`))).toBeOnTheScreen();
    fireEvent.press(screen.getByLabelText(/^Rohan, /));
    expect(screen.getByText(rules.refusal['not-forward'])).toBeOnTheScreen();
    expect(stateNow().ply).toBe(1);
  });
});

describe('§2 a lit region', () => {
  it('is entered by a tap on one’s own piece there, and by none on the piece in hand', async () => {
    const board = scene(
      { 'sam-c': 'eregion', 'legolas-c': 'fangorn', 'orcs-c': 'mordor' },
      { turn: 'fellowship' },
    );
    showGame(named(board.state()));
    await take('Anne');
    fireEvent.press(screen.getByLabelText('Sam, strength 2 (Eregion)'));
    fireEvent.press(screen.getByLabelText('Sam, strength 2 (Eregion)'));
    fireEvent.press(screen.getByLabelText('Legolas, strength 3 (Fangorn)'));
    expect(stateNow().ply).toBe(1);
    fireEvent.press(screen.getByLabelText('Sam, strength 2 (Eregion)'));
    await press('Legolas, strength 3 (Fangorn)', () =>
      expect(stateNow().tokens[board.token('sam-c')]?.at).toBe('fangorn'),
    );
  });
});

describe('§2 the pieces of a region', () => {
  it('are shuffled by hand where there are several', async () => {
    showGame(named(scene({ ...FIGHT, 'warg-c': 'dagorlad', 'caveTroll-c': 'mordor' }).state()));
    await take('Tom');
    fireEvent.press(screen.getByLabelText('The Warg, strength 2 (Dagorlad)'));
    expect(screen.queryByLabelText(table.shuffle(names.region.dagorlad))).toBeNull();
    fireEvent.press(screen.getByLabelText(/^The Cave Troll, .* \(Mordor\)$/));
    const { generator } = stateNow();
    await press(table.shuffle(names.region.mordor), () =>
      expect(screen.getByText(table.shuffled)).toBeOnTheScreen(),
    );
    expect(stateNow().generator).not.toEqual(generator);
    expect(stateNow().prompt?.ask).toBe('turn');
  });
});

describe('the guide', () => {
  it('opens at what is asked now', async () => {
    showGame(named(scene(FIGHT).state()));
    await take('Tom');
    fireEvent.press(screen.getByLabelText(guide.help));
    expect(mockPush).toHaveBeenCalledWith({ pathname: '/confrontation/guide', params: { ask: 'turn' } });
    screen.unmount();
    renderPage(<Guide ask="turn" />);
    expect(screen.getAllByText(asks.turn.title)).toHaveLength(1);
    expect(screen.getAllByText(guide.game.turn.text)).toHaveLength(1);
  });

  it('begins with how the game goes where nothing is asked, or nothing it knows', () => {
    renderPage(<Guide ask="riddles" />);
    expect(screen.queryByText(guide.now)).toBeNull();
    expect(screen.getByText(guide.game.goal.text)).toBeOnTheScreen();
  });
});

describe('a battle', () => {
  it('B1 is asked on the open table, where nobody hidden is named; B2 then shows both fighters', async () => {
    showGame(named(scene(FIGHT).state()));
    await take('Tom');
    fireEvent.press(screen.getByLabelText('The Orcs, strength 2 (Caradhras)'));
    fireEvent.press(screen.getByLabelText(/^Eregion, /));
    await waitFor(() => seeHeading(asks.target.title));
    expect(toldOf(CHARACTERS)).toEqual([]);
    fireEvent.press(screen.getByRole('radio', { name: 'Hidden piece 1 of 2 (Eregion)' }));
    fireEvent.press(screen.getByLabelText(table.confirm));
    await waitFor(() => expect(screen.getByLabelText(table.go)).toBeOnTheScreen());
    expect(toldNow()).toContain('the Orcs against');
  });

  it('B1 is answered on the map too, and tells only the move it comes from', async () => {
    const board = scene({ ...FIGHT, 'warg-c': 'dagorlad', 'gimli-c': 'shire' });
    board.move('warg-c', 'mirkwood');
    board.move('gimli-c', 'arthedain');
    board.move('orcs-c', 'eregion');
    showGame(named(board.state()));
    await take('Tom');
    seeHeading(asks.target.title);
    const [, second] = screen.getAllByLabelText('A hidden piece of the Fellowship (Eregion)');
    if (!second) throw new Error('two stand there');
    fireEvent.press(second);
    expect(screen.getByRole('radio', { name: 'Hidden piece 2 of 2 (Eregion)' })).toBeChecked();
    fireEvent.press(screen.getByLabelText(table.confirm));
    await waitFor(() => expect(screen.getByLabelText(table.go)).toBeOnTheScreen());
    expect(screen.getByText('Somebody of Sauron: Caradhras → Eregion')).toBeOnTheScreen();
    expect(screen.queryByText(/→ (Mirkwood|Arthedain)$/)).toBeNull();
  });

  it('B6 cards are chosen behind the curtain, and B11 told with their sums', async () => {
    const board = scene({ 'gimli-c': 'shire', 'aragorn-c': 'eregion', 'warg-c': 'caradhras' });
    board.move('warg-c', 'eregion');
    showGame(named(board.state()));
    const chosen = { fellowship: { name: 'Anne', card: '3' }, sauron: { name: 'Tom', card: '5' } };
    for (let asked = 0; asked < 2; asked += 1) {
      const { name, card } = chosen[stateNow().prompt?.side ?? 'sauron'];
      await take(name);
      seeHeading(asks.card.title);
      fireEvent.press(screen.getByRole('radio', { name: card }));
      fireEvent.press(screen.getByLabelText(table.confirm));
      await waitFor(() => seeGone(table.confirm));
    }
    expect(screen.getByText('4 (Aragorn) + 3 (card) = 7')).toBeOnTheScreen();
    expect(screen.getByText('2 (the Warg) + 5 (card) = 7')).toBeOnTheScreen();
    expect(screen.getAllByText(table.battle.fate.defeated)).toHaveLength(2);
  });

  it('B9 a card that would do nothing says so when it is chosen', async () => {
    const board = scene({ 'gimli-c': 'shire', 'aragorn-c': 'rohan', 'warg-c': 'gondor' });
    board.move('warg-c', 'rohan');
    showGame(named(board.state()));
    await take('Tom');
    fireEvent.press(screen.getByRole('radio', { name: '3' }));
    expect(screen.queryByText(table.dead.magic)).toBeNull();
    fireEvent.press(screen.getByRole('radio', { name: names.card.magic }));
    expect(screen.getByText(table.dead.magic)).toBeOnTheScreen();
    fireEvent.press(screen.getByRole('radio', { name: names.card.retreat }));
    expect(screen.getByText(table.dead.retreat)).toBeOnTheScreen();
  });

  it('B4 “no” takes as many taps as “yes”, and is offered to whoever could not say yes', async () => {
    const board = scene({
      'frodo-c': 'eregion',
      'merry-c': 'eregion',
      'sam-c': 'shire',
      'warg-c': 'mordor',
      'orcs-c': 'caradhras',
    });
    board.move('orcs-c', 'eregion');
    board.target('frodo-c');
    expect(board.asked()).toEqual(['sam', 'fellowship']);
    showGame(named(board.state()));
    await take('Anne');
    seeHeading(asks.sam.title);
    expect(screen.getAllByRole('radio')).toHaveLength(1);
    fireEvent.press(screen.getByRole('radio', { name: answers.sam.no }));
    expect(stateNow().prompt?.ask).toBe('sam');
    fireEvent.press(screen.getByLabelText(table.confirm));
    await waitFor(() => expect(stateNow().prompt?.ask).not.toBe('sam'));
  });
});

describe('the set-up', () => {
  const start = (): GameState =>
    newGame({ options: PRINTED, players: [PLAYERS[0]!, PLAYERS[1]!], fellowship: 0, seed: 5 });

  it('is made by a piece and a region, and a region that is full says so', async () => {
    showGame(start());
    await take('Anne');
    fireEvent.press(screen.getByLabelText('Frodo, strength 1'));
    await press(/^The Shire, /, () => expect(stateNow().tokens[0]?.at).toBe('shire'));
    fireEvent.press(screen.getByLabelText('Sam, strength 2'));
    fireEvent.press(screen.getByLabelText(/^High Pass, /));
    await waitFor(() => expect(screen.getByText(rules.refusal['bad-placement'])).toBeOnTheScreen());
    expect(screen.queryByLabelText(table.ready)).toBeNull();
  });

  it('is made at random by one tap', async () => {
    showGame(start());
    await take('Anne');
    await press(table.mix, () => expect(screen.getByLabelText(table.ready)).toBeOnTheScreen());
    const own = stateNow().tokens.slice(0, 9);
    expect(own.filter(({ at }) => at === 'shire')).toHaveLength(4);
    expect(own.map(({ at }) => at)).not.toContain('reserve');
  });

  it('is proposed by one tap, and undone by another', async () => {
    showGame(start());
    await take('Anne');
    await press(table.propose, () => expect(screen.getByLabelText(table.ready)).toBeOnTheScreen());
    fireEvent.press(screen.getByLabelText(table.menu.title));
    await press(/^Undo: /, () => expect(stateNow().tokens[0]?.at).toBe('reserve'));
  });

  it('ends with the curtain for the other side, and cannot be taken back', async () => {
    showGame(start());
    await take('Anne');
    await press(table.propose, () => expect(screen.getByLabelText(table.ready)).toBeOnTheScreen());
    await press(table.ready, () => seeHeading(table.curtain.title('Tom')));
    fireEvent.press(screen.getByLabelText(table.menu.title));
    expect(screen.getByText(table.menu.barred)).toBeOnTheScreen();
  });
});

describe('against the book', () => {
  it('the book sets up and moves by itself, and the person is never asked to pass the tablet', async () => {
    showGame(
      newGame({
        options: PRINTED,
        players: [PLAYERS[0]!, { name: 'The book', kind: 'easy' }],
        fellowship: 0,
        seed: 5,
      }),
    );
    await press(table.propose, () => expect(screen.getByLabelText(table.ready)).toBeOnTheScreen());
    await press(table.ready, () => expect(stateNow().ply).toBeGreaterThan(0));
    await waitFor(
      () => {
        // A battle it begins is news, which the person reads first.
        const news = screen.queryByLabelText(table.go);
        if (news) fireEvent.press(news);
        expect(stateNow().prompt?.side).toBe('fellowship');
      },
      { timeout: 30_000 },
    );
    expect(screen.queryByText(table.curtain.text)).toBeNull();
  });
});

describe('undo against the book', () => {
  it('goes back past what the book decided, which then decides once', async () => {
    const book = { name: 'The book', kind: 'easy' } as const;
    showGame(newGame({ options: PRINTED, players: [PLAYERS[0]!, book], fellowship: 1, seed: 5 }));
    await waitFor(() => expect(stateNow().prompt?.side).toBe('sauron'), { timeout: 30_000 });
    const decided = useGame.getState().game?.history.head;
    await act(() => takeBack());
    await waitFor(() => expect(stateNow().prompt?.side).toBe('sauron'), { timeout: 30_000 });
    expect(useGame.getState().game?.history.head).toBe(decided);
  });
});

describe('the end', () => {
  it('§4 tells who has won, the points and the story with everybody named', () => {
    const board = scene({ 'frodo-c': 'gondor', 'orcs-c': 'mordor' }, { turn: 'fellowship' });
    board.move('frodo-c', 'mordor');
    showGame(named(board.state()));
    seeHeading(ending.won('Anne'));
    expect(screen.getByText(ending.reason.bearerInMordor)).toBeOnTheScreen();
    expect(screen.getByText('Frodo: Gondor → Mordor')).toBeOnTheScreen();
  });

  it('§4 of a match keeps the story of the first game beside that of the second', () => {
    const first = scene({ 'frodo-c': 'gondor', 'orcs-c': 'mordor' }, { turn: 'fellowship' });
    first.move('frodo-c', 'mordor');
    const second = scene(
      { 'frodo-c': 'rohan', 'orcs-c': 'dagorlad', 'warg-c': 'mordor' },
      { turn: 'sauron' },
    );
    second.move('orcs-c', 'mirkwood');
    const { outcome, log, ply } = first.state();
    if (!outcome) throw new Error('the first game is over');
    showGame({
      ...named(second.state()),
      options: { ...PRINTED, match: true },
      fellowship: 1,
      played: [{ outcome, fellowship: 0, plies: ply, log: log ?? [] }],
      stage: 'over',
      prompt: null,
      outcome: { winner: 'sauron', reason: 'noMove', points: 3 },
    });
    seeHeading(ending.won('Anne'));
    expect(screen.getByText('The Orcs: Dagorlad → Mirkwood')).toBeOnTheScreen();
    fireEvent.press(screen.getByLabelText(ending.game(1)));
    expect(screen.getByText('Frodo: Gondor → Mordor')).toBeOnTheScreen();
    expect(screen.queryByText('The Orcs: Dagorlad → Mirkwood')).toBeNull();
  });
});
