import { fireEvent, render, screen } from '@testing-library/react-native';
import { Placement, PlacementActions } from '@/games/jime/board/Placement';
import { PiecesToTake } from '@/games/jime/board/PiecesToTake';
import { RebuildGuide } from '@/games/jime/board/RebuildGuide';
import { layMapSteps } from '@/games/jime/board/layMapSteps';
import { everyTerrain, fullTable, journeyOf } from './views';
import { chooseSettings } from '../session/chooseSettings';

const say = (key: string): string => key;

beforeEach(() => chooseSettings());

describe('preparing tiles', () => {
  it('lists every tile by number and every piece with its count, and ticks them off', () => {
    const view = everyTerrain();
    const ticked: string[] = [];
    render(
      <PiecesToTake
        view={view}
        ticked={new Set(['battle-1'])}
        say={say}
        onTick={(key) => ticked.push(key)}
      />,
    );
    expect(screen.getAllByRole('checkbox')).toHaveLength(view.tiles.length + 20);
    expect(screen.getByLabelText('Battle tile 1, ground.grass')).toBeChecked();
    fireEvent.press(screen.getByLabelText('1 × terrain.wall'));
    expect(ticked).toEqual(['terrain.wall']);
  });
});

describe('one placement', () => {
  const view = journeyOf(4, 3);
  const steps = layMapSteps(view);

  it.each(steps.map((step, at) => ({ step, at })))(
    'says what to take and where: step $at',
    ({ step, at }) => {
      const went: string[] = [];
      render(
        <>
          <Placement view={view} steps={steps} at={at} angle={0} say={say} />
          <PlacementActions step={step} onDone={() => went.push('on')} onBack={() => went.push('back')} />
        </>,
      );
      if (step.thing === undefined) {
        expect(screen.getByText(step.tile)).toBeOnTheScreen();
        expect(
          screen.getByText(at === 0 ? /middle of the table/ : /Lay it against \d{3}[AB]/),
        ).toBeOnTheScreen();
      } else expect(screen.getByText(`Lay it in the square slot of tile ${step.tile}.`)).toBeOnTheScreen();
      fireEvent.press(screen.getByLabelText('Step back'));
      fireEvent.press(screen.getByLabelText(/^It is (laid|there)$/));
      expect(went).toEqual(['back', 'on']);
    },
  );
});

describe('the resume sheet', () => {
  it('tells tiles in laying order, tokens, groups with banner and health, and heroes', () => {
    const view = fullTable();
    render(<RebuildGuide view={view} say={say} />);
    const headings = screen.getAllByRole('heading').map(({ props }) => String(props.children));
    expect(headings.slice(0, 20)).toEqual(view.tiles.map(({ tile }, i) => `${i + 1}. Tile ${tile}`));
    for (const { name } of view.heroes)
      expect(screen.getByText(new RegExp(`^${name}: Tile`))).toBeOnTheScreen();
    expect(screen.getAllByText(/elite banner with a circle/)).toHaveLength(4);
    expect(screen.getAllByText('Health 4')).toHaveLength(24);
    expect(screen.getAllByText(/^• token\.search, Tile/)).toHaveLength(10);
  });
});
