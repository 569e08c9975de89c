import { readFileSync, readdirSync } from 'node:fs';
import tableIcons from '@/ui/tableIcons.json';

/** What is drawn before a game has brought its icons. */
const files = ['app', 'src/shell', 'src/ui', 'src/games']
  .flatMap((folder) =>
    (readdirSync(folder, { recursive: true }) as string[]).map((name) => `${folder}/${name}`),
  )
  .filter((file) => /\.tsx?$/.test(file))
  .filter(
    (file) => !file.startsWith('src/games/') || /^src\/games\/(index|\w+\/(card|Vignette))\./.test(file),
  );

const iconsIn = (source: string): string[] =>
  [...source.matchAll(/\b(?:icon|name)(?:=|: )["'](\w+)["']/g)].map((match) => match[1] ?? '');

it('no page before a game shows an icon that comes with a game: it would be blank', () => {
  expect(files).toContain('src/games/jime/card.tsx');
  const blank = files.flatMap((file) =>
    iconsIn(readFileSync(file, 'utf8'))
      .filter((icon) => Object.hasOwn(tableIcons, icon))
      .map((icon) => `${file}: ${icon}`),
  );
  expect(blank).toEqual([]);
  expect(iconsIn('<Icon name="threat" />, { icon: \'lore\' }')).toEqual(['threat', 'lore']);
});
