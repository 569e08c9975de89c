import { components } from './story/components';
import { epilogues, flags } from './story/flags';
import { groups } from './story/groups';
import { land } from './story/land';
import { companions, complete, countedLines, thresholds } from './story/numbers';
import { askedInPlace, choicesOfferSomething, threatBarFills, rewardsUsedUp } from './story/offers';
import { adventureOrder, followingCourses } from './story/adventureOrder';
import { unreachable } from './story/unreachable';
import { encountersOf, listed, namesRemembered, references, uniqueIds } from './story/references';
import type { AdventureRule, CampaignRule, Story } from './story/rule';
import { starts } from './story/starts';
import { survey } from './story/survey';
import { checkingStoryText, textsOf } from './story/texts';
import { checkingText } from './box/text';
import type { DataFiles, Fault, Text, TextFiles } from '@/games/jime/content/files';
import { readText } from '@/games/jime/content/load';
import type { Box } from '@/games/jime/content/schema/box';
import type { Language } from '@/i18n/languages';
import { LANGUAGES } from '@/i18n/languages';
import { readingStory } from '@/games/jime/content/story';
import type { Work } from '@/kernel/slices';
import { conclude } from '@/kernel/slices';

/** What must hold of every adventure. A new rule is one function and one name here. */
const ADVENTURE_RULES: readonly AdventureRule[] = [
  uniqueIds,
  references,
  complete,
  thresholds,
  countedLines,
  companions,
  choicesOfferSomething,
  askedInPlace,
  rewardsUsedUp,
  threatBarFills,
  flags,
  groups,
  land,
  components,
  unreachable,
];

/** What must hold of the campaign as a whole. */
const CAMPAIGN_RULES: readonly CampaignRule[] = [listed, adventureOrder, starts, epilogues];

function* judging(story: Story, folder: string, fileOf: (adventure: string) => string): Work<Fault[]> {
  const faults: Fault[] = [];
  const sayIn =
    (file: string) =>
    (path: string, message: string): void => {
      faults.push({ file, path, message });
    };
  yield* followingCourses(story);
  for (const rule of CAMPAIGN_RULES) {
    rule(story, sayIn(`${folder}/campaign.json`));
    yield undefined;
  }
  for (const [id, adventure] of Object.entries(story.adventures))
    for (const rule of ADVENTURE_RULES) {
      rule(story, adventure, story.surveys[id] ?? survey(adventure), sayIn(fileOf(id)));
      yield undefined;
    }
  return faults;
}

function* surveying(adventures: Story['adventures']): Work<Story['surveys']> {
  const surveys: Story['surveys'] = {};
  for (const [id, adventure] of Object.entries(adventures)) {
    surveys[id] = survey(adventure);
    yield undefined;
  }
  return surveys;
}

/**
 * Every fault of a campaign that can be seen without playing it. When a file does not have the right shape the rest is not
 * judged: most of it would be the same fault again.
 */
export function* checkingStory(
  data: DataFiles,
  text: TextFiles,
  box: Box,
  folder: string,
  languages: readonly Language[] = LANGUAGES,
): Work<Fault[]> {
  const { campaign, adventures, files, faults } = yield* readingStory(data, folder);
  if (!campaign || faults.length > 0) return faults;
  const surveys = yield* surveying(adventures);
  const story: Story = { box, campaign, adventures, surveys };
  const asked = textsOf(story);
  const words: { language: Language; text: Text }[] = [];
  for (const language of languages) {
    yield undefined;
    words.push({ language, text: readText(text[language], '').value ?? {} });
  }
  const judged = yield* judging(story, folder, (id) => files[id] ?? folder);
  const unsaid = yield* checkingText(asked, text, folder, languages);
  const badlySaid = yield* checkingStoryText(asked, words, folder, {
    heroes: ['hero', ...Object.values(surveys).flatMap((one) => namesRemembered(one))],
    groups: Object.values(adventures).flatMap(({ id, groups: own }) => [
      ...own.map((group) => group.id),
      ...encountersOf(surveys[id] ?? { effects: [] }),
    ]),
  });
  return [...judged, ...unsaid, ...badlySaid];
}

export const checkStory = (...story: Parameters<typeof checkingStory>): Fault[] =>
  conclude(checkingStory(...story));
