import { limitOf, limitsOf, statOf } from '@/games/jime/play';
import { shuffledCount, skillDeck } from '@/games/jime/rules/skillDeck';
import { gainTrinket } from '@/games/jime/rules/trinkets';
import type { Sitting } from './company';
import { Company, CONTENT } from './company';

const carrying = (items: Record<string, string[]>, sitting: Sitting = {}): Company => {
  const t = new Company({ mirror: true, ...sitting });
  for (const hero of t.state.campaign.heroes) hero.items = items[hero.hero] ?? [];
  return t;
};

const inPlay = (items: Record<string, string[]>): Company => carrying(items).do({ type: 'setOut' }).read();
const printed = (hero: string) => {
  const card = CONTENT.box.heroes[hero];
  if (!card) throw new Error(`no hero ${hero}`);
  return card;
};

describe('Limits and stats that cards change', () => {
  it('§38.2 Travel Garb raises the fear limit of its bearer alone, Westmarch Garb both', () => {
    const t = inPlay({ gimli: ['travel-garb'], aragorn: ['westmarch-garb'] });
    expect(limitOf(t.game, 'gimli', 'fear')).toBe(printed('gimli').fearLimit + 1);
    expect(limitOf(t.game, 'gimli', 'damage')).toBe(printed('gimli').damageLimit);
    expect(limitOf(t.game, 'aragorn', 'damage')).toBe(printed('aragorn').damageLimit + 1);
    expect(limitOf(t.game, 'legolas', 'fear')).toBe(printed('legolas').fearLimit);
  });

  it('§19.1 a last stand comes with the limit the items make, not with the printed one', () => {
    const t = inPlay({ gimli: ['travel-garb'] });
    const { fearLimit } = printed('gimli');
    const fear = (count: number) => ({
      hero: 'gimli',
      damageUp: 0,
      damageDown: 0,
      fearUp: 0,
      fearDown: count,
    });
    t.do({ type: 'setSuffered', ...fear(fearLimit) });
    expect(t.prompt?.kind).not.toBe('lastStands');
    t.do({ type: 'setSuffered', ...fear(fearLimit + 1) });
    expect(t.shows('lastStands')).toMatchObject({ hero: 'gimli', against: ['fear'] });
  });

  it('§38.2 what the table has said of a limit holds, whatever the cards', () => {
    const t = inPlay({ gimli: ['travel-garb'] });
    t.do({ type: 'setLimit', hero: 'gimli', against: 'fear', limit: 3 });
    expect(limitOf(t.game, 'gimli', 'fear')).toBe(3);
    expect(limitOf(t.game, 'gimli', 'damage')).toBe(printed('gimli').damageLimit);
  });

  it('§60.2 Chorus of Light raises everyone’s inspiration limit, Honor Knell its bearer’s', () => {
    const t = inPlay({ gimli: ['honor-knell'], aragorn: ['chorus-of-light'] });
    expect(limitsOf(t.game, 'gimli').inspiration).toBe(printed('gimli').inspirationLimit + 4);
    expect(limitsOf(t.game, 'legolas').inspiration).toBe(printed('legolas').inspirationLimit + 2);
    t.do({ type: 'setInspiration', hero: 'legolas', count: printed('legolas').inspirationLimit + 2 });
    expect(
      t.refusal({ type: 'setInspiration', hero: 'legolas', count: printed('legolas').inspirationLimit + 3 }),
    ).toBe('inspiration/over-limit');
  });

  it('§84.4 Glory Mantle gives room for a fifth prepared card', () => {
    const t = inPlay({ gimli: ['glory-mantle'] });
    for (const skill of ['gimli-2', 'gimli-3', 'gimli-4', 'gimli-5']) {
      if (t.hero('gimli').prepared.length < 5) t.do({ type: 'prepare', hero: 'gimli', skill });
    }
    expect(t.hero('gimli').prepared).toHaveLength(5);
    expect(t.refusal({ type: 'prepare', hero: 'gimli', skill: 'basic-1' })).toBe('prepare/no-room');
  });

  it('§76.2, §38.2 a trinket holds its limit as long as a token lies on it; then a last stand may be due', () => {
    const t = inPlay({}).set((adventure) => {
      adventure.heroes[1]?.trinkets.push({ trinket: 'fire-scale', tokens: 1 });
    });
    const { damageLimit } = printed('gimli');
    expect(limitOf(t.game, 'gimli', 'damage')).toBe(damageLimit + 1);
    t.do({
      type: 'setSuffered',
      hero: 'gimli',
      damageUp: 0,
      damageDown: damageLimit,
      fearUp: 0,
      fearDown: 0,
    });
    expect(t.prompt?.kind).not.toBe('lastStands');
    t.do({ type: 'deplete', hero: 'gimli', trinket: 'fire-scale' });
    expect(t.shows('lastStands')).toMatchObject({ hero: 'gimli', against: ['damage'] });
  });

  it('§60.2 surplus inspiration is lost when the card that held it is discarded (card 4 of the Smith)', () => {
    const t = inPlay({}).set((adventure) => {
      const gimli = adventure.heroes[1];
      if (gimli)
        Object.assign(gimli, { prepared: ['smith-4'], inspiration: printed('gimli').inspirationLimit + 2 });
    });
    t.do({ type: 'discardPrepared', hero: 'gimli', skill: 'smith-4' });
    expect(t.hero('gimli').inspiration).toBe(printed('gimli').inspirationLimit);
  });

  it('§107.1 Plate Armor lowers agility, and cards 5 of the Lorekeeper raise wisdom while prepared', () => {
    const t = inPlay({ gimli: ['plate-armor'] });
    expect(statOf(t.game, 'gimli', 'agility')).toBe(printed('gimli').stats.agility - 1);
    expect(statOf(t.game, 'gimli', 'might')).toBe(printed('gimli').stats.might);
    t.set((adventure) => void adventure.heroes[1]?.prepared.push('lorekeeper-5'));
    expect(statOf(t.game, 'gimli', 'wisdom')).toBe(printed('gimli').stats.wisdom + 1);
  });

  it('before an adventure the items and the trinket chosen count', () => {
    const t = carrying({ gimli: ['ironhide'] });
    const gimli = t.state.campaign.heroes.find(({ hero }) => hero === 'gimli');
    if (gimli) gimli.trinket = 'clear-water';
    expect(limitsOf(t.game, 'gimli')).toMatchObject({
      damage: printed('gimli').damageLimit + 1,
      fear: printed('gimli').fearLimit + 1,
      prepared: 4,
    });
  });
});

describe('What cards bring that the app counts', () => {
  const lorekeeper = (t: Company): Company => {
    const [first] = t.state.campaign.heroes;
    first?.skills.push('lorekeeper-8', 'lorekeeper-11');
    return t;
  };

  it('§34.2 cards 8 and 11 of the Lorekeeper stay out of the deck', () => {
    const [before] = new Company().state.campaign.heroes;
    const [after] = lorekeeper(new Company()).state.campaign.heroes;
    if (!before || !after) throw new Error('nobody sits at the table');
    expect(skillDeck(CONTENT.box, after).bought).toEqual([]);
    expect(shuffledCount(CONTENT.box, after)).toBe(shuffledCount(CONTENT.box, before));
  });

  it('§34.2, §111.1 each trinket gained brings two lore', () => {
    const gained = (t: Company): number => {
      t.do({ type: 'setOut' }).read();
      t.set((_adventure, state) => gainTrinket({ state, content: t.content }, 'gimli', 'boots'));
      return t.state.campaign.lore;
    };
    expect(gained(lorekeeper(new Company())) - gained(new Company())).toBe(2);
  });

  it('§34.2, §106 each adventure completed brings two lore', () => {
    const ended = (t: Company): number =>
      t.do({ type: 'setOut' }).read().do({ type: 'concede' }).read().state.campaign.lore;
    expect(ended(lorekeeper(new Company())) - ended(new Company())).toBe(2);
  });

  it('§99.5 the Smith sets out with Hammer and Tongs besides the trinket taken along', () => {
    const t = new Company();
    const [first] = t.state.campaign.heroes;
    if (first) Object.assign(first, { role: 'smith', trinket: 'boots' });
    t.do({ type: 'setOut' });
    expect(t.adventure.heroes[0]?.trinkets).toEqual([
      { trinket: 'boots', tokens: 2 },
      { trinket: 'hammer-and-tongs', tokens: 3 },
    ]);
  });
});
