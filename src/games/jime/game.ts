import { createJime } from './createJime';
import { findCampaign } from './session/campaigns';
import { useCollection } from './session/collection';

/** The game on this device: with its campaigns, and the boxes that are on. */
export const jime = createJime({
  open: findCampaign,
  products: () => useCollection.getState().collection.products,
});
