import { spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { executablePath, flags } from '../../scripts/chromium.mjs';
import { BROWSERS, withoutBuiltins } from '../../scripts/missing-builtins.cjs';
import { atTheEnd, scratchFolder } from './site';

/**
 * Chromium spoken to by its own protocol, with nothing attached but its tabs. Playwright puts a debugger on every
 * service worker, and Chromium never retires a worker that has one: a new version could not take over.
 */
export type Tab = {
  goto(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Evaluates until the answer is truthy, over reloads too. */
  until<T>(expression: string): Promise<T>;
  evaluate<T>(expression: string): Promise<T>;
  close(): Promise<void>;
};

type Send = (method: string, params?: object, sessionId?: string) => Promise<Record<string, unknown>>;
type Answer = { id?: number; result?: Record<string, unknown>; error?: { message: string } };

const speak = (input: Writable, output: Readable): Send => {
  const waiting = new Map<number, (answer: Answer) => void>();
  let text = '';
  output.setEncoding('utf8').on('data', (chunk: string) => {
    const messages = (text + chunk).split('\0');
    text = messages.pop() ?? '';
    for (const message of messages.map((json) => JSON.parse(json) as Answer)) {
      waiting.get(message.id ?? -1)?.(message);
    }
  });
  let id = 0;
  return (method, params = {}, sessionId) =>
    new Promise((resolve, reject) => {
      id += 1;
      waiting.set(id, ({ result, error }) =>
        error ? reject(new Error(error.message)) : resolve(result ?? {}),
      );
      input.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    });
};

const openTab = async (send: Send): Promise<Tab> => {
  const { targetId } = await send('Target.createTarget', { url: 'about:blank' });
  const attached = await send('Target.attachToTarget', { targetId, flatten: true });
  const ask = (method: string, params = {}) => send(method, params, attached['sessionId'] as string);
  await ask('Page.enable');
  await ask('Page.addScriptToEvaluateOnNewDocument', { source: withoutBuiltins(BROWSERS) });
  const evaluate = async <T>(expression: string): Promise<T> => {
    const options = { expression, awaitPromise: true, returnByValue: true };
    const { result } = (await ask('Runtime.evaluate', options)) as { result?: { value?: T } };
    return result?.value as T;
  };
  const until = async <T>(expression: string, tries = 100): Promise<T> => {
    const value = await evaluate<T>(expression).catch(() => undefined);
    if (value) return value;
    if (tries === 0) throw new Error(`still not so: ${expression}`);
    await pause(200);
    return until(expression, tries - 1);
  };
  return {
    goto: async (url) => void (await ask('Page.navigate', { url })),
    reload: async () => void (await ask('Page.reload')),
    until: (expression) => until(expression),
    evaluate,
    close: async () => void (await send('Target.closeTarget', { targetId })),
  };
};

/** A browser that has never seen the book; gives out tabs. */
export const bareBrowser = async (): Promise<() => Promise<Tab>> => {
  const profile = scratchFolder();
  const args = [
    ...flags,
    '--headless',
    '--lang=en-GB',
    '--remote-debugging-pipe',
    `--user-data-dir=${profile}`,
  ];
  const browser = spawn(executablePath, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] });
  const gone = new Promise((resolve) => browser.once('exit', resolve));
  const send = speak(browser.stdio[3] as Writable, browser.stdio[4] as Readable);
  atTheEnd(async () => {
    await send('Browser.close').catch(() => browser.kill());
    await gone;
  });
  return () => openTab(send);
};
