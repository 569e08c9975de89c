import { act, fireEvent, screen } from '@testing-library/react-native';
import type { Overlay } from '@/games/jime/screens/play/PageOver';
import { PageOver } from '@/games/jime/screens/play/PageOver';
import { WelcomeBack } from '@/games/jime/screens/play/WelcomeBack';
import { RuleLinks } from '@/games/jime/screens/rulesPage/RuleText';
import { entriesUnder, headOf, ruleEntries, sectionsIn } from '@/games/jime/screens/rulesPage/ruleEntries';
import { sectionHeading } from '@/games/jime/play';
import { useGame } from '@/games/jime/session/game';
import { wordsOf } from '@/games/jime/words';
import { LANGUAGES } from '@/i18n/languages';
import { renderPage } from '../../../../ui/renderPage';
import { company } from '../../rules/company';
import { lay, settle, stateNow } from '../campaign/openCampaign';

beforeAll(settle);

const Shown = ({ overlay }: { overlay: Overlay }) => {
  const game = useGame((store) => store.game);
  return game ? <PageOver overlay={overlay} game={game} onClose={jest.fn()} /> : null;
};

const show = (overlay: Overlay, onRules: (sections: readonly string[]) => void = jest.fn()) => {
  lay(company().state);
  return renderPage(
    <RuleLinks value={onRules}>
      <Shown overlay={overlay} />
    </RuleLinks>,
  );
};

describe.each(LANGUAGES)('the rules in %s', (language) => {
  const entries = ruleEntries(wordsOf(language));
  const sections = entries.flatMap(({ text }) => sectionsIn(text));

  it('say every sheet’s rule once', () => {
    expect(new Set(entries.map(({ text }) => text)).size).toBe(entries.length);
  });

  it('know the heading of every section they name', () => {
    expect(sections.length).toBeGreaterThan(50);
    expect(sections.filter((section) => sectionHeading(headOf(section), language) === null)).toEqual([]);
  });

  it('have something to say under every section that can be touched', () => {
    expect(sections.filter((section) => entriesUnder(entries, section).length === 0)).toEqual([]);
  });
});

it('a section is touched where it stands, and opens what is said under it', () => {
  const onRules = jest.fn();
  show({ page: 'rules', sections: [] }, onRules);
  fireEvent.press(screen.getByLabelText(/^After a hero’s attack a ready group counterattacks/));
  expect(onRules).toHaveBeenCalledWith(['35.1', '35.2', '35.5', '35.6']);
});

it('the rules of one section stand under its heading', () => {
  show({ page: 'rules', sections: ['35.1', '35.2'] });
  expect(screen.getByText('§35 Counterattack')).toBeOnTheScreen();
  expect(screen.getByText('Counterattacks')).toBeOnTheScreen();
  expect(screen.queryByText('Reset and scout')).toBeNull();
});

it('the signs of the map are explained over the adventure', () => {
  show({ page: 'legend' });
  expect(screen.getByText('Black border')).toBeOnTheScreen();
});

it('the box opens at its enemies', () => {
  show({ page: 'box' });
  expect(screen.getByLabelText('Enemies', { exact: false })).toBeOnTheScreen();
});

describe('the notes of the table', () => {
  it('are kept when the page is left, and no step of the game', async () => {
    const page = show({ page: 'notes' });
    fireEvent.press(screen.getByLabelText('Promised'));
    fireEvent.changeText(screen.getByLabelText('Your notes'), 'Round 1. Promised: the lamp to Nell');
    await act(async () => page.unmount());
    expect(stateNow().notes).toBe('Round 1. Promised: the lamp to Nell');
    expect(useGame.getState().game?.history.rows).toEqual([]);
  });

  it('begin a line with the round', () => {
    show({ page: 'notes' });
    fireEvent.press(screen.getByLabelText('To ask'));
    fireEvent.press(screen.getByLabelText('Suspected'));
    expect(screen.getByLabelText('Your notes').props.value).toBe('Round 1. To ask: \nRound 1. Suspected: ');
  });

  it('are read again when the adventure is resumed', () => {
    lay({ ...company().state, notes: 'Round 1. Promised: the lamp to Nell' });
    const { game } = useGame.getState();
    if (!game) throw new Error('no game');
    renderPage(<WelcomeBack game={game} onGoOn={jest.fn()} onRebuild={jest.fn()} />);
    expect(screen.getByText('Round 1. Promised: the lamp to Nell')).toBeOnTheScreen();
  });
});
