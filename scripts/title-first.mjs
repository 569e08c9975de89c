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

const SHARED = /<script src="([^"]*\/__common-[^"]*\.js)" defer><\/script>/;

/**
 * Metro puts what two lazy parts share into one chunk and has the page load it before everything else, although nothing of
 * it is needed until the first lazy part is. It is fetched just before that instead: a part that ran without it would stay broken.
 */
const sharedLater = (src) => `
    <script>
      {
        let shared = null;
        const loadShared = () =>
          (shared ??= new Promise((resolve, reject) => {
            const script = document.createElement('script');
            script.src = '${src}';
            script.onload = resolve;
            script.onerror = () => {
              shared = null;
              script.remove();
              reject(new Error('Loading ' + script.src + ' failed.'));
            };
            document.head.append(script);
          }));
        let load;
        Object.defineProperty(globalThis, '__loadBundleAsync', {
          get: () => load,
          set: (loadPart) => {
            load = (path) => loadShared().then(() => loadPart(path));
          },
        });
      }
    </script>`;

export const titleFirst = (page, fonts, base) => {
  const shared = SHARED.exec(page)?.[1];
  const early = `${fontRules(fonts, base)}${shared ? sharedLater(shared) : ''}\n  </head>`;
  return page.replace(SHARED, '').replace('</head>', () => early);
};
