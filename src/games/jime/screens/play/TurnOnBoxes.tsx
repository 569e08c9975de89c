import { useRouter } from 'expo-router';
import { useBox } from '@/games/jime/session/box';
import { useWords } from '@/games/jime/session/useWords';
import type { Refusal } from '@/kernel/step';
import { Button } from '@/ui/Button';
import { Text } from '@/ui/Text';
import { useNames } from '../useNames';

/** §56.3 The boxes a campaign needs and that are off, and the way to turn them on. */
export const TurnOnBoxes = ({ refusal: { params } }: { refusal: Refusal }) => {
  const { collection, board } = useWords();
  const router = useRouter();
  const { opened } = useBox();
  const { say } = useNames();
  const boxes: readonly string[] = Array.isArray(params?.boxes) ? params.boxes : [];
  return (
    <>
      {opened ? (
        <Text>{collection.missing(board.list(...boxes.map((id) => say(`product.${id}`))))}</Text>
      ) : null}
      <Button icon="collection" label={collection.title} onPress={() => router.replace('/jime/collection')} />
    </>
  );
};
