import { loadReference } from '@/games/lcg/reference/load';
import { LANGUAGES } from '@/i18n/languages';

describe.each(LANGUAGES)('the whole reference in %s', (language) => {
  it('has the 201 entries of the F.A.Q. and the 91 headings of the core rules', async () => {
    const { topics } = await loadReference(language);
    const count = (...kinds: string[]): number => topics.filter(({ kind }) => kinds.includes(kind)).length;
    expect({
      errata: count('erratum'),
      rulebook: count('rulebook-erratum'),
      clarifications: count('clarification'),
      questions: count('question'),
      variants: count('variant'),
      rules: count('rule'),
    }).toEqual({ errata: 50, rulebook: 1, clarifications: 59, questions: 89, variants: 2, rules: 91 });
    expect(topics).toHaveLength(201 + 91);
  });
});
