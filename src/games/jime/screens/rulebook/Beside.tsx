import { FigureDrawing } from './FigureDrawing';
import { Now } from './Now';

/** What stands in an entry beside its text: what it means at this moment, and a drawing where one says it better. */
export const Beside = ({ topic }: { topic: string }) => (
  <>
    <Now section={topic} />
    <FigureDrawing section={topic} />
  </>
);
