import type { Box, CardPurpose, Item, Skill, Text, Trinket } from '@/games/jime/content';
import { loadBox, loadText, loadVerified, purposesOf } from '@/games/jime/content';
import { PURPOSES } from '@/games/jime/content/vocabulary';
import { checkBox } from '@/games/jime/check/box';
import { openCore } from './core';

let box: Box;
let en: Text;
let fr: Text;
let verified: Set<string>;

beforeAll(async () => {
  const { data, text } = await openCore();
  box = loadBox(data);
  en = loadText(text.en, 'en');
  fr = loadText(text.fr, 'fr');
  verified = loadVerified(text['verified-fr'], 'verified-fr');
});

const values = <T>(records: Record<string, T>): T[] => Object.values(records);

describe('what is in the box', () => {
  it('has no fault', async () => {
    const { data, text } = await openCore();
    expect(checkBox(data, text)).toEqual([]);
  });

  it('has 60 tiles of two sides: 22 core, 20 Shadowed Paths, 18 Spreading War', () => {
    const sides = values(box.tiles);
    expect(sides).toHaveLength(120);
    const numbers = (product: string) =>
      new Set(sides.filter((side) => side.product === product).map(({ number }) => number)).size;
    expect(['core', 'shadowed-paths', 'spreading-war'].map(numbers)).toEqual([22, 20, 18]);
  });

  it('says what each card does beyond its icons, or that it does nothing more', () => {
    const told = (records: Record<string, { when?: unknown }>) =>
      `${values(records).filter(({ when }) => when).length} of ${values(records).length}`;
    const { heroes, items, trinkets, skills, titles, damageCards, fearCards } = box;
    expect([heroes, items, trinkets, skills, titles, damageCards, fearCards].map(told)).toEqual([
      '18 of 18',
      '132 of 154',
      '49 of 49',
      '296 of 301',
      '32 of 33',
      '18 of 18',
      '18 of 18',
    ]);
  });

  it('every item, trinket and skill is found by what it is for', () => {
    const { items, trinkets, skills } = box;
    const found = (records: Record<string, Item | Trinket | Skill>, purpose: CardPurpose) =>
      values(records).filter((card) => purposesOf(card).includes(purpose)).length;
    expect(
      PURPOSES.map((purpose) => [purpose, ...[items, trinkets, skills].map((kind) => found(kind, purpose))]),
    ).toEqual([
      ['fight', 105, 8, 100],
      ['protect', 58, 20, 108],
      ['test', 19, 25, 152],
      ['move', 16, 8, 79],
      ['help', 22, 12, 124],
    ]);
  });

  it('a gist is one breath: whole sentences, at most thirty words, in both languages', () => {
    const gists = (text: Text) =>
      Object.entries(text).filter(([key]) =>
        /^(hero|item|trinket|skill|title|damage|fear)\..+\.gist$/.test(key),
      );
    for (const text of [en, fr])
      for (const [key, gist] of gists(text))
        expect([key, /[.!]$/.test(gist), gist.split(/\s+/).length <= 30]).toEqual([key, true, true]);
    expect(gists(fr)).toHaveLength(gists(en).length);
  });

  it('has 30 enemies, 7 of them in the core box', () => {
    expect(values(box.enemies)).toHaveLength(30);
    expect(values(box.enemies).filter(({ product }) => product === 'core')).toHaveLength(7);
  });

  it('has 25 enemy figures in the core box, as its list of components says: three Orc Marauders', () => {
    const core = values(box.enemies).filter(({ product }) => product === 'core');
    expect(core.map(({ id, figuresInBox }) => [id, figuresInBox])).toEqual([
      ['ruffian', 6],
      ['goblin-scout', 6],
      ['orc-hunter', 3],
      ['orc-marauder', 3],
      ['hungry-warg', 3],
      ['hill-troll', 1],
      ['wight', 3],
    ]);
    expect(core.reduce((sum, { figuresInBox }) => sum + figuresInBox, 0)).toBe(25);
  });

  it('has 17 heroes, and one second form', () => {
    const heroes = values(box.heroes);
    expect(heroes.filter(({ formOf }) => formOf === undefined)).toHaveLength(17);
    expect(heroes.filter(({ formOf }) => formOf !== undefined).map(({ id }) => id)).toEqual([
      'the-great-bear',
    ]);
  });

  it('has 18 roles, 210 role cards, 85 hero cards and 6 basic skills', () => {
    const owned = (kind: string) => values(box.skills).filter(({ owner }) => owner.kind === kind).length;
    expect(values(box.roles)).toHaveLength(18);
    expect([owned('role'), owned('hero'), owned('basic')]).toEqual([210, 85, 6]);
  });

  it('has 35 series and 154 item cards, 17 series and 49 trinkets', () => {
    const series = (cards: { series: string }[]) => new Set(cards.map((card) => card.series)).size;
    expect([series(values(box.items)), values(box.items).length]).toEqual([35, 154]);
    expect([series(values(box.trinkets)), values(box.trinkets).length]).toEqual([17, 49]);
  });

  it('has 33 titles, 20 terrain kinds, 51 bonuses, 20 weaknesses, 230 attacks', () => {
    const attacks = values(box.enemies).flatMap((enemy) => enemy.attacks);
    const counts = [box.titles, box.terrain, box.enemyBonuses, box.weaknesses].map(
      (kind) => values<unknown>(kind).length,
    );
    expect([...counts, attacks.length]).toEqual([33, 20, 51, 20, 230]);
  });

  it('has damage and fear decks of 28 cards', () => {
    const size = (deck: { copies: number }[]) => deck.reduce((sum, { copies }) => sum + copies, 0);
    expect([size(values(box.damageCards)), size(values(box.fearCards))]).toEqual([28, 28]);
  });
});

describe('what the guide itself prints', () => {
  it('§11 lore 25 upgrades the Dagger to the Ered Luin Dagger or the Gondolin Dagger', () => {
    expect(box.items.dagger?.lore).toBe(25);
    const upgrades = values(box.items).filter(({ series, tier }) => series === 'dagger' && tier === 2);
    expect(upgrades.map(({ id }) => fr[`item.${id}`])).toEqual(['Dague d’Ered Luin', 'Dague de Gondolin']);
  });

  it('§3 Word of Fortune, Sneaking and Pockets are Burglar cards of 3 experience', () => {
    const cards = (box.roles.burglar?.skills ?? []).map((id) => box.skills[id]);
    const bought = cards.filter((card) => card?.xp === 3).map((card) => card && fr[`skill.${card.name}`]);
    expect(bought).toEqual(['Mot de Fortune', 'Furtif', 'Poches']);
  });

  it('§27.1 a hero has five cards and §95.2 a role brings three, but Beast-friend two', () => {
    const five = values(box.heroes).filter(({ formOf, skills }) => !formOf && skills.length === 5);
    expect(five).toHaveLength(17);
    const brings = values(box.roles).filter(({ startingSkills }) => startingSkills.length !== 3);
    expect(brings.map(({ id, startingSkills }) => [id, startingSkills.length])).toEqual([
      ['beast-friend', 2],
    ]);
  });

  it('§25 the Sword tests Might', () => {
    expect(box.items.sword?.testStats).toEqual(['might']);
  });

  it('§57.1 the Pit asks for Agility 2 or deals two damage, §102.2 the Statue for Might 2', () => {
    expect(box.terrain.pit?.effects).toEqual([
      { kind: 'enterTest', test: { stat: 'agility', successes: 2 }, otherwise: { damage: 2 } },
    ]);
    expect(box.terrain.statue?.effects[0]).toMatchObject({ test: { stat: 'might', successes: 2 } });
  });

  it('§105.1 core darkness is printed on six sides alone', () => {
    const dark = values(box.tiles).filter(
      ({ product, spaces }) => product === 'core' && spaces.some(({ darkness }) => darkness),
    );
    expect(dark.map(({ id }) => id)).toEqual(['204B', '207B', '208B', '303B', '306B', '307B']);
  });
});

describe('names', () => {
  it('says the same things in both languages', () => {
    expect(Object.keys(fr).sort()).toEqual(Object.keys(en).sort());
  });

  it('uses the printed French name where it is known, and marks no other as known', () => {
    expect(fr['enemy.wight']).toBe('Être');
    expect(fr['boon.emboldened']).toBe('Enhardi');
    expect(fr['terrain.stream']).toBe('Rivière');
    expect(['enemy.wight', 'boon.emboldened', 'terrain.stream'].every((key) => verified.has(key))).toBe(true);
    expect(verified.has('skill.strider')).toBe(false);
  });

  it('gives each attack a line of its own in both languages', () => {
    const keys = values(box.enemies).flatMap(({ attacks }) => attacks.map(({ text }) => text));
    for (const text of [en, fr]) expect(new Set(keys.map((key) => text[key])).size).toBe(keys.length);
  });
});
