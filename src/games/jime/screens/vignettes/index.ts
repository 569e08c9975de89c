import type { VignetteName } from '@/games/jime/content';
import type { VignetteScene } from '@/paint/vignette';
import { BELL_SCENE } from './scenes/bell';
import { BLIND_MAN_SCENE } from './scenes/blindMan';
import { BRAGDUSH_SCENE } from './scenes/bragdush';
import { BRIDE_SCENE } from './scenes/bride';
import { CANDLE_SCENE } from './scenes/candle';
import { CART_SCENE } from './scenes/cart';
import { COLL_TALLOW_SCENE } from './scenes/collTallow';
import { DISMISSED_SCENE } from './scenes/dismissed';
import { ERRAND_SCENE } from './scenes/errand';
import { FARM_SCENE } from './scenes/farm';
import { FORD_SCENE } from './scenes/ford';
import { GOLDWORTHY_SCENE } from './scenes/goldworthy';
import { GRAIN_ROAD_SCENE } from './scenes/grainRoad';
import { GUESTS_SCENE } from './scenes/guests';
import { HEARTHS_SCENE } from './scenes/hearths';
import { LONG_CART_SCENE } from './scenes/longCart';
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
  candle: CANDLE_SCENE,
  cart: CART_SCENE,
  collTallow: COLL_TALLOW_SCENE,
  dismissed: DISMISSED_SCENE,
  errand: ERRAND_SCENE,
  farm: FARM_SCENE,
  ford: FORD_SCENE,
  goldworthy: GOLDWORTHY_SCENE,
  grainRoad: GRAIN_ROAD_SCENE,
  guests: GUESTS_SCENE,
  hearths: HEARTHS_SCENE,
  longCart: LONG_CART_SCENE,
  market: MARKET_SCENE,
  mill: MILL_SCENE,
  road: ROAD_SCENE,
  stillWheel: STILL_WHEEL_SCENE,
  toll: TOLL_SCENE,
};

/** An adventure that names none has the road. */
export const sceneOf = (name: VignetteName = 'road'): VignetteScene => SCENES[name];
