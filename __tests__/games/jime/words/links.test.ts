import { linkerOf, sectionsOf, segmentsOf } from '@/games/jime/words/links';

const linker = linkerOf({
  '87': 'provoke',
  '92': 'ready | ready group',
  '19': 'baroud d’honneur',
  '21': 'threat',
  '78': 'threat token',
});
const links = (text: string): string[] =>
  segmentsOf(text, linker).flatMap(({ text: said, section }) =>
    section === null ? [] : [`${said}→${section}`],
  );

describe('terms in a sentence', () => {
  it('are found by their longest form, whatever their case', () => {
    expect(links('Provoke each ready group, then count threat tokens.')).toEqual([
      'Provoke→87',
      'ready group→92',
      'threat tokens→78',
    ]);
  });

  it('are whole words, and linked once a sentence', () => {
    expect(links('Unready threats: threat, threat.')).toEqual(['threats→21']);
  });

  it('may hold an apostrophe, and keep every letter of the sentence', () => {
    const said = 'Un baroud d’honneur, et un autre.';
    expect(links(said)).toEqual(['baroud d’honneur→19']);
    expect(
      segmentsOf(said, linker)
        .map(({ text }) => text)
        .join(''),
    ).toBe(said);
  });

  it('come after the sections a sentence cites', () => {
    expect(sectionsOf('Threat rises (§73.3).', linker)).toEqual(['73', '21']);
    expect(links('Threat rises (§73.3).')).toEqual(['Threat→21', '§73.3→73']);
  });
});
