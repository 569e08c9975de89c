/** A save in the list. */
export const coverEn = {
  setUp: (scenario: string) => `${scenario}, setting up`,
  play: (scenario: string, round: number, phase: string) => `${scenario}, round ${round}, ${phase}`,
  won: (scenario: string, rounds: number) => `${scenario}, won in round ${rounds}`,
  lost: (scenario: string, rounds: number) => `${scenario}, lost in round ${rounds}`,
  player: (seat: number) => `Player ${seat}`,
  threat: (player: string, threat: number) => `${player}: threat ${threat}`,
  eliminated: (player: string) => `${player}: eliminated`,
};
