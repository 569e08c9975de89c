import type { collectionEn } from '../en/collection';

const many = (n: number, one: string, more: string): string => `${n} ${n < 2 ? one : more}`;

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
    heroes: (n: number) => `${n} héros`,
    roles: (n: number) => many(n, 'rôle', 'rôles'),
    enemies: (n: number) => many(n, 'sorte d’ennemi', 'sortes d’ennemis'),
    figures: (n: number) => many(n, 'figurine ennemie', 'figurines ennemies'),
    tiles: (n: number) => many(n, 'tuile Site Voyage', 'tuiles Site Voyage'),
    items: (n: number) => many(n, 'carte Objet', 'cartes Objet'),
    trinkets: (n: number) => many(n, 'carte Trouvaille', 'cartes Trouvaille'),
    titles: (n: number) => many(n, 'titre', 'titres'),
    terrain: (n: number) => many(n, 'sorte de terrain', 'sortes de terrain'),
  },
  listed: (n: number) => `Notre liste en compte ${n}`,
  asListed: 'Comme la liste',
  missing: (boxes: string) => `À activer dans la collection : ${boxes}.`,
};
