import { escaped, tag } from './charts/svg';

/** What a thing is called, by its kind and id: `('hero', 'gimli')`. */
export type Names = (kind: 'hero' | 'role' | 'item' | 'skill' | 'enemy', id: string) => string;

/** The same figures as the chart, for those who would rather read. The first column names the row. */
export type Columns = { head: string[]; rows: (string | number)[][] };

const tableOf = (title: string, { head, rows }: Columns): string => {
  const row = ([name = '', ...cells]: (string | number)[]): string =>
    `<tr><th scope="row">${escaped(String(name))}</th>${cells.map((cell) => `<td>${escaped(String(cell))}</td>`).join('')}</tr>`;
  return (
    `<details><summary>The figures</summary><div class="scroll" tabindex="0" role="region" aria-label="${escaped(title)}"><table>` +
    `<thead><tr>${head.map((name) => `<th scope="col">${escaped(name)}</th>`).join('')}</tr></thead>` +
    `<tbody>${rows.map(row).join('')}</tbody></table></div></details>`
  );
};

/** A chart in its panel; `key` says what its marks are. */
export const figure = (title: string, key: string, chart: string, columns?: Columns): string =>
  `<figure><h3>${escaped(title)}</h3><figcaption>${key}</figcaption>${chart}${columns ? tableOf(title, columns) : ''}</figure>`;

/** `lead` is one sentence that says what the charts show. */
export const section = (
  id: string,
  title: string,
  lead: string,
  figures: string[],
  panels: 1 | 2 = 2,
): string =>
  `<section aria-labelledby="${id}"><h2 id="${id}">${escaped(title)}</h2><p>${escaped(lead)}</p>` +
  `<div class="panels${panels === 1 ? ' one' : ''}">${figures.join('')}</div></section>`;

export const keyed = (sample: string, words: string): string =>
  `<span class="key">${sample}${escaped(words)}</span>`;

export const swatch = (kind: string): string =>
  tag('span', { class: `swatch ${kind}`, 'aria-hidden': 'true' }, '');
