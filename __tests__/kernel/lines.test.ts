import { bracketed, headingOf, plainLines } from '@/kernel/lines';

describe('40.5 the readers of pasted lists', () => {
  it('take so many lines of so many letters, with one space between words', () => {
    expect(plainLines('  a   b \r\n\r\n\tc\nd', 3, 5)).toEqual(['a', 'c']);
    expect(plainLines(`2x Gandalf${' '.repeat(100_000)}x`, 10, 300)).toEqual(['2x Gandalf']);
  });

  it.each([
    ['Hero (3)', 'Hero'],
    ['# Alliés :', 'Alliés'],
    ['*** Sites: 9 ***', 'Sites'],
    ['Events (12):', 'Events'],
    ['Gandalf (Core Set)', null],
    ['---', null],
  ])('read %s as a heading or not', (line, heading) => expect(headingOf(line)).toBe(heading));

  it('part what stands in brackets at the end', () => {
    expect(bracketed('Gandalf [BB 12]', '([', ')]')).toEqual({ before: 'Gandalf', inside: 'BB 12' });
    expect(bracketed('Gandalf (a) b', '([', ')]')).toBeNull();
    expect(bracketed(')', '(', ')')).toBeNull();
  });
});
