import { components } from './story/components';
import { epilogues, flags } from './story/flags';
import { groups } from './story/groups';
import { land } from './story/land';
import { companions, complete, countedLines, thresholds } from './story/numbers';
import { askedInPlace, choicesOfferSomething, threatBarFills, rewardsUsedUp } from './story/offers';
import { adventureOrder } from './story/adventureOrder';
import { unreachable } from './story/unreachable';
import { encountersOf, listed, namesRemembered, references, uniqueIds } from './story/references';
import type { AdventureRule, CampaignRule, Story } from './story/rule';
import { starts } from './story/starts';
import { survey } from './story/survey';
import { checkStoryText, textsOf } from './story/texts';
import { checkText } from './box/text';
import type { DataFiles, Fault, TextFiles } from '@/games/jime/content/files';
import { readText } from '@/games/jime/content/load';
import type { Box } from '@/games/jime/content/schema/box';
import type { Language } from '@/i18n/languages';
import { LANGUAGES } from '@/i18n/languages';
import { readStory } from '@/games/jime/content/story';

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

const storyFaults = (story: Story, folder: string, fileOf: (adventure: string) => string): Fault[] => {
  const faults: Fault[] = [];
  const sayIn =
    (file: string) =>
    (path: string, message: string): void => {
      faults.push({ file, path, message });
    };
  for (const rule of CAMPAIGN_RULES) rule(story, sayIn(`${folder}/campaign.json`));
  for (const [id, adventure] of Object.entries(story.adventures))
    for (const rule of ADVENTURE_RULES)
      rule(story, adventure, story.surveys[id] ?? survey(adventure), sayIn(fileOf(id)));
  return faults;
};

/**
 * Every fault of a campaign that can be seen without playing it. When a file does not have the right shape the rest is not
 * judged: most of it would be the same fault again.
 */
export const checkStory = (
  data: DataFiles,
  text: TextFiles,
  box: Box,
  folder: string,
  languages: readonly Language[] = LANGUAGES,
): Fault[] => {
  const { campaign, adventures, files, faults } = readStory(data, folder);
  if (!campaign || faults.length > 0) return faults;
  const surveys = Object.fromEntries(
    Object.entries(adventures).map(([id, adventure]) => [id, survey(adventure)]),
  );
  const story: Story = { box, campaign, adventures, surveys };
  const asked = textsOf(story);
  const words = languages.map((language) => ({ language, text: readText(text[language], '').value ?? {} }));
  return [
    ...storyFaults(story, folder, (id) => files[id] ?? folder),
    ...checkText(asked, text, folder, languages),
    ...checkStoryText(asked, words, folder, {
      heroes: ['hero', ...Object.values(surveys).flatMap((one) => namesRemembered(one))],
      groups: Object.values(adventures).flatMap(({ id, groups: own }) => [
        ...own.map((group) => group.id),
        ...encountersOf(surveys[id] ?? { effects: [] }),
      ]),
    }),
  ];
};
