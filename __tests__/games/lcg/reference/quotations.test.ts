import { loadReference } from '@/games/lcg/reference/load';
import { LANGUAGES } from '@/i18n/languages';
import { fingerprintOf, recogniserOf, runsOf } from '../../../../scripts/sources/fingerprint';
import fingerprint from './fingerprint.json';

describe('a fingerprint of documents', () => {
  const isQuoted = recogniserOf(fingerprintOf(['One two three four five six seven eight nine.']));

  it('knows eight words in a row, whatever their case, accents and signs', () => {
    expect(runsOf('ONE, two: three “four” fîve six seven—eight!').filter(isQuoted)).toHaveLength(1);
  });

  it('does not know seven of them followed by another', () => {
    expect(runsOf('one two three four five six seven more').filter(isQuoted)).toEqual([]);
    expect(runsOf('one two three four five six seven')).toEqual([]);
  });

  it('is that of both documents', () => expect(fingerprint.runs).toBeGreaterThan(30_000));
});

describe.each(LANGUAGES)('the reference in %s', (language) => {
  it('shares no eight words in a row with the core rules or the F.A.Q.', async () => {
    const isQuoted = recogniserOf(fingerprint);
    const { topics } = await loadReference(language);
    const quotations = topics.flatMap(({ id, title, text }) =>
      [title, text].flatMap((line) =>
        runsOf(line)
          .filter(isQuoted)
          .map((run) => `${id}: ${run}`),
      ),
    );
    expect(quotations).toEqual([]);
  });
});
