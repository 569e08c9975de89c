export const some = (amount: number, one: string, more: string): string =>
  `${amount} ${amount < 2 ? one : more}`;
export const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);
