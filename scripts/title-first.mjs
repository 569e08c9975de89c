/** Has the exported page load for its title what the title shows, and the rest after it. */
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

const FONTS = 'assets/node_modules/@expo-google-fonts';

/** The fonts of the app as [name, path]; a file is named after its font and its hash. */
export const fontFilesOf = (folder) =>
  readdirSync(join(folder, FONTS), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ttf'))
    .map((path) => [basename(path).split('.')[0], `${FONTS}/${path.replaceAll('\\', '/')}`]);

/**
 * Under the name by which expo-font knows what it has loaded. Where a worker has them at hand they are fetched before any
 * script; over the network the scripts go first, and the words are read in other letters until then.
 */
const fontRules = (fonts, base) => `
    <style id="expo-generated-fonts">${fonts
      .map(([name, path]) => `@font-face{font-family:"${name}";src:url("${base}/${path}");font-display:swap}`)
      .join('')}</style>
    <script>
      if (navigator.serviceWorker?.controller)
        for (const name of ${JSON.stringify(fonts.map(([name]) => name))})
          document.fonts.load('1em ' + name).catch(() => {});
    </script>`;

export const titleFirst = (page, fonts, base) =>
  page.replace('</head>', () => `${fontRules(fonts, base)}\n  </head>`);
