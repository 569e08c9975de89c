import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import licences from '@/shell/licences/licenceTexts.json';
import { dependencies } from '../../package.json';

const ROOT = join(__dirname, '../..');

describe('the licences of the app', () => {
  it('are those of package-lock.json', () => {
    const said = execFileSync(process.execPath, ['scripts/licences.mjs', '--check'], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    expect(said).toContain(`${licences.works.length} works`);
  });

  it('name every package that we ask for, the typefaces and the icons', () => {
    const named = new Set(licences.works.map(({ name }) => name));
    const ours = [...Object.keys(dependencies), 'game-icons.net'];
    expect(ours.filter((name) => !named.has(name))).toEqual([]);
  });

  it('have a text, or say where it stands', () => {
    const without = licences.works.filter(
      ({ text, holders }) => licences.texts[text] === '' && !holders.includes('https://'),
    );
    expect(without).toEqual([]);
    const fonts = licences.works.filter(({ name }) => name.startsWith('@expo-google-fonts/alegreya'));
    for (const { text } of fonts) expect(licences.texts[text]).toMatch(/SIL OPEN FONT LICENSE/);
    expect(fonts).toHaveLength(2);
  });
});
