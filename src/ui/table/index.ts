/** What the tables of the card games share, behind the one lazy import of `tableSet`. */
export { Arriving } from './Arriving';
export { Chip } from './Chip';
export { Dial } from './Dial';
export { Fact } from './Fact';
export { LogLines } from './LogLines';
export { NextButton } from './NextButton';
export { Pick } from './Pick';
export { PrintedStepper } from './PrintedStepper';
export { RefusedStep } from './RefusedStep';
export { Sheet, Section, Row } from './Sheet';
export { StepButton } from './StepButton';
export { Suggestions } from './Suggestions';
export { SumLine, ResultLine } from './SumLines';
export { TableLayout } from './TableLayout';
export { Turned } from './Turned';
export { UndoRedo } from './UndoRedo';
