/** The Confrontation in Chromium while the book thinks: how long a decision takes, and which frames are late meanwhile. */
import type { Page } from 'playwright-core';
import { chromium } from 'playwright-core';
import { ConfrontationPlayer } from '../../__tests__/e2e/confrontationPlayer';
import { STRENGTHS } from '../../src/games/confrontation/cpu';
import { executablePath, flags } from '../chromium.mjs';
import { ensureExported, site } from '../exported-site.mjs';
import type { Figure, Subject } from '../figures';
import { addressOf, serve } from '../static-host.mjs';

type Strength = (typeof STRENGTHS)[number];

/** Screens of one game that are answered; the book decides about as often. */
const SCREENS = Number(process.env.SCREENS ?? 40);
const SEED = 9;
/** What a screen of sixty frames a second gives each of them. */
const FRAME = 1000 / 60;
/** Frames watched while nobody thinks. */
const RESTS = 180;

/** Run in the page: the frames that pass while the bar of the book's thoughts stands, and how long it stands. */
const WATCHING = `{
  globalThis.thinking = { frames: [], decisions: [] };
  let last = 0;
  let since = null;
  const frame = (now) => {
    if (document.querySelector('[role=progressbar]')) {
      if (since === null) since = now;
      else thinking.frames.push(now - last);
    } else if (since !== null) {
      thinking.decisions.push(now - since);
      since = null;
    }
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}`;

/** Run in the page: frames of the same screen while nobody thinks: on a busy machine some of these are late too. */
const RESTING = `new Promise((resolve) => {
  const frames = [];
  let last = null;
  const frame = (now) => {
    const thinks = document.querySelector('[role=progressbar]');
    if (!thinks && last !== null) frames.push(now - last);
    last = thinks ? null : now;
    if (frames.length < ${RESTS}) requestAnimationFrame(frame);
    else resolve(frames);
  };
  requestAnimationFrame(frame);
})`;

type Thinking = { frames: number[]; decisions: number[]; atRest: number[] };

const watch = async (page: Page, address: string, strength: Strength): Promise<Thinking> => {
  await page.goto(address);
  const player = new ConfrontationPlayer(page, 'en', SEED);
  await player.beginAlone('Anne', strength);
  await page.evaluate(WATCHING);
  const { ending, newGame } = player.words;
  const ends = ['Anne', newGame.book].map(ending.won);
  for (let screen = 0; screen < SCREENS && !ends.includes(await player.heading()); screen += 1)
    await player.answer();
  const atRest = await page.evaluate<number[]>(RESTING);
  return { ...(await page.evaluate<Omit<Thinking, 'atRest'>>('thinking')), atRest };
};

/** How many frames there should have been, and the share of them that never came. */
const dropped = (frames: readonly number[]): { due: number; share: number } => {
  const late = frames.reduce((sum, time) => sum + Math.max(0, Math.round(time / FRAME) - 1), 0);
  const due = frames.length + late;
  return { due, share: (100 * late) / Math.max(1, due) };
};

const figuresOf = (strength: Strength, { frames, decisions, atRest }: Thinking): Figure[] => {
  const [thinking, resting] = [dropped(frames), dropped(atRest)];
  const sorted = [...decisions].sort((a, b) => a - b);
  const figure = (name: string, value: number, unit: string): Figure => ({
    name: `thinking, ${strength}: ${name}`,
    value: Number(value.toFixed(1)),
    unit,
  });
  return [
    figure(`p50 of ${decisions.length} decisions`, sorted[sorted.length >> 1] ?? 0, 'ms'),
    figure('longest decision', sorted.at(-1) ?? 0, 'ms'),
    figure(`dropped of ${thinking.due} frames`, thinking.share, '%'),
    figure(`dropped of ${resting.due} frames at rest`, resting.share, '%'),
    figure('longest frame', Math.max(0, ...frames), 'ms'),
  ];
};

export const figures: Subject = async () => {
  ensureExported();
  const host = await serve(site);
  const browser = await chromium.launch({ executablePath, args: flags });
  const all: Figure[] = [];
  for (const strength of STRENGTHS) {
    const page = await browser.newPage({ locale: 'en-GB', viewport: { width: 1180, height: 820 } });
    all.push(...figuresOf(strength, await watch(page, addressOf(host), strength)));
    await page.context().close();
  }
  await browser.close();
  host.close();
  return all;
};
