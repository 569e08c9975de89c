import type { Launch } from '@/session/launch';
import { beginLaunch } from '@/session/launch';

/** A device: what it keeps beside the book, and its clock. */
class Device {
  kept: string | null = null;
  time = 0;

  launch(): Launch {
    return beginLaunch(
      this.kept,
      (text) => {
        this.kept = text;
      },
      () => this.time,
    );
  }

  /** So many launches that end without a word, as a process that dies. */
  break(times: number): void {
    for (let done = 0; done < times; done += 1) this.launch();
  }
}

describe('a launch', () => {
  it('is as always at first, after one that broke off, and after two with one between them that stood', () => {
    const device = new Device();
    expect(device.launch().isSafe).toBe(false);
    const second = device.launch();
    expect(second.isSafe).toBe(false);
    second.stood();
    device.break(1);
    expect(device.launch().isSafe).toBe(false);
  });

  it('opens nothing after two in a row that broke off, and again for as long as nobody has answered', () => {
    const device = new Device();
    device.break(2);
    for (let launches = 0; launches < 2; launches += 1) {
      const safe = device.launch();
      expect(safe.isSafe).toBe(true);
      safe.stood();
      safe.tore();
    }
  });

  it.each([false, true])('goes on as it was asked to (the title alone: %s), once', (titleAlone) => {
    const device = new Device();
    device.break(2);
    device.launch().launchAgain({ titleAlone });
    const next = device.launch();
    expect(next).toMatchObject({ isSafe: false, titleAlone });
    next.stood();
    expect(device.launch()).toMatchObject({ isSafe: false, titleAlone: false });
  });

  it('that breaks off although it was asked for is the last one before the next question', () => {
    const device = new Device();
    device.break(2);
    device.launch().launchAgain({ titleAlone: false });
    device.break(1);
    expect(device.launch().isSafe).toBe(true);
  });

  it('that tears has broken off, though its page stood and it is put away afterwards', () => {
    const device = new Device();
    for (let launches = 0; launches < 2; launches += 1) {
      const torn = device.launch();
      torn.stood();
      device.time += 20_000;
      torn.tore();
      torn.stood();
    }
    expect(device.launch().isSafe).toBe(true);
  });

  it('has not broken off when something tears in the middle of an evening', () => {
    const device = new Device();
    device.break(1);
    const evening = device.launch();
    evening.stood();
    device.time += 60_000;
    evening.tore();
    expect(device.launch().isSafe).toBe(false);
  });

  it.each(['', 'null', '{', '{"broken":-3,"titleAlone":false}', '{"broken":"2"}', '[]'])(
    'is as always when what was kept is senseless: %s',
    (kept) => {
      const device = new Device();
      device.kept = kept;
      expect(device.launch().isSafe).toBe(false);
    },
  );
});
