import { collectionEn } from './collection';
import { boxEn } from './box';
import { boardEn } from './board';
import { graphEn } from './graph';
import { layMapEn } from './layMap';
import { coverEn } from './cover';
import { importedCampaignsEn } from './importedCampaigns';
import { jimeSettingsEn } from './jimeSettings';
import { campaignEn } from './campaign';
import { nowEn } from './now';
import { playEn } from './play';
import { promptsEn } from './prompts';
import { referenceEn } from './reference';
import { rulesEn } from './rules';
import { rulingsEn } from './rulings';
import { tableEn } from './table';
import { taleEn } from './tale';
import { tellingEn } from './telling';
import { termsEn } from './terms';

/** Every word of Journeys in Middle-earth. Other languages have the same shape, so a missing word does not compile. */
export const en = {
  collection: collectionEn,
  box: boxEn,
  board: boardEn,
  graph: graphEn,
  layMap: layMapEn,
  cover: coverEn,
  importedCampaigns: importedCampaignsEn,
  jimeSettings: jimeSettingsEn,
  campaign: campaignEn,
  now: nowEn,
  play: playEn,
  prompts: promptsEn,
  reference: referenceEn,
  rules: rulesEn,
  rulings: rulingsEn,
  table: tableEn,
  tale: taleEn,
  telling: tellingEn,
  terms: termsEn,
};
