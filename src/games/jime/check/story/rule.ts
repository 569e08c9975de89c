import type { Adventure } from '@/games/jime/content/schema/adventure';
import type { Box } from '@/games/jime/content/schema/box';
import type { Campaign } from '@/games/jime/content/schema/campaign';
import type { Survey } from './survey';

/** A campaign as the check sees it, with everything it says already gathered. */
export type Story = {
  box: Box;
  campaign: Campaign;
  /** By id, in the order of the campaign. */
  adventures: Record<string, Adventure>;
  surveys: Record<string, Survey>;
};

/** Says that something is wrong, and what to do. */
export type Report = (path: string, message: string) => void;

/** One thing that must hold of every adventure beyond its shape. */
export type AdventureRule = (story: Story, adventure: Adventure, survey: Survey, report: Report) => void;

/** One thing that must hold of the campaign; paths are those of `campaign.json`. */
export type CampaignRule = (story: Story, report: Report) => void;

/** The companies and difficulties everything must hold for. */
export type CompanyCase = { heroes: number; hard: boolean };
export const COMPANIES = [2, 3, 4, 5] as const;
export const COMPANY_CASES: readonly CompanyCase[] = COMPANIES.flatMap((heroes) =>
  [false, true].map((hard) => ({ heroes, hard })),
);

/** A number of the story for a company of so many heroes. */
export const forHeroes = (value: number | readonly number[], heroes: number): number =>
  typeof value === 'number' ? value : (value[heroes - 2] ?? 0);
