import { besideText } from '@/games/jime/screens/prompts/besideText';

describe('a box inside a text on a device', () => {
  it('stands on the first line with room after it, and asks for nothing only a browser lays out', () => {
    expect(besideText.marginRight).toBeGreaterThan(0);
    expect(besideText).not.toHaveProperty('float');
  });
});
