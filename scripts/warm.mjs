/** Asks the development server for every part of the app as a browser would, so that no tap waits for its bundling. */

/** Where a bundle names the parts that it loads later, and its workers; other addresses are examples in somebody's comments. */
const PARTS = /"(\/[^"\s]+\.bundle\?platform=web[^"\s]*)"/g;

const partsOf = (bundle) => [...bundle.matchAll(PARTS)].map(([, path]) => path);

const fetched = async (url) => {
  const answer = await fetch(url);
  const bundle = await answer.text();
  if (!answer.ok) throw new Error(bundle.slice(0, 500));
  return bundle;
};

/**
 * The entry, then what it names, then what those name. One at a time: Metro has its own workers, and two bundles at once only
 * make each other wait. `onPart` hears how many are done of those known so far.
 */
export const warm = async (entry, onPart) => {
  const known = new Set([entry]);
  let done = 0;
  for (const url of known) {
    const parts = partsOf(await fetched(url));
    for (const path of parts) known.add(new URL(path, entry).href);
    done += 1;
    onPart(done, known.size, url);
  }
  return done;
};
