import { render, screen } from '@testing-library/react-native';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Path } from 'react-native-svg';
import { EnemyHead, HeroHead } from '@/games/jime/heads/Head';
import { enemyHead, headStrokes, heroHead } from '@/games/jime/heads/heads';
import { groupArt, heroArt, tokenArt } from '@/games/jime/board/tokenArt';
import { chooseSettings } from '../session/chooseSettings';

beforeEach(() => chooseSettings());

const pathsShown = (): string[] => screen.UNSAFE_getAllByType(Path).map(({ props }) => props.d as string);
const linesOf = (head: ReturnType<typeof heroHead>): string[] => headStrokes(head).map(({ d }) => d);

describe('one drawing everywhere', () => {
  it('on a page and on the board: a hero’s shield', () => {
    render(<HeroHead hero="gimli" size={64} />);
    expect(pathsShown()).toEqual(heroArt({ id: 'gimli' }).map(({ d }) => d));
    expect(pathsShown()).toEqual(expect.arrayContaining(linesOf(heroHead('gimli'))));
  });

  it('on a page and on the board: an enemy’s coin', () => {
    render(<EnemyHead enemy="hungry-warg" size={96} />);
    const board = groupArt({ enemy: 'hungry-warg', banner: null, figures: [1] }).map(({ d }) => d);
    expect(pathsShown()).toEqual(expect.arrayContaining(linesOf(enemyHead('hungry-warg'))));
    expect(board).toEqual(expect.arrayContaining(pathsShown()));
  });

  it('is not drawn again with the screen it stands on', () => {
    const strokes = () => screen.UNSAFE_getAllByType(Path).map(({ props }) => props as object);
    const { rerender } = render(<HeroHead hero="gimli" size={64} />);
    const drawn = strokes();
    rerender(<HeroHead hero="gimli" size={64} />);
    strokes().forEach((stroke, i) => expect(stroke).toBe(drawn[i]));
  });

  it('§77 a person token has a face of its own for each people', () => {
    const faces = ['human', 'elf', 'hobbit', 'dwarf', undefined] as const;
    expect(new Set(faces.map((face) => JSON.stringify(tokenArt('person', face)))).size).toBe(faces.length);
  });
});

it('no stock icon stands where a head belongs: the tab of the box that lists enemies alone has one', () => {
  const folder = join(__dirname, '../../../../src/games/jime');
  const found = (readdirSync(folder, { recursive: true }) as string[])
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('words'))
    .filter((file) =>
      /icon[:=] ?['"{]+enemy|enemies: 'enemy'|<Icon name="enemy"/.test(
        readFileSync(join(folder, file), 'utf8'),
      ),
    );
  expect(found).toEqual([join('screens', 'box', 'BoxBrowser.tsx')]);
});
