import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type Axe from 'axe-core';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { root } from '../../scripts/expo.mjs';

const SOURCE = readFileSync(join(root, 'node_modules/axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** WCAG 2.5.8 excepts what lies on a map: a space is as far from its neighbour as the map is large, and buttons enlarge it. */
const isOnMap = (rule: string, html: string, isOfBoard: boolean): boolean =>
  rule === 'target-size' && isOfBoard && html.includes('role="button"');

/** Whatever on this page breaks WCAG 2.2 A or AA: the rule, the element and what is wrong with it. */
const axeViolations = async (page: Page): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(SOURCE);
  const found = await page.evaluate(async (values) => {
    const { axe } = globalThis as unknown as { axe: typeof Axe };
    const { violations }: AxeResults = await axe.run(document, {
      runOnly: { type: 'tag', values },
      resultTypes: ['violations'],
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, target, failureSummary = '' }) => ({
        id,
        html: html.slice(0, 200),
        why: failureSummary,
        isOfBoard: document.querySelector(String(target[0]))?.closest('[data-testid="board"]') !== null,
      })),
    );
  }, TAGS);
  return found
    .filter(({ id, html, isOfBoard }) => !isOnMap(id, html, isOfBoard))
    .map(({ id, html, why }) => `${id}: ${html} ${why}`);
};

/**
 * 2.5.3 for controls of several lines, which lie over what they show: every word that is seen is said by the name, so that a voice
 * may speak it. Numbers and signs are said in words.
 */
const unsaidWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const wordsOf = (text: string): string[] =>
      text
        .toLowerCase()
        .normalize('NFKC')
        .match(/\p{L}{2,}/gu) ?? [];
    return Array.from(document.querySelectorAll<HTMLElement>('[aria-hidden="true"] + [aria-label]')).flatMap(
      (control) => {
        const shown = control.previousElementSibling;
        if (!(shown instanceof HTMLElement) || control.getClientRects().length === 0) return [];
        const said = new Set(wordsOf(control.getAttribute('aria-label') ?? ''));
        const unsaid = wordsOf(shown.innerText).filter((word) => !said.has(word));
        return unsaid.length === 0
          ? []
          : [`“${control.getAttribute('aria-label')}” does not say: ${unsaid.join(' ')}`];
      },
    );
  });

/** What opens is measured once it is drawn. */
const drawn = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );

export const violationsOf = async (page: Page): Promise<string[]> => {
  await drawn(page);
  return [...(await axeViolations(page)), ...(await unsaidWords(page))];
};
