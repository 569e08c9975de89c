import { taleOf } from '@/games/jime/play';
import { endWith } from '@/games/jime/rules/endAdventure';
import { company } from './company';

describe('the tale of a campaign', () => {
  it('§106.6 adds up what was played, and says which hero stood, fell and earned what', () => {
    const table = company().nextRound().nextRound();
    table.state = structuredClone(table.state);
    endWith(table.game, 'late');
    const { state } = table.skip();
    const tale = taleOf(state);
    expect(tale).toMatchObject({ played: 1, rounds: 3, longest: { rounds: 3 } });
    expect(tale.won).toBe(state.campaign.history.filter(({ outcome }) => outcome === 'won').length);
    expect(tale.heroes.map(({ hero }) => hero)).toEqual(state.campaign.heroes.map(({ hero }) => hero));
  });

  it('§106.6 leaves out what was told and not played', () => {
    const { state } = company();
    const history = [
      { adventure: 'bridge', resolution: 'late', outcome: 'lost', rounds: 4, told: true },
    ] as const;
    const told = { ...state, campaign: { ...state.campaign, history: [...history] } };
    expect(taleOf(told)).toMatchObject({ played: 0, won: 0, rounds: 0, longest: null });
  });
});
