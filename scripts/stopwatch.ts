import type { Page } from 'playwright-core';
import type { Figure } from './figures';

/**
 * Each tap is taken back and made again so often; what was tapped less often says nothing of a p99. `REPEATS=3 npm run bench
 * taps` is a look whether it still finds its way.
 */
export const REPEATS = Number(process.env.REPEATS ?? 42);

/** The page has come to rest when nothing on it has changed for so many milliseconds and it has nothing to do. */
const REST = 150;

/**
 * Run in the page as it stands. The clock starts when the finger or the key comes up for the tap that was announced, and for no
 * tap on the way to it; it stops when the text of these parts has changed and the frame that shows it is drawn.
 */
const watching = (parts: string): string => `{
  const shown = () =>
    [...document.querySelectorAll('${parts}')].map((part) => part.textContent).join();
  let changed = performance.now();
  let announced = false;
  let tapped = null;
  let before = '';
  globalThis.announceTap = () => {
    globalThis.tapTime = undefined;
    announced = true;
  };
  globalThis.atRest = () =>
    new Promise((resolve) => {
      const look = () => {
        const left = changed + ${REST} - performance.now();
        if (left > 0) setTimeout(look, left);
        else requestIdleCallback(resolve);
      };
      look();
    });
  const start = () => {
    if (!announced) return;
    announced = false;
    tapped = performance.now();
    before = shown();
  };
  addEventListener('pointerup', start, true);
  addEventListener('keydown', ({ key }) => key === 'Enter' && start(), true);
  new MutationObserver(() => {
    changed = performance.now();
    if (tapped === null || shown() === before) return;
    const since = tapped;
    tapped = null;
    requestAnimationFrame(() => {
      const drawn = new MessageChannel();
      drawn.port1.onmessage = () => (globalThis.tapTime = performance.now() - since);
      drawn.port2.postMessage(null);
    });
  }).observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
  });
}`;

/** From a tap to the frame that shows what came of it. */
export class Stopwatch {
  private readonly times = new Map<string, number[]>();

  private constructor(
    private readonly page: Page,
    private readonly subject: string,
  ) {}

  /** Watches these parts of the page, by their selector. */
  static async start(page: Page, subject: string, parts: string): Promise<Stopwatch> {
    await page.evaluate(watching(parts));
    return new Stopwatch(page, subject);
  }

  async time(name: string, tap: () => Promise<unknown>): Promise<void> {
    await this.page.evaluate('atRest().then(announceTap)');
    await tap();
    const taken = await this.page.waitForFunction('tapTime');
    const known = this.times.get(name) ?? [];
    this.times.set(name, [...known, (await taken.jsonValue()) as number]);
  }

  get figures(): Figure[] {
    const often = [...this.times].filter(([, times]) => times.length >= REPEATS);
    return often.flatMap(([name, times]) => {
      const sorted = [...times].sort((a, b) => a - b);
      const at = (share: number): number =>
        Number((sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1));
      return [
        { name: `${this.subject}, ${name}: p50 of ${times.length}`, value: at(0.5), unit: 'ms' },
        { name: `${this.subject}, ${name}: p99`, value: at(0.99), unit: 'ms' },
      ];
    });
  }
}
