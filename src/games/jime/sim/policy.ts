import type { BotSkill } from './tally';

/** What tells a careless company from an expert one: one way of playing, weighed differently. */
export interface Policy {
  /** Weighs a test by its exact odds; else by a guess. */
  weighsOdds: boolean;
  /** Sends whoever does a thing best, and lets those act first who gain most. */
  sendsTheBest: boolean;
  /** The share of the threat bar from which the company hurries. */
  leisure: number;
  /** What leads to an objective is worth so much of itself while there is no hurry. */
  dawdling: number;
  /** How far haste turns the company from side paths, 0 to 1. */
  foresight: number;
  /** Appetite for finds beside the way. */
  curiosity: number;
  /** Appetite for fights. */
  valour: number;
  /** How much danger to a hero counts. */
  caution: number;
  /** How much it counts to provoke an enemy (§87). */
  prudence: number;
  /** What an inspiration must bring before it is spent. */
  thrift: number;
  /** How dear the last inspirations are, which a last stand may need. */
  reserve: number;
  /** Guards companions too, not only oneself (§86.1). */
  guardsOthers: boolean;
  /** Scouts for what the deck needs; else takes what comes. */
  scoutsWell: boolean;
  /** How far a decision strays from what it weighs, in points. */
  noise: number;
}

export const POLICIES: Record<BotSkill, Policy> = {
  careless: {
    weighsOdds: false,
    sendsTheBest: false,
    leisure: 0.7,
    dawdling: 0.5,
    foresight: 0.3,
    curiosity: 1.2,
    valour: 2,
    caution: 0.1,
    prudence: 0.6,
    thrift: 0.3,
    reserve: 0.1,
    guardsOthers: false,
    scoutsWell: false,
    noise: 3.5,
  },
  sensible: {
    weighsOdds: true,
    sendsTheBest: false,
    leisure: 0.45,
    dawdling: 0.5,
    foresight: 0.7,
    curiosity: 1,
    valour: 1,
    caution: 0.45,
    prudence: 0.85,
    thrift: 0.6,
    reserve: 0.4,
    guardsOthers: true,
    scoutsWell: true,
    noise: 2.2,
  },
  expert: {
    weighsOdds: true,
    sendsTheBest: true,
    leisure: 0.35,
    dawdling: 0.7,
    foresight: 0.9,
    curiosity: 0.9,
    valour: 1.3,
    caution: 1,
    prudence: 1.3,
    thrift: 0.6,
    reserve: 1,
    guardsOthers: true,
    scoutsWell: true,
    noise: 0.3,
  },
};
