import { cleanJson, cleanName, cleanText, cutText } from '@/kernel/cleanText';

describe('40.6 what is typed or comes in', () => {
  it.each([
    ['NUL', 'Fro\u0000do', 'Frodo'],
    ['marks that turn the direction', '\u202eodorF\u202c \u200fSam\u2069', 'odorF Sam'],
    ['halves of letters', 'Sam\ud83d and\udc4d', 'Sam and'],
    ['a mark of byte order', '\ufeffPippin', 'Pippin'],
  ])('loses %s', (_what, typed, clean) => expect(cleanText(typed)).toBe(clean));

  it('keeps whole letters of any script, accents and line breaks', () => {
    const text = 'Éowyn 👍🏽 فرودو फ्रोडो\n\tLuthien Tinúviel';
    expect(cleanText(text)).toBe(text);
  });

  it('has a name on one line, cut between letters', () => {
    expect(cleanName('Two\nTowers', 60)).toBe('Two Towers');
    expect(cutText('ab👍', 3)).toBe('ab');
  });

  it('cleans every text inside JSON, and nothing else', () => {
    const value = { name: 'A\u0000b', list: ['\u202ec', 7, null] };
    expect(cleanJson(JSON.stringify(value))).toBe('{"name":"Ab","list":["c",7,null]}');
    expect(cleanJson('no JSON \u202e')).toBe('no JSON \u202e');
  });
});
