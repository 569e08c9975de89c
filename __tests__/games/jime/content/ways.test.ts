import { adventuresFrom, waysFrom } from '@/games/jime/content/ways';
import { loadCampaign } from '../sim/loadCampaign';

const oath = loadCampaign('oath-of-the-lamps');
const idsFrom = (start: string): string[] => adventuresFrom(oath, start).map(({ id }) => id);

describe('the ways of a campaign', () => {
  it('are what a resolution names, what its effects say, or the next in order', () => {
    expect(waysFrom(oath, oath.adventures.cart!)).toEqual(['mill']);
    expect(waysFrom(oath, oath.adventures.mill!).sort()).toEqual(['farm', 'ford']);
    expect(waysFrom(oath, oath.adventures.market!).sort()).toEqual(['bragdush', 'toll']);
    expect(waysFrom(oath, oath.adventures.dismissed!)).toEqual([null]);
  });

  it('lead to every adventure from the first, and never back to the other side of a fork', () => {
    expect(idsFrom('cart').sort()).toEqual([...oath.campaign.adventures].sort());
    expect(idsFrom('farm')).toEqual(expect.arrayContaining(['farm', 'bride', 'dismissed']));
    expect(idsFrom('farm')).not.toContain('ford');
    expect(idsFrom('toll')).not.toContain('bragdush');
  });

  it('lead nowhere from an adventure that is not there', () => expect(idsFrom('nowhere')).toEqual([]));
});
