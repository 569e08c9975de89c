import { createJime } from './createJime';
import { findCampaign, readCampaign } from './session/campaigns';
import { useCollection } from './session/collection';

/** The game on this device: with its campaigns, and the boxes that are on. */
export const jime = createJime({
  open: findCampaign,
  readImport: readCampaign,
  products: () => useCollection.getState().collection.products,
});
