import { hasAccents, letterStrokes, lettering, letteringWidth } from '@/paint/letters';

const AT = { x: 0, y: 0 };

describe('capitals of the pen', () => {
  it('carry the accents and the apostrophe of French', () => {
    expect(letterStrokes('É')).toHaveLength(2);
    expect(lettering('L’AÎNÉE', AT, 1, 'ink')).toHaveLength(9);
    expect(lettering('L’AÎNÉE', AT, 1, 'ink').length).toBe(lettering('L’AINEE', AT, 1, 'ink').length + 2);
    expect([hasAccents('L’AÎNÉE'), hasAccents('LA CADETTE')]).toEqual([true, false]);
  });

  it('leave out what the pen cannot write, and are as wide as what is left', () => {
    expect(letterStrokes('Ω')).toBeNull();
    expect(letteringWidth('AΩB', 1)).toBe(letteringWidth('AB', 1));
  });
});
