import { act, renderHook, waitFor } from '@testing-library/react-native';
import { newGame } from '@/games/jime/play';
import type { GameState } from '@/games/jime/play';
import { openAdventureWords, useTextOf, useWordsOf } from '@/games/jime/session/adventureWords';
import { findCampaign } from '@/games/jime/session/campaigns';
import { chooseSettings, own } from './chooseSettings';

// The first campaign opens the box: on a busy machine that takes longer than a test usually may.
jest.setTimeout(60_000);

const CAMPAIGN = 'oath-of-the-lamps';
const opened = async () => {
  const campaign = await findCampaign(CAMPAIGN);
  if (!campaign) throw new Error('the campaign is not there');
  return campaign;
};
const begun = async (): Promise<GameState> => {
  own();
  const heroes = ['aragorn', 'gimli'].map((hero) => ({
    hero,
    role: hero === 'gimli' ? 'guardian' : 'captain',
    items: [],
  }));
  return newGame(await opened(), { seed: 1, company: 'Wick', difficulty: 'normal', heroes });
};

describe('words of adventures', () => {
  it('do not come with the campaign, but the names of all adventures do', async () => {
    own();
    const { text, campaign, adventures } = await opened();
    for (const language of ['en', 'fr'] as const) {
      expect(campaign.adventures.filter((id) => !text[language][adventures[id]?.name ?? ''])).toEqual([]);
      expect(Object.keys(text[language]).filter((key) => /^(cart|dismissed)\.opening/.test(key))).toEqual([]);
    }
  });

  it('are read when a company sets out, in the language of the app', async () => {
    chooseSettings({ language: 'fr' });
    const state = await begun();
    const { result } = renderHook(() => ({ ready: useWordsOf(state), text: useTextOf(CAMPAIGN, {}) }));
    expect(result.current.ready).toBe(false);
    await waitFor(() => expect(result.current.ready).toBe(true));
    expect(result.current.text['cart.opening.1']).toMatch(/[éèà]/);
    expect(Object.keys(result.current.text).filter((key) => key.startsWith('mill.'))).toEqual([]);
  });

  it('of the adventures behind a company are there for its chronicle', async () => {
    chooseSettings({ language: 'en' });
    const state = await begun();
    const played = { adventure: 'mill', resolution: 'won', outcome: 'won' as const, rounds: 7 };
    const later = {
      ...state,
      campaign: { ...state.campaign, next: 'farm', history: [played] },
    } as unknown as GameState;
    const { result } = renderHook(() => ({ ready: useWordsOf(later), text: useTextOf(CAMPAIGN, {}) }));
    await waitFor(() => expect(result.current.ready).toBe(true));
    const prefixes = new Set(Object.keys(result.current.text).map((key) => key.split('.')[0]));
    expect([...prefixes].sort()).toEqual(['farm', 'mill']);
  });

  it('are asked for once, and joined to the text of the campaign once', async () => {
    chooseSettings({ language: 'en' });
    await act(() => openAdventureWords(CAMPAIGN, ['ford'], 'en'));
    const text = { 'campaign.name': 'The Oath of the Lamps' };
    const first = renderHook(() => useTextOf(CAMPAIGN, text)).result.current;
    await act(() => openAdventureWords(CAMPAIGN, ['ford'], 'en'));
    expect(renderHook(() => useTextOf(CAMPAIGN, text)).result.current).toBe(first);
    expect(first).toMatchObject(text);
  });

  it('of a campaign from a file have come with it', async () => {
    await act(() => openAdventureWords('two-evenings', ['first'], 'en'));
    const text = { 'first.opening': 'It rains.' };
    expect(renderHook(() => useTextOf('two-evenings', text)).result.current).toEqual(text);
  });
});
