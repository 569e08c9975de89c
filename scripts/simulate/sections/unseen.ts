import type { Report } from '../../../src/games/jime/sim/reportShape';
import { escaped } from '../charts/svg';

/** A longer list is folded away. */
const SHORT = 16;

const list = (paths: readonly string[]): string => {
  const all = `<ul class="steps">${paths.map((path) => `<li>${escaped(path)}</li>`).join('')}</ul>`;
  return paths.length > SHORT ? `<details><summary>Which</summary>${all}</details>` : all;
};

/** Steps no game came to: not seen is not yet impossible, but somebody should look. */
export const unseen = ({ plot, missed, adventures }: Report): string => {
  const parts = plot.adventures.map(({ id, name, steps }) => {
    const paths = missed[id];
    const said =
      paths === undefined
        ? 'No game came to this adventure.'
        : paths.length === 0
          ? `All ${steps.length} steps were visited.`
          : `${paths.length} of ${steps.length} steps were never visited.`;
    return `<div class="adventure-steps"><h3>${escaped(name)}</h3><p>${said}</p>${paths?.length ? list(paths) : ''}</div>`;
  });
  return (
    `<section aria-labelledby="unseen"><h2 id="unseen">Steps never visited</h2>` +
    `<p>Over ${adventures} adventures. A path is where the step stands in the adventure’s file.</p>` +
    `<div class="panels one"><figure>${parts.join('')}</figure></div></section>`
  );
};
