import type { Start, StartAnswer } from '@/games/jime/content/schema/start';
import { flagName, flagsSet } from './flags';
import type { CampaignRule, Report, Story } from './rule';

const twice = (names: readonly string[]): string[] => [
  ...new Set(names.filter((name, index) => names.indexOf(name) < index)),
];

/** What an answer leaves behind is something the adventures before the start might have left behind. */
const answerFaults = (story: Story, { at }: Start, answer: StartAnswer): string[] => {
  const { adventures: order } = story.campaign;
  const before = order.slice(0, Math.max(0, order.indexOf(at)));
  const known = before.flatMap((id) => flagsSet(story, id));
  return [
    ...(answer.flags ?? [])
      .filter((flag) => !known.includes(flagName(flag, 'campaign')))
      .map((flag) => `sets the flag “${flag}”, which no adventure before “${at}” sets in the campaign`),
    ...Object.entries(answer.ended ?? {}).flatMap(([adventure, resolution]) => {
      if (!before.includes(adventure)) return [`“${adventure}” is not listed before “${at}”`];
      const ends = story.adventures[adventure]?.resolutions.map(({ id }) => id) ?? [];
      return ends.includes(resolution) ? [] : [`“${adventure}” has no resolution “${resolution}”`];
    }),
    ...(answer.trinkets ?? [])
      .filter((trinket) => !Object.hasOwn(story.box.trinkets, trinket))
      .map((trinket) => `no trinket is called “${trinket}”`),
  ];
};

const questionFaults = (story: Story, start: Start, path: string, report: Report): void => {
  start.questions.forEach(({ id, answers }) =>
    answers.forEach((answer, index) => {
      for (const fault of answerFaults(story, start, answer))
        report(`${path}.questions.${id}.answers[${index}]`, fault);
    }),
  );
  const told = start.questions.flatMap(({ answers }) => [
    ...new Set(answers.flatMap(({ ended }) => Object.keys(ended ?? {}))),
  ]);
  for (const adventure of twice(told))
    report(`${path}.questions`, `two of them say how “${adventure}” ended; let one question do it`);
};

const pastFaults = ({ questions, pasts }: Start, path: string, report: Report): void =>
  pasts.forEach(({ id, answers }) => {
    const fits =
      answers.length === questions.length &&
      questions.every((question, index) => question.answers[answers[index] ?? -1] !== undefined);
    if (!fits)
      report(`${path}.pasts.${id}.answers`, 'give the number of one answer to each question, from 0 on');
  });

/** A company may begin at a later adventure of the campaign, with a past that its adventures know. */
export const starts: CampaignRule = (story, report) => {
  const all = story.campaign.starts ?? [];
  for (const at of twice(all.map((start) => start.at))) report('starts', `“${at}” is there twice`);
  for (const start of all) {
    const path = `starts.${start.at}`;
    if (story.campaign.adventures.indexOf(start.at) < 1)
      report(
        `${path}.at`,
        `name an adventure of the campaign after its first; there is no such “${start.at}”`,
      );
    for (const list of ['questions', 'pasts'] as const)
      for (const id of twice(start[list].map((one) => one.id)))
        report(`${path}.${list}.${id}`, 'is there twice; give one of them another id');
    questionFaults(story, start, path, report);
    pastFaults(start, path, report);
  }
};
