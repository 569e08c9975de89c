import { screen } from '@testing-library/react-native';
import { initialOf } from '@/games/jime/screens/prompts/initialOf';
import { company } from '../../rules/company';
import { ask, asking } from './ask';

describe('an initial', () => {
  it('takes nothing from the text: what is drawn and what follows are the whole of it', () => {
    for (const text of [
      'Bartle is late.',
      '“In,” says a voice.',
      'À l’aube, rien.',
      '« Écoute », dit-il.',
      'I am.',
    ]) {
      const initial = initialOf(text);
      expect(`${initial?.drawn}${initial?.rest}`).toBe(text);
    }
  });

  it('is drawn with its accent, and the quotation mark before it is left to the text', () => {
    expect(initialOf('École')?.strokes).toHaveLength(2);
    expect(initialOf('École')?.accented).toBe(true);
    expect(initialOf('« Ça, dit-elle.')?.strokes).toHaveLength(2);
    expect(initialOf('“In,” says a voice.')).toMatchObject({ drawn: '“I', rest: 'n,” says a voice.' });
  });

  it('is left out where the pen has no such letter', () => {
    expect(initialOf('12 riders.')).toBeNull();
    expect(initialOf('Østen')).toBeNull();
    expect(initialOf('')).toBeNull();
  });
});

describe('the first page of an adventure', () => {
  const pages = [{ key: 'one' }, { key: 'two' }];
  const story = { one: 'Bartle is never late. *Take a card.*', two: 'It rains.' };
  const inPhase = (phase: 'setup' | 'action') => {
    const table = asking(company(), { kind: 'message', pages });
    return table.set((adventure) => Object.assign(adventure, { phase }));
  };
  /** Hidden from screen readers, shown to the eye. */
  const hiddenDrawings = () => screen.queryAllByLabelText('', { hidden: true });

  it('is heard whole by a screen reader, the drawn letter with its word', () => {
    ask(inPhase('setup'), { story });
    expect(screen.getByText('Bartle is never late.')).toBeOnTheScreen();
    expect(screen.getByText('Take a card.')).toBeOnTheScreen();
  });

  it('has an initial only while the adventure is laid out', () => {
    ask(inPhase('action'), { story });
    expect(screen.getByText('Bartle is never late.')).toBeOnTheScreen();
    expect(screen.queryByText('B')).toBeNull();
    expect(hiddenDrawings()).toEqual([]);
    ask(inPhase('setup'), { story });
    expect(screen.getByText('B')).toBeOnTheScreen();
  });
});
