import type { Adventure } from '@/games/jime/content';
import type { Command } from '@/games/jime/play';
import { legalCommands } from '@/games/jime/play';
import type { Answers } from './scriptedGame';
import { ScriptedGame } from './scriptedGame';
import { TUTORIAL, words } from './tutorial';
import { VisitedSteps } from './stepVisits';
import { LANGUAGES } from '@/i18n/languages';

const FIVE = {
  heroes: ['aragorn', 'gimli', 'legolas', 'bilbo', 'elena'],
  roles: ['captain', 'guardian', 'hunter', 'burglar', 'musician'],
};
const FINDS = ['basket', 'milestone', 'shoe', 'hive', 'scarecrow'];

const visits = new VisitedSteps(TUTORIAL);
const evening = (seed: number, temper: Answers): ScriptedGame =>
  new ScriptedGame(visits.content, { ...FIVE, seed }, temper, (state) => void visits.note(state));

/** Everyone comes home: every find is read well, Corl is told of the shoe, the bell rings in time. */
const supper = (): ScriptedGame => {
  const told = evening(1, {
    passes: true,
    takes: ['bell.wat.ask-bell', 'bell.wat.ask-men', 'bell.wat.share', 'bell.hive.bare', 'bell.corl.child'],
  });
  told.interact('wat').explore('lane');
  const [first] = told.adventure.groups;
  if (first) told.wound(first.story).defeat(first.story);
  told
    .explore('orchard')
    .interact('horn-post')
    .interactIfThere(...FINDS);
  told.untilThreshold(1).defeat('lookouts');
  told
    .explore('fold')
    .interact('bell')
    .explore('bank', 'cave')
    .interactIfThere(...FINDS);
  told.interact('corl').untilThreshold(3);
  return told.interact('passages', 'hanna', 'bell');
};

/** Nothing comes off, and nobody speaks to Corl: the bell rings under a red sky. */
const smoke = (): ScriptedGame => {
  const told = evening(2, { passes: false, takes: ['bell.wat.refuse', 'bell.hive.smoke'] });
  told
    .interact('wat')
    .explore('lane', 'orchard')
    .interact('horn-post')
    .interactIfThere(...FINDS);
  told
    .explore('fold')
    .interact('bell')
    .explore('bank', 'cave')
    .interactIfThere(...FINDS);
  told.interact('passages', 'hanna').untilThreshold(3);
  while (told.state.adventure?.id === 'bell') told.interact('bell');
  return told;
};

/** Corl is driven off, and then the company dawdles until the bar is full. */
const ashes = (): ScriptedGame => {
  const told = evening(3, { passes: false, takes: ['bell.hive.bare', 'bell.corl.fight'] });
  told
    .explore('lane', 'orchard')
    .interactIfThere(...FINDS)
    .explore('fold', 'bank')
    .interactIfThere(...FINDS);
  return told.interact('corl').defeat('corl').untilOver();
};

/** Half the store is promised; then somebody falls in the yard. */
const fallen = (): ScriptedGame => {
  const told = evening(4, { passes: true, takes: ['bell.corl.share'] });
  told.explore('lane', 'fold').interact('corl');
  return told.fall().untilOver();
};

/** The first rush is broken at once, and the Bell-taker outstared; the fire goes out, and they hold. */
const morning = (told: ScriptedGame): ScriptedGame => {
  told.temper = { passes: true, takes: ['guests.parley.stare'] };
  told.breakCamp().interact('gate', 'bell', 'cart', 'hanna');
  told.do({ type: 'storyAction', hero: told.someone, action: 'sing' }).read();
  return told.defeat('rush').untilThreshold(3).defeat('chief');
};

/** Everything goes wrong but the last blow: the chief falls before its goblins do. */
const lateMorning = (told: ScriptedGame): ScriptedGame => {
  told.temper = { passes: false, takes: ['guests.parley.refuse'] };
  told.breakCamp().interact('gate', 'bell', 'cart', 'hanna');
  told.do({ type: 'storyAction', hero: told.someone, action: 'sing' }).read();
  return told.untilThreshold(2).defeat('chief');
};

const bargain = (told: ScriptedGame): ScriptedGame => {
  told.temper = { passes: true, takes: ['guests.parley.give'] };
  return told.breakCamp().defeat('rush').untilOver();
};

const dark = (told: ScriptedGame): ScriptedGame => {
  told.temper = { passes: false, takes: ['guests.parley.stare'] };
  return told.breakCamp().untilOver();
};

const guestsFallen = (told: ScriptedGame): ScriptedGame => told.breakCamp().fall().untilOver();

describe('scripted evenings', () => {
  it('a win in both adventures, as it is meant to be', () => {
    const told = morning(supper());
    expect(told.state.campaign.history.map(({ resolution }) => resolution)).toEqual(['supper', 'morning']);
    expect(told.state.campaign.ending).toBe('chair');
    expect(told.state.campaign.heroes.flatMap(({ titles }) => titles)).toEqual(['flame-bearer']);
    expect(new Set(told.state.campaign.trinkets)).toEqual(new Set(['extra-rations', 'handkerchief']));
  });

  it('a win over the ruins of the barn, and another in spite of everything', () => {
    const told = lateMorning(smoke());
    expect(told.state.campaign.history.map(({ resolution }) => resolution)).toEqual(['smoke', 'morning']);
    expect(told.state.campaign.ending).toBe('table');
    expect(told.texts).toContain('guests.wat.pie');
  });

  it('a loss to the bar, and the bell given away', () => {
    const told = bargain(ashes());
    expect(told.state.campaign.history.map(({ resolution }) => resolution)).toEqual(['ashes', 'bargain']);
    expect(told.state.campaign.ending).toBe('quiet');
    expect(told.texts).toContain('guests.opening.lost');
  });

  it('a loss by a fallen hero, and one to the dark, though Corl keeps his word', () => {
    const told = dark(fallen());
    expect(told.state.campaign.history.map(({ resolution }) => resolution)).toEqual(['fallen', 'dark']);
    expect(told.state.campaign.ending).toBe('road');
    expect(told.texts).toContain('guests.corl.keeps-word');
  });

  it.each([
    ['bell.corl.share', 'half'],
    ['bell.corl.fight', 'fled'],
    ['', 'burnt'],
  ])('a night lost after %s finds the barn as it was left', (choice, page) => {
    const told = evening(3, { passes: true, takes: [choice] }).explore('lane', 'fold');
    if (choice !== '') told.interact('corl').defeat('corl');
    expect(told.untilOver().resolution).toBe('ashes');
    expect([...told.texts].filter((text) => text.startsWith('bell.ashes.'))).toEqual([
      'bell.ashes.1',
      `bell.ashes.${page}`,
    ]);
  });

  it.each([true, false])('a ringer who has been found is not found again (found: %s)', (found) => {
    const told = evening(4, { passes: true, takes: [] }).explore('lane', 'fold', 'bank', 'cave');
    if (found) told.interact('passages', 'hanna');
    expect(told.fall().untilOver().resolution).toBe('fallen');
    expect(told.texts.has('bell.fallen.ringer')).toBe(!found);
  });

  it('nobody here is called what the chandler of the Oath is called', () => {
    for (const language of LANGUAGES) expect(Object.values(words(language)).join(' ')).not.toMatch(/\bWat\b/);
  });

  it('the bell rings before anybody has spoken to Corl, and he goes hungry', () => {
    const told = evening(7, { passes: true, takes: [] }).explore('lane', 'fold', 'bank', 'cave');
    told.interact('passages', 'hanna', 'bell');
    expect(told.resolution).toBe('supper');
    expect(told.texts).toContain('bell.corl.leaves');
  });

  it('a company that gives up still sees the end of the tale', () => {
    const told = guestsFallen(evening(5, { passes: true, takes: [] }).do({ type: 'concede' }).read());
    expect(told.resolution).toBe('fallen');
    expect(told.state.campaign.ending).toBe('road');
  });
});

/** What the mirror alone can show: two ready groups in one space. */
const provokeTwice = (told: ScriptedGame): ScriptedGame => {
  const [space] = told.adventure.tokens.filter(({ id }) => id === 'corl').map((token) => token.space);
  if (!space) throw new Error('Corl is not there');
  told.do({ type: 'mirror', on: true }).do({ type: 'placeHero', hero: told.someone, space });
  for (const { id } of told.adventure.groups) told.do({ type: 'placeGroup', group: id, space });
  return told.read().interact('corl');
};

/** A shadow phase in which the enemies reach nobody. */
const outOfReach = (told: ScriptedGame): ScriptedGame => {
  told.do({ type: 'mirror', on: false }).do({ type: 'hourglass' });
  while (told.prompt) {
    const [away] = legalCommands(told.state, told.content, ['noTarget']);
    if (away) told.do(away);
    else told.answer();
  }
  return told;
};

describe('lessons', () => {
  const COMMON = ['tiles', 'tokens', 'rally', 'turn', 'token', 'dialogue', 'exploring', 'enemies'].concat(
    ['panel', 'figures-removed', 'counterattack', 'test', 'choice', 'activation', 'attack', 'darkness'],
    ['threat', 'threshold', 'camp', 'battle-tiles', 'terrain', 'suffer'],
  );

  it('a plain win gives every lesson but the rare ones, each once and when it first happens', () => {
    const told = morning(supper());
    expect(new Set(told.lessons).size).toBe(told.lessons.length);
    expect([...told.lessons].sort()).toEqual(COMMON.map((lesson) => `lesson.${lesson}`).sort());
    expect(told.lessons.slice(0, 4)).toEqual(
      ['tiles', 'tokens', 'rally', 'turn'].map((lesson) => `lesson.${lesson}`),
    );
  });

  it('the rare ones come when they are due', () => {
    const told = evening(1, { passes: true, takes: [] });
    told.do({ type: 'hourglass' });
    expect(told.lessons).toContain('lesson.hourglass');
    told.read().explore('lane', 'fold').untilThreshold(1);
    provokeTwice(told);
    expect(told.lessons).toContain('lesson.provoke');
    outOfReach(told);
    expect(told.lessons).toContain('lesson.fallback');
    told.fall();
    expect(told.lessons).toContain('lesson.last-stand');
    told.untilOver().breakCamp().nextRound();
    expect(new Set(told.lessons).size).toBe(told.lessons.length);
  });

  it('a lesson missed in the first adventure is given in the second', () => {
    const told = evening(6, { passes: true, takes: [] }).do({ type: 'concede' }).read().breakCamp();
    expect(told.lessons).not.toContain('lesson.last-stand');
    told.do({ type: 'hourglass' }).read().nextRound().fall();
    expect(told.lessons).toContain('lesson.last-stand');
    expect(new Set(told.lessons).size).toBe(told.lessons.length);
  });
});

it('together the scripts visit every step of both adventures', () => {
  expect(visits.missed('bell')).toEqual([]);
  expect(visits.missed('guests')).toEqual([]);
});

it('the camp has something to buy for every hero, and something to better', () => {
  const told = supper();
  const offered = (type: Command['type']): Command[] =>
    legalCommands(told.read().state, told.content, [type]);
  const buyers = offered('buySkill').map((command) => command.type === 'buySkill' && command.hero);
  expect(new Set(buyers)).toEqual(new Set(FIVE.heroes));
  expect(offered('upgradeItem').length).toBeGreaterThan(0);
});

it('every ending of the first adventure buys a skill', () => {
  const { resolutions } = TUTORIAL.adventures.bell as Adventure;
  const cheapest = Math.min(...Object.values(TUTORIAL.box.skills).flatMap(({ xp }) => (xp > 0 ? [xp] : [])));
  for (const { effects } of resolutions) {
    const xp = effects.find((effect) => effect.do === 'xp');
    expect(xp?.count).toBeGreaterThanOrEqual(cheapest);
  }
});

it.each(LANGUAGES)('no page is too long to be read aloud (%s)', (language) => {
  const count = (page: string): number => page.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;
  const long = Object.entries(words(language)).filter(([, page]) => count(page) > 110);
  expect(long.map(([key]) => key)).toEqual([]);
});
