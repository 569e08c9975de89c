import type { en } from '../en';
import { collectionFr } from './collection';
import { boxFr } from './box';
import { boardFr } from './board';
import { graphFr } from './graph';
import { layMapFr } from './layMap';
import { coverFr } from './cover';
import { importedCampaignsFr } from './importedCampaigns';
import { jimeSettingsFr } from './jimeSettings';
import { campaignFr } from './campaign';
import { nowFr } from './now';
import { playFr } from './play';
import { promptsFr } from './prompts';
import { referenceFr } from './reference';
import { rulesFr } from './rules';
import { rulingsFr } from './rulings';
import { tableFr } from './table';
import { taleFr } from './tale';
import { tellingFr } from './telling';
import { termsFr } from './terms';

export const fr: typeof en = {
  collection: collectionFr,
  box: boxFr,
  board: boardFr,
  graph: graphFr,
  layMap: layMapFr,
  cover: coverFr,
  importedCampaigns: importedCampaignsFr,
  jimeSettings: jimeSettingsFr,
  campaign: campaignFr,
  now: nowFr,
  play: playFr,
  prompts: promptsFr,
  reference: referenceFr,
  rules: rulesFr,
  rulings: rulingsFr,
  table: tableFr,
  tale: taleFr,
  telling: tellingFr,
  terms: termsFr,
};
