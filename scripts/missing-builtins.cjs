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

const lacking = (engines, paths) => paths.map((path) => ({ path, lackedBy: engines }));
const members = (owner, names) => names.map((name) => `${owner}.${name}`);

/** `%TypedArray%` and `%Iterator%` are what typed arrays and iterators inherit from; neither has a global name everywhere. */
const MISSING = [
  ...lacking([DEVICE, CHROME], members('Array.prototype', ['toReversed', 'toSorted', 'toSpliced', 'with'])),
  ...lacking([DEVICE, CHROME], members('%TypedArray%.prototype', ['toReversed', 'toSorted', 'with'])),
  ...lacking([DEVICE, SAFARI, CHROME], ['Array.fromAsync']),
  ...lacking(ALL, ['Object.groupBy', 'Map.groupBy', 'Promise.try', 'Promise.withResolvers']),
  ...lacking(ALL, members('Map.prototype', ['getOrInsert', 'getOrInsertComputed'])),
  ...lacking(ALL, members('WeakMap.prototype', ['getOrInsert', 'getOrInsertComputed'])),
  ...lacking(
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
  ...lacking(
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
  ...lacking(ALL, ['Iterator']),
  ...lacking(ALL, members('String.prototype', ['isWellFormed', 'toWellFormed'])),
  ...lacking(ALL, ['RegExp.escape', 'RegExp.prototype.unicodeSets']),
  ...lacking(ALL, members('ArrayBuffer.prototype', ['detached', 'transfer', 'transferToFixedLength'])),
  ...lacking(ALL, members('ArrayBuffer.prototype', ['maxByteLength', 'resizable', 'resize'])),
  ...lacking(ALL, members('Uint8Array', ['fromBase64', 'fromHex'])),
  ...lacking(ALL, members('Uint8Array.prototype', ['setFromBase64', 'setFromHex', 'toBase64', 'toHex'])),
  ...lacking(ALL, ['Float16Array', 'Math.f16round', 'Math.sumPrecise']),
  ...lacking(ALL, members('DataView.prototype', ['getFloat16', 'setFloat16'])),
  ...lacking(ALL, ['JSON.isRawJSON', 'JSON.rawJSON', 'Error.isError', 'SuppressedError']),
  ...lacking(ALL, ['AsyncDisposableStack', 'DisposableStack']),
  ...lacking([DEVICE, FIREFOX], ['Intl.Segmenter']),
  ...lacking(ALL, ['Intl.DurationFormat']),
  ...lacking(
    [DEVICE],
    members('Intl', ['DisplayNames', 'ListFormat', 'Locale', 'PluralRules', 'RelativeTimeFormat']),
  ),
  // On iOS alone; what one device lacks, the app lacks.
  ...lacking(
    [DEVICE],
    ['Intl.NumberFormat.prototype.formatToParts', 'Intl.DateTimeFormat.prototype.formatToParts'],
  ),
  ...lacking([DEVICE], ['FinalizationRegistry', 'SharedArrayBuffer', 'Atomics', 'WebAssembly', 'crypto']),
  // React Native brings a signal of its own, without this.
  ...lacking([DEVICE], ['AbortSignal.timeout']),
  ...lacking(ALL, ['AbortSignal.any', 'URL.parse', 'ReadableStream.from']),
  ...lacking([SAFARI, CHROME], ['URL.canParse']),
  ...lacking([DEVICE, SAFARI], ['OffscreenCanvas', 'CompressionStream']),
  ...lacking([SAFARI], ['requestIdleCallback', 'cancelIdleCallback']),
  ...lacking(ALL, ['Blob.prototype.bytes', 'Response.prototype.bytes']),
];

/** What no deletion can show: a page that has it never loads the file at all. */
const SYNTAX = [
  { name: 'flag v', lackedBy: ALL },
  { name: 'lookbehind', lackedBy: [SAFARI] },
  { name: 'static block', lackedBy: [SAFARI] },
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

const missingSyntax = (engines) => SYNTAX.filter(isLackedBy(engines)).map(({ name }) => name);

/** Who lacks what bears this name: a path, a method or a syntax. */
const lackedBy = (name) => {
  const found = [...MISSING, ...SYNTAX].filter(
    ({ path = '', ...rest }) => name === rest.name || name === path || path.endsWith(`.${name}`),
  );
  return ALL.filter((engine) => found.some((entry) => entry.lackedBy.includes(engine)));
};

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

module.exports = {
  DEVICE,
  BROWSERS,
  MISSING,
  lackedBy,
  missingMethods,
  missingStatics,
  missingSyntax,
  withoutBuiltins,
};
