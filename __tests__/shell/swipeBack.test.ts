import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { swipeBack } from '@/shell/swipeBack';

const APP = join(__dirname, '../../app');
const ROUTES = readdirSync(APP, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.tsx') && !path.includes('_layout'))
  .map((path) => path.replace(/\.tsx$/, ''));

describe('the swipe back of iOS', () => {
  it('leaves no page of play and no draft, from the edge or from anywhere', () => {
    const held = ROUTES.filter((route) => !swipeBack(route).gestureEnabled);
    expect(held.sort()).toEqual([
      ...['confrontation/new', 'confrontation/play', 'jime/lay-map', 'jime/new', 'jime/play'],
      ...['lcg/new', 'lcg/play', 'tcg/new', 'tcg/play'],
    ]);
    expect(held.map(swipeBack)).toEqual(
      held.map(() => ({ gestureEnabled: false, fullScreenGestureEnabled: false })),
    );
  });

  it('stays as it is everywhere else', () => {
    expect(swipeBack('settings')).toEqual({ gestureEnabled: true });
  });
});
