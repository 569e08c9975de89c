import type { ComponentType } from 'react';
import { createElement } from 'react';
import type * as Components from './table';

type TableSet = typeof Components;

let loaded: TableSet | null = null;

/**
 * Comes with the first game that lays a table of cards: what two lazy imports share otherwise is loaded before the shelf.
 */
export const loadTableSet = async (): Promise<void> => {
  loaded ??= await import('./table');
};

const lent = <Name extends keyof TableSet>(name: Name): TableSet[Name] => {
  const Lent = (props: object) => {
    if (!loaded) throw new Error(`${name} is shown before its game was loaded`);
    return createElement(loaded[name] as ComponentType<object>, props);
  };
  return Lent as TableSet[Name];
};

export const Around = lent('Around');
export const Chip = lent('Chip');
export const DeckVerdict = lent('DeckVerdict');
export const Dial = lent('Dial');
export const EndGame = lent('EndGame');
export const Fact = lent('Fact');
export const ListFiles = lent('ListFiles');
export const Modifiers = lent('Modifiers');
export const NextButton = lent('NextButton');
export const NoGameYet = lent('NoGameYet');
export const PastedDeck = lent('PastedDeck');
export const PhaseRibbon = lent('PhaseRibbon');
export const Pick = lent('Pick');
export const PlayedGame = lent('PlayedGame');
export const PrintedStepper = lent('PrintedStepper');
export const RefusedStep = lent('RefusedStep');
export const ResultLine = lent('ResultLine');
export const Row = lent('Row');
export const SeatingChoice = lent('SeatingChoice');
export const Section = lent('Section');
export const Sheet = lent('Sheet');
export const StepButton = lent('StepButton');
export const StepLayout = lent('StepLayout');
export const Suggestions = lent('Suggestions');
export const SumLine = lent('SumLine');
export const TableCloth = lent('TableCloth');
export const TableLayout = lent('TableLayout');
export const UndoRedo = lent('UndoRedo');
