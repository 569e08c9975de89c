/** The pages on which a finger moves a map, or a draft of several steps would be lost: iOS pops none of them by a swipe. */
const HELD = new Set(['play', 'new', 'lay-map']);

/** iOS 26 swipes back from anywhere on the page, which is an option of its own. */
export const swipeBack = (route: string): { gestureEnabled: boolean; fullScreenGestureEnabled?: boolean } =>
  HELD.has(route.split('/').at(-1) ?? '')
    ? { gestureEnabled: false, fullScreenGestureEnabled: false }
    : { gestureEnabled: true };
