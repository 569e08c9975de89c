import type { Content } from '@/games/jime/content';
import type { Command, GameState, NewGame } from '@/games/jime/play';
import {
  chronicleBook,
  deedsOf,
  legalCommands,
  newGame,
  newGameRefusal,
  play,
  setUpLines,
  skillList,
} from '@/games/jime/play';
import { isPlayable } from '@/games/jime/play/isPlayable';
import { isDocument } from '@/games/jime/state/document';
import { box, chosen, content } from './campStates';

/** The trial campaign, in which one may begin with the second adventure. */
const STARTING: Content = {
  ...content,
  campaign: {
    ...content.campaign,
    starts: [
      {
        at: 'second',
        name: 'trial.act',
        pages: ['trial.so-far', 'trial.tonight'],
        lore: [20, 24, 28, 32],
        xp: 8,
        questions: [
          {
            id: 'bridge',
            text: 'trial.bridge',
            answers: [
              { text: 'trial.held', flags: ['held'], ended: { first: 'won' }, trinkets: ['old-pipe'] },
              { text: 'trial.fled', flags: ['fled'], ended: { first: 'lost' } },
            ],
          },
          { id: 'dog', text: 'trial.dog', answers: [{ text: 'trial.stayed' }, { text: 'trial.ran' }] },
        ],
        pasts: [{ id: 'heroes', text: 'trial.heroes', answers: [0, 1] }],
      },
    ],
  },
};

const later = (answers: number[] = [0, 1], over: Partial<NewGame> = {}): NewGame =>
  chosen(['aragorn', 'gimli', 'elena'], { start: { at: 'second', answers }, ...over });

const played = (state: GameState, ...commands: Command[]): GameState =>
  commands.reduce((now, command) => {
    const step = play(now, command, STARTING);
    if (!step.ok) throw new Error(`${command.type}: ${step.refusal.code}`);
    return step.state;
  }, state);

const ROLES: Command[] = [
  { type: 'chooseRole', hero: 'aragorn', role: 'captain' },
  { type: 'chooseRole', hero: 'gimli', role: 'guardian' },
  { type: 'chooseRole', hero: 'elena', role: 'musician' },
];
const next: Command = { type: 'continue' };
const stepOf = ({ prompts }: GameState): string | undefined => {
  const prompt = prompts.at(-1);
  return prompt?.kind === 'setUp' ? prompt.step : prompt?.kind;
};
const byTheFire = (): GameState => played(newGame(STARTING, later()), next, next, ...ROLES, next);

describe('a company that begins later', () => {
  it('has what it would have by then: lore for its size, flags, trinkets, and adventures that were told', () => {
    expect(newGame(STARTING, later()).campaign).toMatchObject({
      lore: 24,
      flags: { held: 1 },
      trinkets: ['old-pipe'],
      next: 'second',
      history: [{ adventure: 'first', resolution: 'won', outcome: 'won', rounds: 0, told: true }],
      start: { at: 'second', answers: [0, 1] },
    });
    expect(newGame(STARTING, later([1, 0])).campaign).toMatchObject({
      flags: { fled: 1 },
      trinkets: [],
      history: [{ resolution: 'lost', outcome: 'lost' }],
    });
  });

  it.each([
    ['an adventure nobody begins with', { at: 'first', answers: [0, 1] }],
    ['a question without an answer', { at: 'second', answers: [0] }],
    ['an answer nobody offers', { at: 'second', answers: [0, 2] }],
    ['more answers than questions', { at: 'second', answers: [0, 1, 0] }],
  ])('is refused %s', (_, start) => {
    expect(newGameRefusal(STARTING, later([], { start }))?.code).toBe('campaign/no-such-start');
  });

  it('takes heroes and items, hears the story so far, and says which roles it has had', () => {
    const steps = [newGame(STARTING, later())];
    for (const command of [next, next]) steps.push(played(steps.at(-1) as GameState, command));
    expect(steps.map(stepOf)).toEqual(['new.2', 'new.6', 'new.7']);
    const step = play(steps.at(-1) as GameState, next, STARTING);
    expect(step).toMatchObject({ ok: false, refusal: { code: 'role/none-chosen' } });
  });

  it('then sits by a fire with experience in those roles, and spends it', () => {
    const camp = byTheFire();
    expect(camp.stage).toBe('camp');
    expect(camp.prompts).toEqual([]);
    expect(camp.campaign.heroes.map(({ xp, rolesPlayed }) => [xp, rolesPlayed])).toEqual([
      [{ captain: 8 }, ['captain']],
      [{ guardian: 8 }, ['guardian']],
      [{ musician: 8 }, ['musician']],
    ]);
    const open = skillList(box, camp.campaign, 'gimli', 'guardian').find(
      ({ standing }) => standing === 'open',
    );
    const bought = played(camp, { type: 'buySkill', hero: 'gimli', skill: open?.skill ?? '' });
    expect(bought.campaign.heroes[1]?.skills).toEqual([open?.skill]);
    expect(legalCommands(camp, STARTING, ['upgradeItem']).length).toBeGreaterThan(0);
  });

  it('puts no cards back at its first set-up, having had none, and sets out on the later adventure', () => {
    const setting = played(byTheFire(), { type: 'leaveCamp' }, next);
    expect(stepOf(setting)).toBe('continue.4');
    expect(setUpLines(box, setting.campaign, 'continue.4').map((line) => line.do)).not.toContain(
      'putBackSkills',
    );
    const out = played(setting, next, next, ...ROLES, { type: 'setOut' });
    expect(out.adventure?.id).toBe('second');
    expect(isDocument(JSON.parse(JSON.stringify(out)))).toBe(true);
    expect(isPlayable(out, STARTING)).toBe(true);
  });

  it('has the story so far at the head of its chronicle, and no deeds it did not do', () => {
    const camp = byTheFire();
    const [chapter] = chronicleBook(camp);
    expect(chapter?.adventure).toBe('second');
    expect(chapter?.rounds.flatMap(({ entries }) => entries.map(({ text }) => text))).toEqual(
      ['trial.so-far', 'trial.held', 'trial.ran', 'trial.tonight'].map((key) => ({ key })),
    );
    expect(deedsOf(camp)).toEqual([]);
  });

  it('sits by its fire at once where roles are given, as bots begin', () => {
    const heroes = later().heroes.map((hero, index) => ({
      ...hero,
      role: ['captain', 'guardian', 'musician'][index] ?? null,
    }));
    const state = newGame(STARTING, later([0, 1], { heroes }));
    expect(state.stage).toBe('camp');
    expect(state.campaign.heroes[0]?.xp).toEqual({ captain: 8 });
  });

  it('is opened by an edition of the campaign that has forgotten where it began', () => {
    const state = newGame(STARTING, later());
    const step = play(played(state, next, next, ...ROLES), next, content);
    expect(step).toMatchObject({ ok: true, state: { stage: 'camp' } });
  });
});
