export const some = (amount: number, one: string, more: string): string =>
  `${amount} ${amount < 2 ? one : more}`;
export const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);
export const shown = (value: number | null): string => (value === null ? '?' : `${value}`);
/** « de Aragorn » se dit « d’Aragorn ». */
export const of = (name: string): string =>
  /^[aeiouyàâäéèêëîïôöùûü]/i.test(name) ? `d’${name}` : `de ${name}`;
