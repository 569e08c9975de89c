import type { VignetteName } from '@/games/jime/content';
import type { VignetteScene } from '@/paint/vignette';
import { BELL_SCENE } from './scenes/bell';
import { BLIND_MAN_SCENE } from './scenes/blindMan';
import { BRAGDUSH_SCENE } from './scenes/bragdush';
import { BRIDE_SCENE } from './scenes/bride';
import { CART_SCENE } from './scenes/cart';
import { COLL_TALLOW_SCENE } from './scenes/collTallow';
import { DISMISSED_SCENE } from './scenes/dismissed';
import { FARM_SCENE } from './scenes/farm';
import { FORD_SCENE } from './scenes/ford';
import { GUESTS_SCENE } from './scenes/guests';
import { HEARTHS_SCENE } from './scenes/hearths';
import { MARKET_SCENE } from './scenes/market';
import { MILL_SCENE } from './scenes/mill';
import { ROAD_SCENE } from './scenes/road';
import { STILL_WHEEL_SCENE } from './scenes/stillWheel';
import { TOLL_SCENE } from './scenes/toll';

/** The drawing of each name; a name without one does not compile. */
const SCENES: Record<VignetteName, VignetteScene> = {
  bell: BELL_SCENE,
  blindMan: BLIND_MAN_SCENE,
  bragdush: BRAGDUSH_SCENE,
  bride: BRIDE_SCENE,
  cart: CART_SCENE,
  collTallow: COLL_TALLOW_SCENE,
  dismissed: DISMISSED_SCENE,
  farm: FARM_SCENE,
  ford: FORD_SCENE,
  guests: GUESTS_SCENE,
  hearths: HEARTHS_SCENE,
  market: MARKET_SCENE,
  mill: MILL_SCENE,
  road: ROAD_SCENE,
  stillWheel: STILL_WHEEL_SCENE,
  toll: TOLL_SCENE,
};

/** An adventure that names none has the road. */
export const sceneOf = (name: VignetteName = 'road'): VignetteScene => SCENES[name];
