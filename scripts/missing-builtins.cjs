/**
 * What JavaScript and the page have today, and the engines we promise to run on have not: the engine of the app on a device
 * (Hermes 250829098.0.17, which React Native pins), Safari 16.0, Chrome 109, Firefox 115. Lint, the scan of exported bundles, the
 * device test and every page of the browser tests read this one list.
 */
const DEVICE = 'device';
const SAFARI = 'safari 16';
const CHROME = 'chrome 109';
const FIREFOX = 'firefox 115';
const BROWSERS = [SAFARI, CHROME, FIREFOX];
const ALL = [DEVICE, ...BROWSERS];

const lackedBy = (engines, paths) => paths.map((path) => ({ path, lackedBy: engines }));
const members = (owner, names) => names.map((name) => `${owner}.${name}`);

/** `%TypedArray%` and `%Iterator%` are what typed arrays and iterators inherit from; neither has a global name everywhere. */
const MISSING = [
  ...lackedBy([DEVICE, CHROME], members('Array.prototype', ['toReversed', 'toSorted', 'toSpliced', 'with'])),
  ...lackedBy([DEVICE, CHROME], members('%TypedArray%.prototype', ['toReversed', 'toSorted', 'with'])),
  ...lackedBy([DEVICE, SAFARI, CHROME], ['Array.fromAsync']),
  ...lackedBy(ALL, ['Object.groupBy', 'Map.groupBy', 'Promise.try', 'Promise.withResolvers']),
  ...lackedBy(ALL, members('Map.prototype', ['getOrInsert', 'getOrInsertComputed'])),
  ...lackedBy(ALL, members('WeakMap.prototype', ['getOrInsert', 'getOrInsertComputed'])),
  ...lackedBy(
    ALL,
    members('Set.prototype', [
      'difference',
      'intersection',
      'isDisjointFrom',
      'isSubsetOf',
      'isSupersetOf',
      'symmetricDifference',
      'union',
    ]),
  ),
  ...lackedBy(
    ALL,
    members('%Iterator%.prototype', [
      'drop',
      'every',
      'filter',
      'find',
      'flatMap',
      'forEach',
      'map',
      'reduce',
      'some',
      'take',
      'toArray',
    ]),
  ),
  ...lackedBy(ALL, ['Iterator']),
  ...lackedBy(ALL, members('String.prototype', ['isWellFormed', 'toWellFormed'])),
  ...lackedBy(ALL, ['RegExp.escape', 'RegExp.prototype.unicodeSets']),
  ...lackedBy(ALL, members('ArrayBuffer.prototype', ['detached', 'transfer', 'transferToFixedLength'])),
  ...lackedBy(ALL, members('ArrayBuffer.prototype', ['maxByteLength', 'resizable', 'resize'])),
  ...lackedBy(ALL, members('Uint8Array', ['fromBase64', 'fromHex'])),
  ...lackedBy(ALL, members('Uint8Array.prototype', ['setFromBase64', 'setFromHex', 'toBase64', 'toHex'])),
  ...lackedBy(ALL, ['Float16Array', 'Math.f16round', 'Math.sumPrecise']),
  ...lackedBy(ALL, members('DataView.prototype', ['getFloat16', 'setFloat16'])),
  ...lackedBy(ALL, ['JSON.isRawJSON', 'JSON.rawJSON', 'Error.isError', 'SuppressedError']),
  ...lackedBy(ALL, ['AsyncDisposableStack', 'DisposableStack', 'Symbol.asyncDispose', 'Symbol.dispose']),
  ...lackedBy([DEVICE, FIREFOX], ['Intl.Segmenter']),
  ...lackedBy(ALL, ['Intl.DurationFormat']),
  ...lackedBy(
    [DEVICE],
    members('Intl', ['DisplayNames', 'ListFormat', 'Locale', 'PluralRules', 'RelativeTimeFormat']),
  ),
  // On iOS alone; what one device lacks, the app lacks.
  ...lackedBy(
    [DEVICE],
    ['Intl.NumberFormat.prototype.formatToParts', 'Intl.DateTimeFormat.prototype.formatToParts'],
  ),
  ...lackedBy([DEVICE], ['FinalizationRegistry', 'SharedArrayBuffer', 'Atomics', 'WebAssembly', 'crypto']),
  // React Native brings a signal of its own, without this.
  ...lackedBy([DEVICE], ['AbortSignal.timeout']),
  ...lackedBy(ALL, ['AbortSignal.any', 'URL.parse', 'ReadableStream.from']),
  ...lackedBy([SAFARI, CHROME], ['URL.canParse']),
  ...lackedBy([DEVICE, SAFARI], ['OffscreenCanvas', 'CompressionStream']),
  ...lackedBy([SAFARI], ['requestIdleCallback', 'cancelIdleCallback']),
  ...lackedBy(ALL, ['Blob.prototype.bytes', 'Response.prototype.bytes']),
];

/** Other things bear these names too (`z.union`, `list.map`): only the compiler and a run can tell whose they are. */
const SHARED_NAMES = new Set([
  ...['bytes', 'difference', 'drop', 'every', 'filter', 'find', 'flatMap', 'forEach', 'intersection', 'map'],
  ...['detached', 'reduce', 'resize', 'resizable', 'some', 'take', 'toArray', 'transfer', 'union', 'with'],
]);

const isLackedBy = (engines) => (entry) => entry.lackedBy.some((engine) => engines.includes(engine));
const nameOf = ({ path }) => path.slice(path.lastIndexOf('.') + 1);
const isMethod = ({ path }) => path.includes('.prototype.');

/** Names by which a method is known whatever it is called on: `toSorted`, `isSubsetOf`. */
const missingMethods = (engines) => [
  ...new Set(
    MISSING.filter(isLackedBy(engines))
      .filter(isMethod)
      .map(nameOf)
      .filter((name) => !SHARED_NAMES.has(name)),
  ),
];

/** Globals and what is called on them by name: `crypto`, `Object.groupBy`. */
const missingStatics = (engines) =>
  MISSING.filter(isLackedBy(engines))
    .filter((entry) => !isMethod(entry))
    .map(({ path }) => path);

/** Runs inside the page or context, so it may use nothing from outside itself. */
const deleteBuiltins = (paths) => {
  const intrinsics = {
    '%TypedArray%': Object.getPrototypeOf(Int8Array),
    '%Iterator%': { prototype: Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]())) },
  };
  for (const path of paths) {
    const names = path.split('.');
    const name = names.pop();
    const owner = names.reduce((object, key) => object?.[key] ?? intrinsics[key], globalThis);
    if (owner && !Reflect.deleteProperty(owner, name)) throw new Error(`${path} cannot be taken away.`);
  }
  const refused = (flags) => String(flags).includes('v');
  const checked = (args) => {
    if (refused(args[1] ?? '')) throw new SyntaxError(`Invalid regular expression flags: ${args[1]}`);
    return args;
  };
  const Native = RegExp;
  globalThis.RegExp = new Proxy(Native, {
    apply: (target, self, args) => Reflect.apply(target, self, checked(args)),
    construct: (target, args, made) => Reflect.construct(target, checked(args), made),
  });
  Native.prototype.constructor = globalThis.RegExp;
};

/** A script that takes from a fresh page or context what these engines lack, the `v` flag of expressions too. */
const withoutBuiltins = (engines) => {
  const paths = MISSING.filter(isLackedBy(engines)).map(({ path }) => path);
  return `(${deleteBuiltins})(${JSON.stringify(paths)});`;
};

module.exports = { DEVICE, BROWSERS, MISSING, missingMethods, missingStatics, withoutBuiltins };
