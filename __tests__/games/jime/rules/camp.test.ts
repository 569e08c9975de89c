import type { Command, GameState } from '@/games/jime/play';
import { legalCommands, newGame } from '@/games/jime/play';
import { endWith } from '@/games/jime/rules/endAdventure';
import { CLEAN_UP } from '@/games/jime/rules/camp';
import { setUpLines } from '@/games/jime/rules/checklist';
import { SET_UP, SET_UP_STEPS } from '@/games/jime/state/setUpSteps';
import {
  after,
  atCamp,
  atStep,
  box,
  chosen,
  content,
  heroOf,
  inAdventure,
  refusal,
  told,
} from './campStates';

const go: Command = { type: 'continue' };
const role = (hero: string, to: string): Command => ({ type: 'chooseRole', hero, role: to });
const stepOf = (now: GameState): string | undefined => {
  const prompt = now.prompts.at(-1);
  return prompt?.kind === 'setUp' ? prompt.step : prompt?.kind;
};

/** The guide asks for roles at step 7; a save may stand there with those chosen already. */
const roleless = (now: GameState): boolean =>
  stepOf(now)?.endsWith('.7') === true && now.campaign.heroes.every((hero) => hero.role === null);

/** The first step of each page the table is led through, and the game on the last. */
const walk = (from: GameState): { steps: (string | undefined)[]; now: GameState } => {
  const steps = [stepOf(from)];
  let now = from;
  for (;;) {
    if (roleless(now)) now = after(now, role('aragorn', 'captain'), role('bilbo', 'burglar'));
    if (refusal(now, go) === 'setup/not-this-step') return { steps, now };
    now = after(now, go);
    steps.push(stepOf(now));
  }
};

const begun = (): GameState => newGame(content, chosen(['aragorn', 'bilbo']));
const playing = (): GameState =>
  inAdventure(
    { aragorn: { role: 'captain', trinket: 'boots' }, bilbo: { role: 'burglar', xp: { hunter: 1 } } },
    { trinkets: ['boots'] },
  );
/** The epilogue, the lore, the experience: read to the clean-up. */
const ended = (resolution: string): GameState =>
  after(
    told(playing(), (game) => endWith(game, resolution)),
    ...[go, go],
  );

describe('setting up', () => {
  it('§new.2 the table is led through the guide’s nine steps in its order, on five pages', () => {
    expect(walk(begun()).steps).toEqual([2, 4, 6, 7, 8].map((step) => `new.${step}`));
    expect(SET_UP.new.flat()).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10].map((step) => `new.${step}`));
  });

  it.each(SET_UP_STEPS)('§new §continue a save that stands at %s opens on its page and sets out', (step) => {
    const heroes = { aragorn: { role: 'captain' }, bilbo: { role: 'burglar' } };
    const { now } = walk(atStep(step, heroes));
    expect(after(now, { type: 'setOut' }).stage).toBe('adventure');
  });

  it('§continue.2 and through the other one before every later adventure', () => {
    const left = after(atCamp({ aragorn: {}, bilbo: {} }), { type: 'leaveCamp' });
    expect(walk(left).steps).toEqual([2, 4, 5, 7].map((step) => `continue.${step}`));
  });

  it('§new.7 the list stops at the roles until each hero has one', () => {
    const now = after(atStep('new.7', { aragorn: {}, bilbo: {} }), role('aragorn', 'captain'));
    expect(refusal(now, go)).toBe('role/none-chosen');
  });

  it('§continue.7 §95.1 roles are chosen anew: nobody keeps one unasked', () => {
    const before = atStep('continue.6', { aragorn: { role: 'captain' }, bilbo: { role: 'burglar' } });
    expect(after(before, go).campaign.heroes.map((hero) => hero.role)).toEqual([null, null]);
  });

  it('§95.1 so two heroes may exchange theirs', () => {
    const before = atStep('continue.6', { aragorn: { role: 'captain' }, bilbo: { role: 'burglar' } });
    const now = after(before, go, role('aragorn', 'burglar'), role('bilbo', 'captain'));
    expect(now.campaign.heroes.map((hero) => hero.role)).toEqual(['burglar', 'captain']);
  });

  it('§new.10 the company sets out at the end of the list and not before', () => {
    expect(refusal(begun(), { type: 'setOut' })).toBe('prompt/open');
    const now = after(walk(begun()).now, { type: 'setOut' });
    expect(now).toMatchObject({ stage: 'adventure', adventure: { id: 'first' } });
  });

  it('§new.10 the last step is left by setting out, not by reading on', () => {
    expect(refusal(walk(begun()).now, go)).toBe('setup/not-this-step');
  });

  it('§continue.8 setting out makes the role one the hero has played', () => {
    expect(heroOf(after(walk(begun()).now, { type: 'setOut' }), 'bilbo').rolesPlayed).toEqual(['burglar']);
  });

  it('§99.5 the trinket chosen comes into play with its tokens', () => {
    expect(playing().adventure?.heroes[0]?.trinkets).toEqual([{ trinket: 'boots', tokens: 2 }]);
  });

  it('§84.3 the mirror sees the role’s card 1 prepared', () => {
    const ready = atStep('continue.8', { aragorn: { role: 'captain' }, bilbo: { role: 'burglar' } });
    const now = after({ ...ready, mirror: true }, { type: 'setOut' });
    expect(now.adventure?.heroes.map(({ prepared }) => prepared)).toEqual([['captain-1'], ['burglar-1']]);
  });

  it('§27.1 the mirror knows whose deck a card is in', () => {
    const ready = atStep('continue.8', { aragorn: { role: 'captain' }, bilbo: { role: 'burglar' } });
    const now = after({ ...ready, mirror: true }, { type: 'setOut' }, go);
    expect(refusal(now, { type: 'prepare', hero: 'aragorn', skill: 'burglar-2' })).toBe(
      'prepare/not-in-deck',
    );
    expect(refusal(now, { type: 'prepare', hero: 'aragorn', skill: 'captain-2' })).toBeUndefined();
  });

  it('§18.2 skills and items cannot change while setting up', () => {
    const now = atStep('continue.4', {
      aragorn: { rolesPlayed: ['captain'], xp: { captain: 9 } },
      bilbo: {},
    });
    expect(refusal(now, { type: 'buySkill', hero: 'aragorn', skill: 'captain-4' })).toBe('stage/not-at-camp');
  });
});

describe('the end of an adventure', () => {
  it('§camp.1 every hero puts away cards and tokens before the camp opens', () => {
    const now = ended('won');
    expect(now.prompts).toEqual([
      { kind: 'checklist', text: { line: 'camp.cleanUp' }, steps: [...CLEAN_UP] },
    ]);
    expect(refusal(now, { type: 'leaveCamp' })).toBe('prompt/open');
  });

  it('§53.3 weaknesses among them', () => {
    expect(CLEAN_UP).toContainEqual({ line: 'camp.cleanUp.weaknesses' });
  });

  it('§111.2 every trinket is the company’s again', () => {
    const { campaign } = ended('won');
    expect(campaign.heroes.map(({ trinket }) => trinket)).toEqual([null, null]);
    expect(campaign.trinkets).toEqual(['boots']);
  });

  it('§34.1 lore may come at the end of an adventure', () => {
    expect(ended('won').campaign.lore).toBe(9);
  });

  it('§51.2 and experience, for the role played alone', () => {
    expect(heroOf(ended('won'), 'bilbo').xp).toEqual({ hunter: 1, burglar: 4 });
  });

  it('§camp.2 won or lost, the company comes to camp', () => {
    expect([ended('won'), ended('lost')].map(({ stage }) => stage)).toEqual(['camp', 'camp']);
  });

  it('§18.1 adventures come in the campaign’s order', () => {
    expect(begun().campaign.next).toBe('first');
    expect(ended('won').campaign.next).toBe('second');
  });

  it('§18.1 how each one ended is remembered', () => {
    expect(ended('lost').campaign.history).toEqual([
      { adventure: 'first', resolution: 'lost', outcome: 'lost', rounds: 1 },
    ]);
  });

  it('§18.1 after the last the campaign is over', () => {
    const last = atStep(
      'continue.8',
      { aragorn: { role: 'captain' }, bilbo: { role: 'burglar' } },
      { next: 'second' },
    );
    const now = told(after(last, { type: 'setOut' }, go), (game) => endWith(game, 'won'));
    expect(after(now, go, go, go)).toMatchObject({
      stage: 'ended',
      prompts: [],
      campaign: { next: null, ending: 'end' },
    });
  });
});

describe('at camp', () => {
  const rested = (): GameState => after(ended('won'), go);

  it('§camp.2 §18.2 the company buys, sells, upgrades, or goes on', () => {
    const rich = atCamp(
      { aragorn: { rolesPlayed: ['captain'], xp: { captain: 3 }, skills: ['captain-5'] }, bilbo: {} },
      { lore: 24, trinkets: ['boots'] },
    );
    const types = new Set(legalCommands(rich, content).map(({ type }) => type));
    expect(types).toEqual(
      new Set(['buySkill', 'sellSkill', 'upgradeItem', 'upgradeTrinket', 'leaveCamp', 'mirror']),
    );
  });

  it('§camp.2 saving and quitting is always possible: the camp is plain JSON', () => {
    expect(JSON.parse(JSON.stringify(rested()))).toEqual(rested());
  });

  it('§camp.2 going on leads to the set-up of the next adventure', () => {
    const now = after(rested(), { type: 'leaveCamp' });
    expect(now).toMatchObject({ stage: 'setup', prompts: [{ kind: 'setUp', step: 'continue.2' }] });
  });

  it('§camp.2 once gone on there is no way back but undo', () => {
    expect(refusal(after(rested(), { type: 'leaveCamp' }), { type: 'leaveCamp' })).toBe('stage/not-at-camp');
  });

  it('§18.2 what was bought at camp is in the deck of the next adventure', () => {
    const now = after(
      rested(),
      { type: 'buySkill', hero: 'bilbo', skill: 'burglar-5' },
      { type: 'leaveCamp' },
    );
    expect(setUpLines(box, now.campaign, 'continue.4')).toContainEqual({
      do: 'takeSkills',
      hero: 'bilbo',
      of: 'bought',
      skills: ['burglar-5'],
    });
  });

  it('§camp.3 items are never traded: no command gives one hero what another carries', () => {
    const now = atCamp({ aragorn: {}, bilbo: {} }, { lore: 99 });
    const offered = legalCommands(now, content, ['upgradeItem']);
    const carries = offered.map(
      (command) => command.type === 'upgradeItem' && heroOf(now, command.hero).items.includes(command.item),
    );
    expect(new Set(carries)).toEqual(new Set([true]));
  });

  it('§camp.3 nor are bought skills: the other hero must sell first', () => {
    const now = atCamp({
      aragorn: { rolesPlayed: ['burglar'], skills: ['burglar-4'] },
      bilbo: { rolesPlayed: ['burglar'], xp: { burglar: 9 } },
    });
    expect(refusal(now, { type: 'buySkill', hero: 'bilbo', skill: 'burglar-4' })).toBe(
      'skill/held-by-another',
    );
  });

  it('§camp.2 a hero who is not of the company buys nothing', () => {
    expect(refusal(rested(), { type: 'buySkill', hero: 'gimli', skill: 'burglar-5' })).toBe(
      'hero/not-in-company',
    );
  });
});
