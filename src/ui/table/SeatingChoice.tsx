import { Choice } from '../Choice';
import { useTableLayout } from '../useTableLayout';
import { Section } from './Sheet';

const SEATING = ['around', 'facing'] as const;
type Seating = (typeof SEATING)[number];

type Props = {
  words: { label: string; options: Record<Seating, string> };
  value: Seating;
  onChoose(seating: Seating): void;
};

/** Whether each side is turned to where its player sits; on a phone everything faces one player. */
export const SeatingChoice = ({ words, value, onChoose }: Props) => {
  const { compact } = useTableLayout();
  if (compact) return null;
  return (
    <Section title={words.label}>
      <Choice
        label={words.label}
        value={value}
        options={SEATING.map((seating) => ({ value: seating, label: words.options[seating] }))}
        onChoose={onChoose}
      />
    </Section>
  );
};
