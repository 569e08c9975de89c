import type { graphEn } from '../en/graph';

export const graphFr: typeof graphEn = {
  kinds: {
    setup: 'Mise en place',
    tile: 'Tuile',
    draw: 'Tirage',
    token: 'Pion',
    terrain: 'Terrain',
    group: 'Ennemis',
    threshold: 'Menace',
    full: 'La barre est pleine',
    fallen: 'Un héros tombe',
    trigger: 'Déclencheur',
    action: 'Action',
    flag: 'Marque',
    objective: 'Objectif',
    won: 'Victoire',
    lost: 'Défaite',
  },
  edges: {
    reveals: 'révèle',
    places: 'place',
    spawns: 'fait venir',
    sets: 'note',
    leads: 'mène à',
    completes: 'accomplit',
    ends: 'finit par',
  },
};
