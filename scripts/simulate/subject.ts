import { readBox } from '../../src/games/jime/content/load';
import type { Adventure } from '../../src/games/jime/content/schema/adventure';
import type { Content } from '../../src/games/jime/content/schema/campaign';
import { stepsOf } from '../../src/games/jime/content/steps';
import { loadStory } from '../../src/games/jime/content/story';
import { adventuresFrom, waysFrom } from '../../src/games/jime/content/ways';
import type { Asked, Plot, PlotAdventure } from '../../src/games/jime/sim/reportShape';
import { inLanguage } from '../../src/i18n/languages';
import { BOX_FOLDER, campaignFolders, isCampaignFolder, readFolder } from '../campaign-folders';
import { Misread } from '../options';
import type { Names } from './parts';

/** What is played: the content the engine wants, the plot a report tells, and the English names. */
export type Subject = { content: Content; plot: Plot; names: Names };

const wordsIn = (text: unknown): Record<string, string> => (text ?? {}) as Record<string, string>;

const plotOf = (content: Content, words: Record<string, string>, asked: Asked): Plot => {
  const { adventure: only, start } = asked;
  const told = ({ id, name, resolutions, ...rest }: Adventure): PlotAdventure => ({
    id,
    name: words[name] ?? id,
    resolutions: resolutions.map(({ id: resolution, outcome }) => ({ id: resolution, outcome })),
    next: waysFrom(content, { id, name, resolutions, ...rest }),
    steps: stepsOf({ id, name, resolutions, ...rest }).map(({ path }) => path),
  });
  const { campaign } = content;
  return {
    id: campaign.id,
    name: words[campaign.name] ?? campaign.id,
    adventures: adventuresFrom(content, start ?? campaign.adventures[0] ?? '')
      .filter(({ id }) => !only || id === only)
      .map(told),
    endings: campaign.epilogues.map(({ id }) => id),
  };
};

/** Reads the campaign from its folder, or says why it cannot be played. */
export const subjectOf = (asked: Asked): Subject => {
  const folder = `campaigns/${asked.campaign}`;
  if (!isCampaignFolder(folder)) {
    const known = campaignFolders().map((name) => name.replace('campaigns/', ''));
    throw new Misread(`there is no campaign “${asked.campaign}”; there are ${known.join(', ')}`);
  }
  const [core, story] = [readFolder(BOX_FOLDER), readFolder(folder)];
  const content: Content = { box: readBox(core.data, BOX_FOLDER).box, ...loadStory(story.data, folder) };
  const starts = content.campaign.starts?.map(({ at }) => at) ?? [];
  if (asked.start !== undefined && !starts.includes(asked.start))
    throw new Misread(
      `nobody begins with “${asked.start}”; there are ${starts.join(', ') || 'no such adventures'}`,
    );
  const words = { ...wordsIn(core.text.en), ...wordsIn(inLanguage(story.text, 'en')) };
  const plot = plotOf(content, words, asked);
  if (plot.adventures.length === 0)
    throw new Misread(
      `“${asked.adventure}” is none of ${adventuresFrom(content, content.campaign.adventures[0] ?? '')
        .map(({ id }) => id)
        .join(', ')}`,
    );
  const skillName = (id: string): string => content.box.skills[id]?.name ?? id;
  const names: Names = (kind, id) => words[`${kind}.${kind === 'skill' ? skillName(id) : id}`] ?? id;
  return { content, plot, names };
};
