/**
 * Time as the bundle sees it: it passes while code runs, and is skipped while everything waits. A minute of a table’s evening
 * takes as long as its code does, and no more.
 */
type Timer = { id: number; due: number; run(): void; every: number | null };

const FRAME_MS = 1000 / 60;

export class Clock {
  private skipped = 0;
  private timers = new Map<number, Timer>();
  private next = 1;
  private stopped = false;

  now(): number {
    return performance.now() + this.skipped;
  }

  date(): number {
    return Date.now() + this.skipped;
  }

  set(run: () => void, ms: number, every: number | null = null): number {
    if (this.stopped) return 0;
    const id = this.next++;
    this.timers.set(id, { id, due: this.now() + Math.max(0, ms || 0), run, every });
    return id;
  }

  clear(id: unknown): void {
    this.timers.delete(id as number);
  }

  frame(run: (now: number) => void): number {
    return this.set(() => run(this.now()), FRAME_MS);
  }

  /** How long until something is due; null when nothing is. */
  untilNext(): number | null {
    let least: number | null = null;
    for (const { due } of this.timers.values()) if (least === null || due < least) least = due;
    return least === null ? null : Math.max(0, least - this.now());
  }

  skip(ms: number): void {
    this.skipped += ms;
  }

  /** Runs the first timer that is due; false when none is. */
  runDue(): boolean {
    let first: Timer | null = null;
    const now = this.now();
    for (const timer of this.timers.values())
      if (
        timer.due <= now &&
        (!first || timer.due < first.due || (timer.due === first.due && timer.id < first.id))
      )
        first = timer;
    if (!first) return false;
    if (first.every === null) this.timers.delete(first.id);
    else first.due = now + Math.max(1, first.every);
    first.run();
    return true;
  }

  /** What a killed app leaves behind: nothing. */
  stop(): void {
    this.stopped = true;
    this.timers.clear();
  }
}
