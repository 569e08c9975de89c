import type { Box } from '@/games/jime/content';
import type { CampaignState, CompanyHero, SetUpStep } from '@/games/jime/state';
import { preparedSkill, shuffledCount, skillDeck } from './skillDeck';

/** One thing to do on the table; ids are those of the box. */
export type SetUpLine =
  | { do: 'takeHero'; hero: string }
  | { do: 'takeItems'; hero: string; items: string[] }
  | { do: 'shuffleDecks' }
  | { do: 'makeReserve' }
  | { do: 'takeSkills'; hero: string; of: 'basic' | 'hero' | 'role' | 'bought'; skills: string[] }
  | { do: 'putBackSkills'; hero: string; skills: string[] }
  | { do: 'takeTitles'; hero: string; titles: string[] }
  | { do: 'takeWeakness'; hero: string; count: number }
  | { do: 'takeTrinket'; hero: string; trinket: string; tokens: number }
  | { do: 'prepare'; hero: string; skill: string }
  | { do: 'shuffleSkills'; hero: string; count: number };

type Lines = (box: Box, hero: CompanyHero) => SetUpLine[];

const skillLine =
  (of: 'basic' | 'hero' | 'role' | 'bought'): Lines =>
  (box, hero) => {
    const skills = skillDeck(box, hero)[of];
    return skills.length > 0 ? [{ do: 'takeSkills', hero: hero.hero, of, skills }] : [];
  };
/** §95.4 What came with the last adventure’s role leaves the deck; what was bought stays in it, whatever its role (§95.6). */
const formerRoleLine: Lines = (box, hero) => {
  const skills = skillDeck(box, hero).role;
  return skills.length > 0 ? [{ do: 'putBackSkills', hero: hero.hero, skills }] : [];
};
const heroLine: Lines = (_box, { hero }) => [{ do: 'takeHero', hero }];
const itemLine: Lines = (_box, { hero, items }) => [{ do: 'takeItems', hero, items: [...items] }];
const titleLine: Lines = (_box, { hero, titles }) =>
  titles.length > 0 ? [{ do: 'takeTitles', hero, titles: [...titles] }] : [];
const weaknessLine: Lines = (box, hero) => [
  { do: 'takeWeakness', hero: hero.hero, count: skillDeck(box, hero).weaknesses },
];
const trinketLine: Lines = (box, { hero, trinket }) =>
  trinket === null
    ? []
    : [{ do: 'takeTrinket', hero, trinket, tokens: box.trinkets[trinket]?.depletion ?? 0 }];
const prepareLine: Lines = (box, hero) => {
  const skill = preparedSkill(box, hero);
  return skill === null ? [] : [{ do: 'prepare', hero: hero.hero, skill }];
};
const shuffleLine: Lines = (box, hero) => [
  { do: 'shuffleSkills', hero: hero.hero, count: shuffledCount(box, hero) },
];

/** What every hero does at a step, in the guide’s order (§new.2, §new.3, §new.8, §new.9, §continue.4, §continue.5, §continue.6, §continue.7). */
const EACH_HERO: Partial<Record<SetUpStep, Lines[]>> = {
  'new.2': [heroLine],
  'new.3': [itemLine],
  'new.8': [skillLine('basic'), skillLine('hero'), skillLine('role'), weaknessLine],
  'new.9': [prepareLine, shuffleLine],
  'continue.4': [
    formerRoleLine,
    skillLine('bought'),
    skillLine('hero'),
    skillLine('basic'),
    titleLine,
    weaknessLine,
  ],
  'continue.5': [heroLine, itemLine],
  'continue.6': [trinketLine],
  'continue.7': [skillLine('role'), prepareLine, shuffleLine],
};

/** What is done once for the whole table (§new.4, §new.5, §continue.2, §continue.3). */
const ONCE: Partial<Record<SetUpStep, SetUpLine[]>> = {
  'new.4': [{ do: 'shuffleDecks' }],
  'new.5': [{ do: 'makeReserve' }],
  'continue.2': [{ do: 'shuffleDecks' }],
  'continue.3': [{ do: 'makeReserve' }],
};

/** A company that begins later has no deck yet to put cards back from. */
const hasDecks = ({ history }: CampaignState): boolean => !history.at(-1)?.told;

/** The exact cards to take at a step (§61.5), as the company stands now. */
export const setUpLines = (box: Box, campaign: CampaignState, step: SetUpStep): SetUpLine[] => {
  const each = (EACH_HERO[step] ?? []).filter((lines) => lines !== formerRoleLine || hasDecks(campaign));
  return [
    ...(ONCE[step] ?? []),
    ...campaign.heroes.flatMap((hero) => each.flatMap((lines) => lines(box, hero))),
  ];
};
