/** A fresh page on the title, whatever the address was. */
export const restartAtTitle = (): void => location.replace(`${process.env.EXPO_BASE_URL ?? ''}/`);
