/** What players have entered: kept, found again, written to a file and read from one. */
export {
  EMPTY_CATALOGUE,
  cardsOf,
  characterFieldsOf,
  encounterFieldsOf,
  forget,
  isKnownCard,
  keyOf,
  knownQuestPoints,
  merge,
  remember,
  spheresIn,
  spheresOf,
  suggest,
  withFields,
} from './catalogue';
export type { Catalogue, KnownCard, PlayedFields } from './catalogue';
export { LONGEST_FILE, readCatalogue, readKeptCatalogue, writeCatalogue } from './file';
export type { CatalogueFault, CatalogueRead } from './file';
