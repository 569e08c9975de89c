import type { LoadReference, Topic } from '@/session/reference';
import { useWords } from '@/session/settings';
import { Button } from '@/ui/Button';
import { Section } from '@/ui/tableSet';
import { Text } from '@/ui/Text';
import { TopicCard } from './TopicCard';
import { topicsOfStep } from './search';
import { useReferences } from './useReferences';

type Props = {
  game: string;
  load: LoadReference;
  /** Only those wanted at a step, or only some; every one without either. */
  step?: string;
  only?(topic: Topic): boolean;
  /** As many as one reads while the others wait. */
  most?: number;
  /** Above them, where they stand among other things. */
  heading?: string;
};

/** What a game has to look up about one thing, on a sheet over its table. */
export const Topics = ({ game, load, step, only = () => true, most, heading }: Props) => {
  const { app } = useWords();
  const { opened, failed, retry } = useReferences(game, load, true);
  const [own] = opened;
  if (failed) return <Button icon="retry" label={app.retry} onPress={retry} />;
  if (!own) return <Text tone="faded">{app.opening}</Text>;
  const { topics } = own.reference;
  const wanted = (step === undefined ? topics : topicsOfStep(topics, step)).filter(only).slice(0, most);
  const cards = wanted.map((topic) => <TopicCard key={topic.id} topic={topic} />);
  return heading === undefined || wanted.length === 0 ? cards : <Section title={heading}>{cards}</Section>;
};
