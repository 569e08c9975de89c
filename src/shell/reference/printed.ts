import type { BookPage, Paragraph, Reference, Topic } from '@/session/reference';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

const tag = (name: string, text: string): string =>
  text === '' ? '' : `<${name}>${escaped(text)}</${name}>`;

const paragraph = ({ label, text, ours }: Paragraph): string =>
  `<p${ours ? ' class="ours"' : ''}><b>${escaped(label)}</b> ${escaped(text)}</p>`;

const entry = ({ title, source, text, facts, more = [] }: Topic): string =>
  `<article><h3>${escaped(title)} ${source === '' ? '' : `<small>${escaped(source)}</small>`}</h3>${tag('p', text)}${tag(
    'p',
    facts.join(' · '),
  )}${more.map(paragraph).join('')}</article>`;

const page = ({ title, intro, groups }: BookPage): string =>
  `<section><h2>${escaped(title)}</h2>${tag('p', intro)}${groups
    .map(
      (group) =>
        `${tag('h3', group.title)}<ul>${group.lines.map(({ text }) => tag('li', text)).join('')}</ul>`,
    )
    .join('')}</section>`;

const STYLE =
  '@page{margin:14mm}body{font:10.5pt/1.35 Georgia,serif;color:#000;margin:0 auto;max-width:190mm}main{columns:2;column-gap:8mm}h1,section{column-span:all}h1{font-size:20pt}h2{font-size:14pt;break-after:avoid}h3{font-size:11pt;margin:0 0 1mm;break-after:avoid}small{font-weight:normal;color:#555}p{margin:0 0 1.5mm}article{break-inside:avoid-column;margin-bottom:3mm}.ours{border-left:2px solid #000;padding-left:2mm}ul{margin:0 0 2mm;padding-left:5mm}';

/** A whole reference as one plain page, for paper: its pages first, then every entry by kind. */
export const printedPage = (reference: Reference, title: string, language: string): string => {
  const { kinds, topics, pages = [] } = reference;
  const parts = kinds.map(({ kind, label }) => {
    const own = topics.filter((topic) => topic.kind === kind);
    return own.length === 0 ? '' : `${tag('h2', label)}<main>${own.map(entry).join('')}</main>`;
  });
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escaped(title)}</title><style>${STYLE}</style></head><body><h1>${escaped(title)}</h1>${pages.map(page).join('')}${parts.join('')}</body></html>`;
};
