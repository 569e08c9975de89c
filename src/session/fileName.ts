/** A name any system takes for a file: letters and digits without accents, and the day it was written. */
export const fileName = (name: string, day: Date, ending: string): string => {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase();
  const two = (n: number): string => String(n).padStart(2, '0');
  const date = [day.getFullYear(), two(day.getMonth() + 1), two(day.getDate())].join('-');
  return `${plain || 'red-book'}-${date}.${ending}`;
};
