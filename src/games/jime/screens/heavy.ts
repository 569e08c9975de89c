/** Everything behind the door: pages that need the rules, the box or the board. `door.tsx` alone opens it. */
export { BoxBrowser } from './box/BoxBrowser';
export { Collection } from './Collection';
export { NewGame } from './campaign/newGame/NewGame';
export { LayMap } from './layMap/LayMap';
export { Play } from './play/Play';
export { Saves } from '@/shell/saves/Saves';
