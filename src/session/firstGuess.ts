/**
 * A guess, readable at once, at what the book will say; the book alone is believed. A native device has nothing that fits:
 * there the first frame waits for the book.
 */
export type GuessName = 'settings' | 'latest';

export const canGuess = (): boolean => false;

export const readGuess = (_name: GuessName): unknown => null;

export const keepGuess = (_name: GuessName, _value: unknown): void => undefined;
