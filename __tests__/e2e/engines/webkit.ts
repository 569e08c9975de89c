import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Driver } from './driver';
import { WINDOW } from './driver';

export const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
const LIBRARIES = '/usr/lib';
/** Files are there then, but without the handles that SQLite needs. */
const FEATURES = '--features=+FileSystem,+AccessHandle,+StorageAPI';

const miniBrowser = (): string => {
  const places = readdirSync(LIBRARIES).flatMap((machine) =>
    ['4.1', '4.0'].map((version) => join(LIBRARIES, machine, `webkit2gtk-${version}`, 'MiniBrowser')),
  );
  const found = places.find((path) => existsSync(path));
  if (!found) throw new Error('no MiniBrowser');
  return found;
};

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

/** A screen that nobody sees; it says which number it was given. */
const startScreen = async (): Promise<{ screen: ChildProcess; display: string }> => {
  const size = ['-screen', '0', `${WINDOW.width + 100}x${WINDOW.height + 200}x24`];
  const screen = spawn('Xvfb', ['-displayfd', '1', '-nolisten', 'tcp', ...size], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const display = await new Promise<string>((resolve, reject) => {
    screen.stdout?.once('data', (number: Buffer) => resolve(`:${number.toString().trim()}`));
    screen.once('error', reject);
    screen.once('exit', () => reject(new Error('Xvfb did not start')));
  });
  return { screen, display };
};

type Order = <Result>(path: string, body?: object, method?: string) => Promise<Result>;

const orderTo =
  (port: number): Order =>
  async <Result>(path: string, body?: object, method = body ? 'POST' : 'GET') => {
    const answer = await fetch(`http://127.0.0.1:${port}/session${path}`, {
      method,
      body: body && JSON.stringify(body),
    });
    const { value } = (await answer.json()) as { value: Result & { message?: string } };
    if (!answer.ok) throw new Error(`${path}: ${value.message}`);
    return value;
  };

const whenUp = async (port: number): Promise<void> => {
  for (let tries = 0; ; tries += 1) {
    const up = await fetch(`http://127.0.0.1:${port}/status`).then(
      () => true,
      () => false,
    );
    if (up) return;
    if (tries === 100) throw new Error('WebKitWebDriver did not start');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
};

const capabilities = () => ({
  alwaysMatch: {
    'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation', FEATURES] },
  },
});

const pointer = (actions: object[]) => ({
  actions: [{ type: 'pointer', id: 'finger', parameters: { pointerType: 'mouse' }, actions }],
});

/** As wide and high inside as the other engines, whatever bars the window has. */
const setSize = async (order: Order): Promise<void> => {
  const inner = () =>
    order<{ width: number; height: number }>('/execute/sync', {
      script: 'return { width: innerWidth, height: innerHeight };',
      args: [],
    });
  const before = await inner();
  const outer = await order<{ width: number; height: number }>('/window/rect');
  await order('/window/rect', {
    width: WINDOW.width + outer.width - before.width,
    height: WINDOW.height + outer.height - before.height,
  });
};

/** WebKit by the WebDriver protocol, on a screen of its own. */
export const openWebKit = async (): Promise<Driver> => {
  const { screen, display } = await startScreen();
  const port = await freePort();
  const env = { ...process.env, DISPLAY: display, LANGUAGE: 'en_GB', LIBGL_ALWAYS_SOFTWARE: '1' };
  const driver = spawn(WEBKIT_DRIVER, [`--port=${port}`], { stdio: 'ignore', env });
  const leave = (): void => [driver, screen].forEach((child) => child.kill());
  try {
    await whenUp(port);
    const { sessionId } = await orderTo(port)<{ sessionId: string }>('', { capabilities: capabilities() });
    const order: Order = (path, ...rest) => orderTo(port)(`/${sessionId}${path}`, ...rest);
    await setSize(order);
    return {
      open: async (url) => void (await order('/url', { url })),
      reload: async () => void (await order('/refresh', {})),
      run: async <Result>(script: string) => {
        const value = await order<Result | null>('/execute/sync', { script, args: [] });
        // WebDriver has no undefined: what returns nothing comes back as null.
        return (value ?? undefined) as Result;
      },
      click: async ({ x, y }) => {
        const press = [
          { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ];
        await order('/actions', pointer(press));
      },
      type: async (text) => {
        const actions = [...text].flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]);
        await order('/actions', { actions: [{ type: 'key', id: 'keys', actions }] });
      },
      picture: () => order<string>('/screenshot'),
      close: async () => {
        await order('', undefined, 'DELETE').catch(() => undefined);
        leave();
      },
    };
  } catch (cause) {
    leave();
    throw cause;
  }
};
