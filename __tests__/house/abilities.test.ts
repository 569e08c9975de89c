import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Ability, Box } from '@/games/jime/content';
import { loadBox } from '@/games/jime/content/load';
import { filesIn } from '../games/jime/rules/company';

const box: Box = loadBox(filesIn(join(__dirname, '../../campaigns/core')));

type Card = { id: string; when?: unknown; abilities?: Ability[] | undefined };

/** A card is played exactly when nothing on it is left to the table. */
const isExact = ({ abilities = [] }: Card): boolean => !abilities.some((ability) => 'table' in ability);

const ofSkills = (kind: 'basic' | 'hero' | 'role'): Card[] =>
  Object.values(box.skills).filter(({ owner }) => owner.kind === kind);

/** The kinds as `docs/BALANCE.md` lists them. */
const KINDS: Record<string, Card[]> = {
  items: Object.values(box.items),
  trinkets: Object.values(box.trinkets),
  'role skills': ofSkills('role'),
  'hero skills': ofSkills('hero'),
  'basic skills': ofSkills('basic'),
  titles: Object.values(box.titles),
  weaknesses: Object.values(box.weaknesses),
  'hero cards': Object.values(box.heroes),
};

const share = (...kinds: string[]): number => {
  const cards = kinds.flatMap((kind) => KINDS[kind] ?? []);
  return cards.filter(isExact).length / cards.length;
};

describe('The share of cards that bots play exactly', () => {
  it('is 85 % of items and more, and 75 % of skills, weaknesses aside', () => {
    expect(share('items', 'trinkets')).toBeGreaterThanOrEqual(0.85);
    expect(share('role skills', 'hero skills', 'basic skills', 'titles')).toBeGreaterThanOrEqual(0.75);
  });

  it.each(Object.entries(KINDS))('docs/BALANCE.md says it of %s', (kind, cards) => {
    const page = readFileSync(join(__dirname, '../../docs/BALANCE.md'), 'utf8');
    const row = page.split('\n').find((line) => line.startsWith(`| ${kind} `));
    expect(row?.match(/\d+/g)?.slice(0, 2).map(Number)).toEqual([cards.filter(isExact).length, cards.length]);
  });

  it('leaves no card silent: one that acts says how, unless its hits or its hands say it all', () => {
    const silent = Object.values(KINDS)
      .flat()
      .filter(({ when, abilities }) => when !== undefined && abilities === undefined)
      .map(({ id }) => id);
    expect(silent.sort()).toEqual(['freahild', 'worlds-burden']);
  });
});
