import type { HeroId, Line, LineWho } from '@/games/jime/play';
import { isLine, standingHeroes } from '@/games/jime/play';
import { prepareCard } from '../abilities/deckEffects';
import { anew, happen, scoutFor, settle } from '../abilities/happen';
import { cardsOf } from '../table/cards';
import { addWeakness, discard, resetDeck } from '../table/deck';
import type { Table } from '../table/table';
import { deckOf } from '../table/table';
import type { PromptOf } from './plainAnswers';
import { proceed } from './plainAnswers';

/** Heroes on the map that a line is for; of whoever stands here only a company at a real table knows. */
const heroesFor = (table: Table, who: LineWho): HeroId[] =>
  standingHeroes(table)
    .map(({ hero }) => hero)
    .filter((hero) => who === 'each' || (who !== 'here' && who.includes(hero)));

/** What the app can only ask of the table: cards shuffled in, cards scouted, a title prepared. */
const doLine = (table: Table, line: Line): void => {
  if (line.line === 'effect.weakness')
    for (const hero of heroesFor(table, line.who))
      for (let { count } = line; count > 0; count -= 1) addWeakness(deckOf(table, hero), table.dice);
  if (line.line === 'effect.scout')
    for (const hero of heroesFor(table, line.who)) scoutFor(table, hero, line.count);
  if (line.line === 'effect.title') {
    const card = cardsOf(table.content.box, table.cards)[line.title];
    if (card && table.decks[line.hero] && !prepareCard(table, line.hero, card))
      discard(deckOf(table, line.hero), card);
  }
};

/** A page is read, and what stands on it and at its foot is done. */
export const readOut = (table: Table, prompt: PromptOf<'message' | 'threshold' | 'ending'>): void => {
  const pages = 'pages' in prompt ? prompt.pages : [prompt.text];
  for (const text of [...pages, ...(prompt.foot ?? [])]) if ('line' in text) doLine(table, text);
  proceed(table);
};

/** §74, §84.2 Decks are reset, except before the first round, and everyone scouts. */
export const rally = (table: Table, { steps }: PromptOf<'rally'>): void => {
  anew(table, 'round');
  anew(table, 'phase');
  if (steps.some((step) => isLine(step, 'rally.reset')))
    for (const { hero } of standingHeroes(table)) happen(table, { at: 'rally', hero });
  for (const { hero } of standingHeroes(table)) {
    const deck = deckOf(table, hero);
    for (const step of steps) {
      if (isLine(step, 'rally.reset')) resetDeck(deck, table.dice);
      if (isLine(step, 'rally.scout')) scoutFor(table, hero, step.count, { inRally: true });
    }
  }
  settle(table);
  proceed(table);
};
