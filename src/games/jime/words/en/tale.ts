import type { Gender } from '@/games/jime/content';

const many = (n: number, one: string, more: string): string => (n === 1 ? `one ${one}` : `${n} ${more}`);
const times = (n: number): string => (n === 1 ? 'once' : n === 2 ? 'twice' : `${n} times`);

/** Other languages say this of a woman and of a man. */
const falls: (n: number, gender: Gender) => string = (n) => `fell ${times(n)} and got up again`;

/** A campaign told by those who played it: sentences to read out, and to send to friends. */
export const taleEn = {
  heading: (company: string) => `The tale of ${company}`,
  road: (company: string, played: number, won: number) =>
    won === played
      ? `${company} went out ${times(played)}, and won every time.`
      : won === 0
        ? `${company} went out ${times(played)}. Nothing was won but the tale itself.`
        : `${company} went out ${times(played)}, and won ${times(won)}.`,
  fights: (figures: number, groups: number, rounds: number) =>
    `In ${many(rounds, 'round', 'rounds')} ${many(figures, 'enemy', 'enemies')} fell, and ${many(groups, 'group', 'groups')} to the last figure.`,
  peace: (rounds: number) => `In ${many(rounds, 'round', 'rounds')} nobody was struck down.`,
  longest: (adventure: string, rounds: number) =>
    `The longest evening was “${adventure}”: ${many(rounds, 'round', 'rounds')}.`,
  hero: (hero: string, deeds: string) => `${hero} ${deeds}.`,
  quietHero: (hero: string) => `${hero} came home with nothing worse than sore feet.`,
  lastStands: (n: number) => (n === 1 ? 'made one last stand' : `made ${n} last stands`),
  falls,
  titles: (titles: string, n: number) =>
    n === 1 ? `earned the title ${titles}` : `earned the titles ${titles}`,
  trinkets: (trinkets: string) => `came by ${trinkets}`,
  share: 'Share the tale',
  asText: 'Share as text',
  asPicture: 'Share as a picture',
  shared: 'The tale is on its way.',
  notShared: 'The tale could not be shared. It stays here; try again.',
  sign: 'Red Book, a fan-made companion',
};
