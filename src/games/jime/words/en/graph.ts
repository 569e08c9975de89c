/** What stands on the drawn graph of an adventure. */
export const graphEn = {
  kinds: {
    setup: 'Set-up',
    tile: 'Tile',
    draw: 'Draw',
    token: 'Token',
    terrain: 'Terrain',
    group: 'Enemies',
    threshold: 'Threat',
    full: 'The bar is full',
    fallen: 'A hero falls',
    trigger: 'Trigger',
    action: 'Action',
    flag: 'Flag',
    objective: 'Objective',
    won: 'Won',
    lost: 'Lost',
  },
  edges: {
    reveals: 'reveals',
    places: 'places',
    spawns: 'spawns',
    sets: 'sets',
    leads: 'leads to',
    completes: 'completes',
    ends: 'ends in',
  },
};
