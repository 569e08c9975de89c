import type { Gender } from '@/games/jime/content';

const many = (n: number, one: string, more: string): string => (n < 2 ? `${n} ${one}` : `${n} ${more}`);
const times = (n: number): string => (n === 1 ? 'une fois' : `${n} fois`);

/** Une campagne racontée par ceux qui l’ont jouée : des phrases à lire, et à envoyer aux amis. */
export const taleFr = {
  heading: (company: string) => `Le récit de ${company}`,
  road: (company: string, played: number, won: number) =>
    won === played
      ? `${company} : ${many(played, 'sortie', 'sorties')}, et autant de victoires.`
      : won === 0
        ? `${company} : ${many(played, 'sortie', 'sorties')}, et pour toute victoire celle de le raconter.`
        : `${company} : ${many(played, 'sortie', 'sorties')}, ${many(won, 'victoire', 'victoires')}.`,
  fights: (figures: number, groups: number, rounds: number) =>
    `En ${many(rounds, 'round', 'rounds')}, ${many(figures, 'ennemi est tombé', 'ennemis sont tombés')} ; ${many(groups, 'groupe n’en est pas revenu', 'groupes n’en sont pas revenus')}.`,
  peace: (rounds: number) => `En ${many(rounds, 'round', 'rounds')}, personne n’a été abattu.`,
  longest: (adventure: string, rounds: number) =>
    `La plus longue soirée : « ${adventure} », ${many(rounds, 'round', 'rounds')}.`,
  hero: (hero: string, deeds: string) => `${hero} ${deeds}.`,
  quietHero: (hero: string) => `${hero} n’en garde que des ampoules aux pieds.`,
  lastStands: (n: number) => (n === 1 ? 'a fait un baroud d’honneur' : `a fait ${n} barouds d’honneur`),
  falls: (n: number, gender: Gender) =>
    gender === 'feminine' ? `a été vaincue ${times(n)}` : `a été vaincu ${times(n)}`,
  titles: (titles: string, n: number) =>
    n === 1 ? `a gagné le titre ${titles}` : `a gagné les titres ${titles}`,
  trinkets: (trinkets: string) => `a trouvé ${trinkets}`,
  share: 'Partager le récit',
  asText: 'Partager le texte',
  asPicture: 'Partager l’image',
  shared: 'Le récit est parti.',
  notShared: 'Le récit n’a pas pu être partagé. Il reste ici ; réessayez.',
  sign: 'Le Livre Rouge, compagnon de jeu fait par des joueurs',
};
