/**
 * `npm run licences`: the licences of all that the app is made of and made with, from package-lock.json and the files that
 * packages bring along, written to src/shell/licences/licenceTexts.json. Texts that differ in their holders alone are kept once.
 * `-- --check` writes nothing, and fails if something would change.
 */
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const LICENCES = join(root, 'src/shell/licences/licenceTexts.json');

const readJson = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

/** A text that stands under many works is taken from one of them. */
const APACHE = 'node_modules/walker/LICENSE';
const BSD = 'node_modules/@shopify/react-native-skia/node_modules/canvaskit-wasm/LICENSE';
const MIT = 'node_modules/react-native/LICENSE';
const META = 'Copyright (c) Meta Platforms, Inc. and affiliates.';

/** What no package of npm stands for: the icons, and what the builds for devices link in source or from Maven. */
const OTHERS = [
  [
    'game-icons.net',
    'CC-BY-3.0',
    'Lorc, Delapouite, Skoll and contributors\nhttps://creativecommons.org/licenses/by/3.0/',
  ],
  ['SQLite', 'Public domain', 'https://sqlite.org/copyright.html'],
  ['boost', 'BSL-1.0', 'The Boost authors\nhttps://www.boost.org/LICENSE_1_0.txt'],
  ['Skia', 'BSD-3-Clause', 'Copyright (c) 2011 Google Inc. All rights reserved.', BSD],
  [
    'double-conversion',
    'BSD-3-Clause',
    'Copyright 2006-2011, the V8 project authors. All rights reserved.',
    BSD,
  ],
  ['glog', 'BSD-3-Clause', 'Copyright (c) 2008, Google Inc. All rights reserved.', BSD],
  ['fmt', 'MIT', 'Copyright (c) 2012 - present, Victor Zverovich and {fmt} contributors', MIT],
  ['fast_float', 'MIT', 'Copyright (c) 2021 The fast_float authors', MIT],
  ['Hermes, Yoga, Fresco', 'MIT', META, MIT],
  ['Folly', 'Apache-2.0', META, APACHE],
  ['AndroidX, Media3, Jetpack Compose', 'Apache-2.0', 'The Android Open Source Project', APACHE],
  ['Material Components for Android', 'Apache-2.0', 'Google LLC', APACHE],
  ['Kotlin', 'Apache-2.0', 'JetBrains s.r.o. and Kotlin Programming Language contributors', APACHE],
  ['OkHttp, Okio', 'Apache-2.0', 'Square, Inc.', APACHE],
];

const LICENCE_FILE = /^(licen[cs]e|copying|unlicense|notice)/i;
const HOLDER = /^[\s*]*(copyright\b|\(c\)|©)/i;
const SHORT = 6000;
/** Holders stand in the first lines; further down a line that begins like theirs is part of the terms. */
const HEAD = 20;

/** Lines of a paragraph as one line: what is broken elsewhere is the same text, and a phone breaks lines itself. */
const unbroken = (text) =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('\n\n');

/** A text apart from the lines at its head that say whose it is. Long ones are kept as they are written. */
const parted = (text) => {
  const plain = text.startsWith('//') ? text.replace(/^\/\/ ?/gm, '') : text;
  const lines = plain.replaceAll('\r', '').replaceAll('\t', '    ').trim().split('\n');
  if (text.length > SHORT) return { holders: '', text: lines.map((line) => line.trimEnd()).join('\n') };
  const terms = lines.findIndex((line) => /^[\s*]*(permission|redistribution)\b/i.test(line));
  const holders = lines.slice(0, terms < HEAD ? Math.max(terms, 0) : 0).filter((line) => HOLDER.test(line));
  const rest = lines.filter((line) => !holders.includes(line));
  return {
    holders: holders.map((line) => line.replace(/^[\s*]+/, '').trim()).join('\n'),
    text: unbroken(rest.join('\n')),
  };
};

const partedFile = (path) => parted(readFileSync(join(root, path), 'utf8'));

/** Whom a package names where it brings no licence along. */
const authorOf = ({ author, repository }) => {
  const name = typeof author === 'string' ? author : author?.name;
  const address = typeof repository === 'string' ? repository : repository?.url;
  return [name, address?.replace(/^git\+/, '')].filter(Boolean).join('\n');
};

const readPackage = ([folder, { version, license }]) => {
  const own = readJson(join(folder, 'package.json'));
  const files = readdirSync(join(root, folder)).filter((file) => LICENCE_FILE.test(file));
  const parts = files.sort().map((file) => partedFile(join(folder, file)));
  return {
    name: own.name,
    version,
    licence: license ?? own.license ?? '',
    holders:
      parts
        .map(({ holders }) => holders)
        .filter(Boolean)
        .join('\n') || authorOf(own),
    text: parts.map(({ text }) => text).join('\n\n'),
  };
};

/** Builds for one system alone are tools of this machine: which of them are here depends on where one is. */
const isShipped = ([folder, { dev, os, cpu }]) => folder !== '' && !dev && !os && !cpu;

/** The text most often found under a licence, for works that bring none. */
const usualTexts = (works) => {
  const counts = new Map();
  for (const { licence, text } of works.filter((work) => work.text !== '')) {
    const texts = counts.get(licence) ?? new Map();
    counts.set(licence, texts.set(text, (texts.get(text) ?? 0) + 1));
  }
  return new Map(
    [...counts].map(([licence, texts]) => [licence, [...texts].sort((a, b) => b[1] - a[1])[0][0]]),
  );
};

const byName = (a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0);

/** The same work in several versions is one line. */
const together = (works) => {
  const lines = new Map();
  for (const { version, ...work } of works) {
    const key = JSON.stringify(work);
    const line = lines.get(key) ?? { ...work, versions: [] };
    if (version && !line.versions.includes(version)) line.versions.push(version);
    lines.set(key, line);
  }
  return [...lines.values()];
};

const licencesNow = () => {
  const packages = Object.entries(readJson('package-lock.json').packages).filter(isShipped).map(readPackage);
  const usual = usualTexts(packages);
  const others = OTHERS.map(([name, licence, holders, path]) => ({
    name,
    licence,
    holders,
    text: path ? partedFile(path).text : '',
  }));
  const works = [
    ...others,
    ...packages.map((work) => ({ ...work, text: work.text || (usual.get(work.licence) ?? '') })),
  ];
  const texts = [...new Set(works.map(({ text }) => text))];
  const lines = together(works).map(({ text, versions, ...line }) => ({
    ...line,
    versions: versions.sort().join(', '),
    text: texts.indexOf(text),
  }));
  return { texts, works: lines.sort(byName) };
};

/** One work in each line, so that a change of one is a change of one line. */
const written = ({ texts, works }) => {
  const lines = (each) => each.map((line) => `  ${JSON.stringify(line)}`).join(',\n');
  return `{\n"texts": [\n${lines(texts)}\n],\n"works": [\n${lines(works)}\n]\n}\n`;
};

const isWritten = (text) => existsSync(LICENCES) && readFileSync(LICENCES, 'utf8') === text;

const licences = licencesNow();
const text = written(licences);
if (process.argv.includes('--check')) {
  if (!isWritten(text)) throw new Error(`${LICENCES} is older than package-lock.json: npm run licences`);
} else {
  writeFileSync(LICENCES, text);
}
console.log(`${licences.works.length} works under ${licences.texts.length} texts`);
