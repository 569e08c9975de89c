import { starts } from '@/games/jime/check/story/starts';
import { survey } from '@/games/jime/check/story/survey';
import { checkStoryText } from '@/games/jime/check/story/texts';
import type { Adventure, Start } from '@/games/jime/content';
import { content } from '../rules/campStates';

const { first, second } = content.adventures as { first: Adventure; second: Adventure };
const HELD: Adventure = { ...first, setup: [{ do: 'flag', flag: 'held', scope: 'campaign', set: 1 }] };
const LATER: Adventure = { ...second, setup: [{ do: 'flag', flag: 'later', scope: 'campaign', set: 1 }] };

const START: Start = {
  at: 'second',
  name: 'act',
  pages: ['so-far'],
  lore: 20,
  xp: 8,
  questions: [
    {
      id: 'bridge',
      text: 'bridge',
      answers: [{ text: 'held', flags: ['held'], ended: { first: 'won' } }, { text: 'fled' }],
    },
  ],
  pasts: [{ id: 'heroes', text: 'heroes', answers: [0] }],
};

const faultsOf = (...all: Start[]): string[] => {
  const found: string[] = [];
  const story = {
    box: content.box,
    campaign: { ...content.campaign, starts: all },
    adventures: { first: HELD, second: LATER },
    surveys: { first: survey(HELD), second: survey(LATER) },
  };
  starts(story, (path, message) => found.push(`${path}: ${message}`));
  return found;
};

const withAnswer = (answer: Partial<Start['questions'][number]['answers'][number]>): Start => ({
  ...START,
  questions: START.questions.map((question) => ({
    ...question,
    answers: [{ text: 'held', ...answer }, { text: 'fled' }],
  })),
});

describe('where a company may begin later', () => {
  it('nothing is wrong with a past the adventures before it know', () => expect(faultsOf(START)).toEqual([]));

  it.each([
    ['the first adventure', { ...START, at: 'first' }, 'starts.first.at: name an adventure'],
    ['an adventure that is not there', { ...START, at: 'third' }, 'starts.third.at: name an adventure'],
    [
      'a flag nobody sets',
      withAnswer({ flags: ['dry'] }),
      'starts.second.questions.bridge.answers[0]: sets the flag “dry”',
    ],
    [
      'a flag set only afterwards',
      withAnswer({ flags: ['later'] }),
      'starts.second.questions.bridge.answers[0]: sets the flag “later”',
    ],
    [
      'an ending nobody wrote',
      withAnswer({ ended: { first: 'drawn' } }),
      'starts.second.questions.bridge.answers[0]: “first” has no resolution “drawn”',
    ],
    [
      'an adventure still to come',
      withAnswer({ ended: { second: 'won' } }),
      'starts.second.questions.bridge.answers[0]: “second” is not listed before',
    ],
    [
      'a trinket the boxes do not have',
      withAnswer({ trinkets: ['ring'] }),
      'starts.second.questions.bridge.answers[0]: no trinket',
    ],
    [
      'a past that answers too little',
      { ...START, pasts: [{ id: 'heroes', text: 'heroes', answers: [] }] },
      'starts.second.pasts.heroes.answers: give the number',
    ],
    [
      'a past that answers otherwise',
      { ...START, pasts: [{ id: 'heroes', text: 'heroes', answers: [2] }] },
      'starts.second.pasts.heroes.answers: give the number',
    ],
    [
      'a past that is there twice',
      { ...START, pasts: [...START.pasts, ...START.pasts] },
      'starts.second.pasts.heroes: is there twice',
    ],
  ] as [string, Start, string][])('%s is a fault', (_, start, said) => {
    expect(faultsOf(start)).toContainEqual(expect.stringContaining(said) as string);
  });

  it('two questions that say how one adventure ended, and a start that is there twice, are faults', () => {
    const [question] = START.questions;
    const twice = { ...START, questions: [...START.questions, { ...question!, id: 'ford' }], pasts: [] };
    expect(faultsOf(twice)).toContainEqual(
      expect.stringContaining('two of them say how “first” ended') as string,
    );
    expect(faultsOf(START, START)).toContain('starts: “second” is there twice');
  });
});

describe('a text that names a remembered hero', () => {
  const faults = (known: string[]): string[] =>
    checkStoryText(
      [{ key: 'knot', by: 'second setup[0]', hero: false, known }],
      [{ language: 'en', text: { knot: '{tied} ties it again.' } }],
      'campaigns/trial',
      { heroes: ['hero', 'tied'], groups: [] },
    ).map(({ message }) => message);

  it('asks first whether somebody is: a company may have begun later', () => {
    expect(faults(['tied'])).toEqual([]);
    expect(faults([])).toEqual([expect.stringContaining('says {tied}, but nobody may be remembered so')]);
  });
});
