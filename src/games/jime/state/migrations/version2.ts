/**
 * From version 1 to 2: a text was a key with loose parameters, heroes joined by spaces. It becomes a text of the story with
 * at most a hero, or a line of the rules with its own parameters. The keys of version 1 are written down here for ever.
 */

type Params = Record<string, string | number>;
type OldText = { key: string; params?: Params | undefined };

const SAME_PARAMETERS = new Set([
  'effect.lore',
  'effect.xp',
  'effect.title',
  'effect.trinket',
  'effect.darkness',
  'effect.light',
  'choose-hero.weakness',
  'choose-hero.attack',
  'choose-hero.suffer',
  'choose-hero.recover',
  'choose-hero.inspiration',
  'choose-hero.boon',
  'choose-hero.scout',
  'choose-hero.title',
  'choose-hero.trinket',
  'exploration.inspired',
  'exploration.done',
  'rally.reset',
  'rally.scout',
  'darkness.step',
  'defeated.hero',
  'last-stand.passed.damage',
  'last-stand.passed.fear',
  'camp.cleanUp',
  'camp.cleanUp.discard',
  'camp.cleanUp.weaknesses',
  'camp.cleanUp.skills',
  'camp.cleanUp.trinkets',
  'reason.nearest',
  'reason.weakest',
  'reason.wounded',
  'reason.afraid',
  'reason.lastHit',
  'reason.isolated',
  'reason.spared',
  'chronicle.round',
  'chronicle.threat',
  'chronicle.threshold',
  'chronicle.objective',
  'chronicle.objectiveDone',
  'chronicle.objectiveFailed',
  'chronicle.interact',
  'chronicle.action',
  'chronicle.hits',
  'chronicle.fallback',
  'chronicle.attack.activation',
  'chronicle.attack.counterattack',
  'chronicle.attack.provoked',
  'chronicle.attack.story',
  'chronicle.figuresRemoved',
  'chronicle.groupDefeated',
  'chronicle.lastStand',
  'chronicle.tiles',
  'chronicle.battleTiles',
  'chronicle.tokens',
  'chronicle.tokenRemoved',
  'chronicle.heroes',
]);

/** “each”, “here”, or ids of heroes with spaces between. */
const heroesOf = ({ who, ...params }: Params): object => ({
  ...params,
  who: who === 'each' || who === 'here' ? who : String(who).split(' '),
});

const whomOf = ({ hero = '', ...params }: Params): object => ({
  ...params,
  whom: hero === '' ? null : hero,
});

const otherOf = ({ other = '', ...params }: Params): object => ({
  ...params,
  other: other === '' ? null : other,
});

const bannerOf = ({ banner, symbol, ...params }: Params): object => ({
  ...params,
  banner: banner === undefined ? null : { kind: banner, symbol },
});

const OTHER_PARAMETERS = new Map([
  ['effect.recover', heroesOf],
  ['effect.inspiration', heroesOf],
  ['effect.boon', heroesOf],
  ['effect.scout', heroesOf],
  ['effect.weakness', heroesOf],
  ['chronicle.activation', whomOf],
  ['chronicle.suffer', whomOf],
  ['chronicle.terrain', otherOf],
  ['chronicle.terrainRemoved', otherOf],
  ['chronicle.group', bannerOf],
  ['chronicle.groupRemoved', bannerOf],
]);

/** Lines of one kind of terrain each: the kind has become a parameter. */
const TERRAIN = new Map([
  ['terrain.barrels.test', { line: 'terrain.test', terrain: 'barrels' }],
  ['terrain.statue.test', { line: 'terrain.test', terrain: 'statue' }],
  ['terrain.table.test', { line: 'terrain.test', terrain: 'table' }],
  ['terrain.log.test', { line: 'terrain.test', terrain: 'log' }],
  ['terrain.chest.test', { line: 'terrain.test', terrain: 'chest' }],
  ['terrain.bush.test', { line: 'terrain.test', terrain: 'bush' }],
  ['terrain.pit.test', { line: 'terrain.test', terrain: 'pit' }],
  ['terrain.pond.test', { line: 'terrain.test', terrain: 'pond' }],
  ['terrain.barrels.passed', { line: 'terrain.passed', terrain: 'barrels' }],
  ['terrain.statue.passed', { line: 'terrain.passed', terrain: 'statue' }],
  ['terrain.table.passed', { line: 'terrain.passed', terrain: 'table' }],
  ['terrain.log.passed', { line: 'terrain.passed', terrain: 'log' }],
  ['terrain.chest.passed', { line: 'terrain.passed', terrain: 'chest' }],
  ['terrain.pit.failed', { line: 'terrain.failed', terrain: 'pit' }],
]);

/** Whatever is no line of the rules is a text of a story, and knew no parameter but the hero. */
export const typedText = ({ key, params = {} }: OldText): object => {
  if (SAME_PARAMETERS.has(key)) return { line: key, ...params };
  const terrain = TERRAIN.get(key);
  if (terrain) return { ...terrain, ...params };
  const changed = OTHER_PARAMETERS.get(key);
  if (changed) return { line: key, ...changed(params) };
  return params.hero === undefined ? { key } : { key, hero: params.hero };
};

type Fields = Record<string, unknown>;
type Entry = OldText & Fields;
type Chapter = { pages: { entries: Entry[] }[] };
type Version1 = { prompts: Fields[]; agenda: Fields[]; chronicle: Chapter[] };

const isText = (value: unknown): value is OldText =>
  typeof value === 'object' && value !== null && 'key' in value;

/** The fields of a prompt or a task that hold texts; `text` is a mere key in an attack, and stays so. */
const withTexts = (holder: Fields): Fields => {
  const migrated = { ...holder };
  for (const field of ['text', 'reason']) {
    const text = holder[field];
    if (isText(text)) migrated[field] = typedText(text);
  }
  for (const field of ['pages', 'foot', 'steps']) {
    const texts = holder[field];
    if (Array.isArray(texts)) migrated[field] = texts.map(typedText);
  }
  return migrated;
};

const withText = ({ key, params, ...entry }: Entry): Fields => ({
  ...entry,
  text: typedText({ key, params }),
});

export const toVersion2 = (document: Version1): unknown => ({
  ...document,
  prompts: document.prompts.map(withTexts),
  agenda: document.agenda.map(withTexts),
  chronicle: document.chronicle.map((chapter) => ({
    ...chapter,
    pages: chapter.pages.map((page) => ({ ...page, entries: page.entries.map(withText) })),
  })),
});
