/** Our data turned back into the shapes of the tables of facts, so that the two can be laid side by side. */
import type {
  Box,
  EnemyChanges,
  HitRow,
  Item,
  Skill,
  TileSide,
  Trinket,
} from '../../src/games/jime/content/index';
import type { Text } from '../../src/games/jime/content/files';

export type Json =
  null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined };

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const capitals = (words: readonly string[]): string[] => words.map(capital);
const american = (word: string): string => word.replace('armour', 'armor');
const someOf = <T>(list: readonly T[]): readonly T[] | undefined => (list.length > 0 ? list : undefined);

const numbersIn = (data: Json | undefined): number[] => {
  if (typeof data === 'number') return [data];
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(numbersIn) : [];
};

const icons = ({ success, fate }: { success: number; fate: number }): Json =>
  success + fate === 0 ? null : { success: success || undefined, fate: fate || undefined };

const keyword = ({ keyword: name, value }: Skill['keywords'][number]): string =>
  value === undefined ? capital(name) : `${capital(name)} ${value}`;

const gain = ({ gains }: HitRow): string[] => {
  if (!gains) return [];
  if ('inspiration' in gains) return [`Gain ${gains.inspiration} inspiration`];
  if ('scout' in gains) return [`Scout ${gains.scout}`];
  return 'boon' in gains ? [`Become ${gains.boon}`] : [];
};

const hitRow = (row: HitRow): Json => ({
  successes: row.successes,
  gives: [...(row.hits > 0 ? [`${row.hits} hits`] : []), ...row.modifiers, ...gain(row)].join(', '),
});

const total = (copies: Item['copies']): number =>
  Object.values(copies).reduce((sum, count) => sum + count, 0);

const groupBy = <T>(list: readonly T[], key: (item: T) => string): [string, T[]][] => {
  const groups = new Map<string, T[]>();
  for (const item of list) groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
  return [...groups];
};

const ENVIRONMENT = { outdoor: 'outdoor', underground: 'underground/interior', mixed: 'mixed' };
const BONUS_GROUP = {
  standard: 'standard elite bonus',
  special: 'special/campaign',
  boss: 'named boss form',
};

export const rebuild = (box: Box, en: Text): Record<string, Json> => {
  const word = (key: string): string => en[key] ?? key;
  const skills = (ids: readonly string[]): Skill[] => ids.flatMap((id) => box.skills[id] ?? []);

  const skill = (card: Skill): { [key: string]: Json } => ({
    number: card.number,
    name: word(`skill.${card.name}`),
    icons: icons(card),
    traits: capitals(card.traits),
    keywords: card.keywords.map(keyword),
  });

  const heroes = Object.values(box.heroes).map((hero) => ({
    name: word(`hero.${hero.id}`),
    box: hero.product,
    race: hero.race === 'wizard' ? 'Wizard (Istari)' : capital(hero.race),
    ...hero.stats,
    statTotal: Object.values(hero.stats).reduce((sum, stat) => sum + stat, 0),
    damageLimit: hero.damageLimit,
    fearLimit: hero.fearLimit,
    inspirationLimit: hero.inspirationLimit,
    suggestedRole: hero.suggestedRole && word(`role.${hero.suggestedRole}`),
    suggestedItems: hero.suggestedItems.map(
      (id) => `${word(`item.${id}`)}${box.items[id]?.slot === 'mount' ? ' (mount)' : ''}`,
    ),
    skillCards: skills(hero.skills).map(skill),
  }));

  const roles = Object.values(box.roles).map((role) => ({
    role: word(`role.${role.id}`),
    box: role.product,
    startingCards: skills(role.startingSkills).map(({ number }) => number),
    cards: skills(role.skills).map((card) => ({ ...skill(card), xp: card.xp })),
  }));

  const basic = Object.values(box.skills).filter(({ owner }) => owner.kind === 'basic');

  const card = (name: string, item: Item | Trinket): Json => ({
    name,
    tier: item.tier,
    copies: total(item.copies),
    boxes: Object.keys(item.copies).sort(),
    testStats: capitals(item.testStats),
    hands: item.slot === 'trinket' ? 0 : item.hands,
    ranged: item.ranged,
    loreToUpgrade: item.lore,
    attackTable: someOf(item.hitTable.map(hitRow)),
    traits: someOf(capitals(item.traits)),
    depletionTokens: item.slot === 'trinket' ? item.depletion : undefined,
  });

  const series = (kind: 'item' | 'trinket', cards: readonly (Item | Trinket)[]): Json =>
    groupBy(cards, (item) => item.series).map(([id, list]) => ({
      series: word(`${kind}.${id}`),
      slot: american(list[0]?.slot ?? ''),
      kind: american(list[0] && 'kind' in list[0] ? list[0].kind : 'trinket'),
      cards: list.map((item) => card(word(`${kind}.${item.id}`), item)),
    }));

  const titles = Object.values(box.titles).map((title) => ({
    number: title.number,
    name: word(`title.${title.id}`),
    box: title.product,
    icon: title.success > 0 ? `${title.success} Success` : `${title.fate} Fate`,
    trait: capitals(title.traits).join(', ') || null,
  }));

  const deck = (kind: 'damage' | 'fear'): Json => {
    const cards = Object.values(kind === 'damage' ? box.damageCards : box.fearCards);
    return {
      total: cards.reduce((sum, { copies }) => sum + copies, 0),
      cards: cards.map(({ id, copies, staysFaceup }) => ({
        name: word(`${kind}.${id}`),
        copies,
        staysFaceup,
      })),
    };
  };

  const attackSummary = (attacks: Box['enemies'][string]['attacks'], figures: number): Json => {
    const rows = attacks.flatMap(({ rows }) => rows.filter((row) => row.figures === figures));
    const mean = (numbers: readonly number[]): number =>
      Math.round((numbers.reduce((sum, n) => sum + n, 0) / numbers.length) * 100) / 100;
    const damage = rows.map((row) => row.damage);
    const fear = rows.map((row) => row.fear);
    return {
      figures,
      avgDamage: mean(damage),
      avgFear: mean(fear),
      maxDamage: Math.max(...damage),
      maxFear: Math.max(...fear),
    };
  };

  const enemies = Object.values(box.enemies).map((enemy) => ({
    name: word(`enemy.${enemy.id}`),
    box: enemy.product,
    health: enemy.health,
    armor: enemy.armour,
    sorcery: enemy.sorcery,
    ranged: enemy.ranged,
    moveShort: enemy.moveToAttack,
    moveLong: enemy.moveWithoutTarget,
    movement: capitals(enemy.movement),
    maxFiguresPerGroup: enemy.maxFigures,
    figuresInBox: enemy.figuresInBox,
    bannersOrUnique: enemy.unique ? 'unique' : null,
    tags: capitals(enemy.traits),
    fanThreatCostByFigures: enemy.threatCost,
    attacksSummary: Array.from({ length: enemy.maxFigures }, (_, n) => attackSummary(enemy.attacks, n + 1)),
    negateStatFrequency: Object.fromEntries(
      groupBy(enemy.attacks, ({ negate }) => capital(negate ?? 'none')).map(([stat, list]) => [
        stat,
        list.length,
      ]),
    ),
    attacks: enemy.attacks.map(({ negate, rows, effect }) => {
      const by = (what: 'damage' | 'fear'): Json =>
        [1, 2, 3].map((figures) => rows.find((row) => row.figures === figures)?.[what] ?? null);
      return {
        negate: capital(negate ?? 'none'),
        figures: rows.map(({ figures }) => figures),
        damage: by('damage'),
        fear: by('fear'),
        hasExtraEffect: effect !== null,
      };
    }),
  }));

  const changes = ({ armour, ...rest }: EnemyChanges): Json => ({ armor: armour, ...rest });

  const tile = (side: TileSide): Json => ({
    id: side.id,
    number: side.number,
    side: side.side,
    box: side.product,
    environment: ENVIRONMENT[side.environment],
    look: word(`look.${side.look}`),
    spaceCount: side.spaces.length,
    hexCount: side.hexes.length,
    hexes: side.hexes.map((hex, i) => ({ i, ...hex })),
    spaces: side.spaces.map(({ n, icons: printed }) => ({
      n,
      hexes: side.hexes.flatMap(({ space }, i) => (space === n ? [i] : [])),
      printedIcons: printed.map(({ trait, hex }) => ({ icon: trait, hex })),
    })),
    adjacentSpaces: side.adjacentSpaces,
    explorationSlot: {
      q: side.explorationSlot.q,
      r: side.explorationSlot.r,
      nearestHex: side.explorationSlot.hexes[0],
      touchesHexes: side.explorationSlot.hexes,
      touchesSpaces: side.explorationSlot.spaces,
    },
    openOuterEdges:
      side.openEdges === 'all' ? 'all' : side.openEdges.map(({ hex, direction }) => `${hex}${direction}`),
    openEdgesConfidence: side.trust.edges,
    splitHexes: side.splitHexes,
    spaceConfidence: side.trust.spaces,
  });

  const terrainName = (id: string): string => word(`terrain.${id}`);
  const numbered = (numbers: readonly number[]): string => [...numbers].sort().join(' ');

  return {
    'heroes.json': { heroes },
    'roles-and-skills.json': {
      standardXp: skills(box.roles.burglar?.skills ?? []).map(({ xp }) => xp),
      basicSkills: {
        cards: basic.map(({ number, name, ...rest }) => ({
          number,
          name: word(`skill.${name}`),
          icons: icons(rest),
        })),
      },
      roles,
    },
    'items.json': { series: series('item', Object.values(box.items)) },
    'trinkets-titles.json': {
      trinketSeries: series('trinket', Object.values(box.trinkets)),
      titles,
      boons: Object.keys(box.boons).map((id) => ({ name: word(`boon.${id}`) })),
      banes: Object.keys(box.banes).map((id) => ({ name: word(`bane.${id}`) })),
      damageDeck: deck('damage'),
      fearDeck: deck('fear'),
      weaknesses: { names: Object.keys(box.weaknesses).map((id) => word(`weakness.${id}`)) },
    },
    'enemies.json': {
      enemies,
      eliteModifiers: Object.values(box.enemyBonuses).map((bonus) => ({
        name: word(`bonus.${bonus.name}`),
        group: BONUS_GROUP[bonus.group],
        changes: changes(bonus.changes),
        fanCostFirst: bonus.threatCost?.first ?? null,
        fanCostPerExtraFigure: bonus.threatCost?.perExtraFigure ?? null,
      })),
    },
    'tiles.json': {
      counts: Object.fromEntries(
        Object.values(box.products).flatMap(({ id, holds }) => (holds.tiles > 0 ? [[id, holds.tiles]] : [])),
      ),
      tiles: Object.values(box.tiles)
        .sort((a, b) => (a.id < b.id ? -1 : 1))
        .map(tile),
    },
    'terrain.json': {
      terrain: Object.values(box.terrain).map(({ id, product, tokenSides, kind, effects }) => ({
        name: terrainName(id),
        box: product,
        tokenSides,
        kind: kind === 'line' ? 'line between spaces' : kind,
        // The gist is prose, and ours is in our own words: what must agree is its numbers.
        gist: numbered(numbersIn(effects)),
      })),
      doubleSidedPairsGuess: Object.values(box.terrain)
        .map(({ id, otherSide }) => [terrainName(id), terrainName(otherSide)])
        .filter(([a = '', b = '']) => a < b),
      spaceTraits: Object.values(box.spaceTraits).map(({ id, products }) => ({
        name: word(`spaceTrait.${id}`),
        box: products.join(', '),
      })),
      // Banners are tokens of ours alone.
      mapTokens: Object.values(box.tokens)
        .filter(({ id }) => !id.endsWith('banner'))
        .map(({ id, products, variants }) => ({
          name: word(`token.${id}`),
          variants: someOf(variants.map((variant) => word(`token.${id}.${variant}`))),
          box: products.includes('core') ? undefined : products.join('/'),
        })),
      attackModifiers: Object.keys(box.modifiers).map((id) => ({ name: word(`modifier.${id}`) })),
      keywords: Object.values(box.keywords).map(
        ({ id, valued }) => `${word(`keyword.${id}`)}${valued ? ' X' : ''}`,
      ),
      battleTiles: Object.values(box.battleTiles).map(
        ({ copies, columns, rows, spaces, adjacentSpaces, sides }) => ({
          copies,
          grid: `${columns}x${rows} cells`,
          spaces,
          sides,
          adjacency: adjacentSpaces,
        }),
      ),
    },
  };
};
