import type { coverEn } from '../en/cover';

export const coverFr: typeof coverEn = {
  setUp: (scenario) => `${scenario}, mise en place`,
  play: (scenario, round, phase) => `${scenario}, tour ${round}, ${phase}`,
  won: (scenario, rounds) => `${scenario}, victoire au tour ${rounds}`,
  lost: (scenario, rounds) => `${scenario}, défaite au tour ${rounds}`,
  player: (seat) => `Joueur ${seat}`,
  threat: (player, threat) => `${player} : menace ${threat}`,
  eliminated: (player) => `${player} : éliminé`,
};
