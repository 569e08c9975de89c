import type { collectionEn } from '../en/collection';

export const collectionFr: typeof collectionEn = {
  title: 'Collection',
  intro:
    'Activez les boîtes que vous possédez. L’application ne demandera que les figurines, tuiles, objets et rôles des boîtes activées.',
  boxes: 'Boîtes',
  figures: 'Figurines',
  figuresIntro:
    'Combien de figurines de chaque ennemi vous possédez. Corrigez le nombre si votre boîte en contient un autre.',
  always: 'Toujours activée : rien ne se joue sans elle.',
  on: 'Activée',
  off: 'Désactivée',
  adds: (what: string) => `Elle ajoute ${what}.`,
  holds: (what: string) => `Elle contient ${what}.`,
  count: {
    heroes: (n: number) => (n === 1 ? '1 héros' : `${n} héros`),
    roles: (n: number) => (n === 1 ? '1 rôle' : `${n} rôles`),
    enemies: (n: number) => `${n} sortes d’ennemis`,
    figures: (n: number) => `${n} figurines ennemies`,
    tiles: (n: number) => `${n} tuiles Site Voyage`,
    items: (n: number) => `${n} cartes Objet`,
    trinkets: (n: number) => `${n} cartes Trouvaille`,
    titles: (n: number) => `${n} titres`,
    terrain: (n: number) => `${n} sortes de terrain`,
  },
  listed: (n: number) => `Notre liste en compte ${n}`,
  asListed: 'Comme la liste',
  missing: (boxes: string) =>
    `Cette campagne demande une boîte désactivée : ${boxes}. Activez-la dans la collection pour charger la partie ; la sauvegarde est intacte.`,
};
