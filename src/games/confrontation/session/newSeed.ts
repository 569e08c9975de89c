/** What a game or a set-up is drawn from. */
export const newSeed = (): number => Math.floor(Math.random() * 2 ** 31);
