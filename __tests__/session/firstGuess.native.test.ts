import { canGuess, keepGuess, readGuess } from '@/session/firstGuess';

describe('the first frame on a device', () => {
  it('waits for the book: nothing is guessed, and nothing kept for a guess', () => {
    expect(canGuess()).toBe(false);
    keepGuess('settings', { language: 'fr' });
    expect(readGuess('settings')).toBeNull();
    expect(readGuess('latest')).toBeNull();
  });
});
