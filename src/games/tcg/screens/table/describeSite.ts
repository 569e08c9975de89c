import type { Site } from '@/games/tcg/play';
import { useGame } from '@/games/tcg/session/game';
import { rememberPrinted } from '@/games/tcg/session/printedSites';

type Printed = Pick<Site, 'name' | 'shadowNumber' | 'laidBy'>;

/** What is printed on a site, changed from what it is by then, and remembered for the next game. */
export const describeSite = async (
  number: number,
  change: (site: Printed) => Partial<Printed>,
): Promise<void> => {
  const { actOn } = useGame.getState();
  const siteIn = (sites: readonly Site[]): Site | undefined => sites.find((one) => one.number === number);
  const played = await actOn(({ sites }) => {
    const { name, shadowNumber, laidBy } = siteIn(sites) ?? { name: '', shadowNumber: null, laidBy: null };
    const now = { name, shadowNumber, laidBy };
    return { type: 'describeSite', number, ...now, ...change(now) };
  });
  const { game } = useGame.getState();
  const site = game && siteIn(game.state.sites);
  if (played && site) await rememberPrinted(game.state.block, site);
};
