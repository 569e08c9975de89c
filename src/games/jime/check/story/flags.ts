import type { Condition, Scope } from '@/games/jime/content/schema/conditions';
import { conditionsIn } from '@/games/jime/content/schema/conditions';
import type { CampaignRule, AdventureRule, Story } from './rule';
import type { Survey } from './survey';

/** A flag of the adventure or of the whole campaign, by a name that tells them apart. */
export const flagName = (flag: string, scope: Scope = 'adventure'): string => `${scope} ${flag}`;

type Use = { path: string; name: string };

const readsOf = ({ conditions, moments }: Survey): Use[] => [
  ...conditions.flatMap(({ path, condition }) =>
    condition.is === 'flag' ? [{ path, name: flagName(condition.flag, condition.scope) }] : [],
  ),
  // The moment does not say whose flag it is: it is the adventure's or the campaign's.
  ...moments.flatMap(({ path, moment }) =>
    moment.moment === 'flag'
      ? [flagName(moment.flag), flagName(moment.flag, 'campaign')].map((name) => ({ path, name }))
      : [],
  ),
];

const setsOf = ({ effects }: Survey): Use[] =>
  effects.flatMap(({ path, effect }) =>
    effect.do === 'flag' || effect.do === 'count'
      ? [{ path, name: flagName(effect.flag, effect.scope) }]
      : [],
  );

/** The flags an adventure sets, by name and scope. */
export const flagsSet = ({ surveys }: Story, adventure: string): string[] =>
  (surveys[adventure] ? setsOf(surveys[adventure]) : []).map(({ name }) => name);

const flagsRead = (condition: Condition): string[] =>
  condition.is === 'flag'
    ? [flagName(condition.flag, condition.scope)]
    : conditionsIn(condition).flatMap((inside) => flagsRead(inside.condition));

const campaignReads = ({ campaign }: Story): string[] =>
  campaign.epilogues.flatMap(({ when, pages }) => [
    ...(when ? flagsRead(when) : []),
    ...pages.flatMap((page) => (typeof page === 'string' ? [] : flagsRead(page.when))),
  ]);

const isCampaigns = (name: string): boolean => name.startsWith('campaign ');

/** Every flag that is set is read somewhere, and every flag read is set somewhere. */
export const flags: AdventureRule = (story, _, survey, report) => {
  const all = Object.values(story.surveys);
  const set = [...setsOf(survey), ...all.flatMap(setsOf).filter(({ name }) => isCampaigns(name))];
  const read = [
    ...readsOf(survey).map(({ name }) => name),
    ...all.flatMap(readsOf).flatMap(({ name }) => (isCampaigns(name) ? [name] : [])),
    ...campaignReads(story),
  ];
  const isSet = (name: string): boolean => set.some((one) => one.name === name);
  for (const { path, condition } of survey.conditions)
    if (condition.is === 'flag' && !isSet(flagName(condition.flag, condition.scope)))
      report(path, `reads the flag “${condition.flag}”, which nothing sets${scopeHint(condition.scope)}`);
  for (const { path, moment } of survey.moments)
    if (
      moment.moment === 'flag' &&
      !isSet(flagName(moment.flag)) &&
      !isSet(flagName(moment.flag, 'campaign'))
    )
      report(path, `waits for the flag “${moment.flag}”, which nothing sets`);
  for (const { path, name } of setsOf(survey))
    if (!read.includes(name))
      report(
        path,
        `sets the flag “${name.split(' ')[1]}”, which nothing reads; read it somewhere or leave it out`,
      );
};

const scopeHint = (scope: Scope = 'adventure'): string =>
  scope === 'campaign'
    ? ' in the campaign'
    : ' in this adventure; flags from before need "scope": "campaign"';

/** What is read at the very end knows the campaign, not the adventure that has just been left. */
export const epilogues: CampaignRule = (story, report) => {
  const sets = Object.values(story.surveys)
    .flatMap(setsOf)
    .map(({ name }) => name);
  const last = story.campaign.epilogues.length - 1;
  story.campaign.epilogues.forEach(({ id, when }, index) => {
    if (index === last && when)
      report(`epilogues.${id}.when`, 'the last epilogue has no condition, or none may be read');
    if (index < last && !when)
      report(`epilogues.${id}`, 'has no condition, so those after it are never read');
  });
  for (const name of campaignReads(story)) {
    const [scope = '', flag = ''] = name.split(' ');
    if (scope !== 'campaign')
      report('epilogues', `the flag “${flag}” ends with its adventure; use a flag of the campaign`);
    else if (!sets.includes(name)) report('epilogues', `reads the flag “${flag}”, which nothing sets`);
  }
};
