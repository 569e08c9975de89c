import { readFileSync } from 'node:fs';
import { fontStack as nativeFontStack } from '@/ui/fontStack';
import { fontStack } from '@/ui/fontStack.web';
import { FONTS } from '@/ui/fonts';

const page = readFileSync('public/index.html', 'utf8');

describe('letters that are there at once', () => {
  it.each(Object.values(FONTS))('are fitted to %s by the page itself', (name) => {
    expect(fontStack(name, 'serif')).toBe(`${name}, 'early ${name}', serif`);
    expect(page).toContain(`font-family: 'early ${name}';`);
  });

  it('are not needed on a native device, which draws when the fonts have come', () => {
    expect(nativeFontStack('Alegreya_700Bold', 'serif')).toBe('Alegreya_700Bold');
  });
});
