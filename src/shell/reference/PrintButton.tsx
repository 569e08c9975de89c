import { useState } from 'react';
import { View } from 'react-native';
import { printPage } from '@/session/print';
import type { Reference } from '@/session/reference';
import { useLanguage } from '@/session/settings';
import { Button } from '@/ui/Button';
import { Text } from '@/ui/Text';
import { useBookWords } from './useBookWords';
import { printedPage } from './printed';

/** The whole reference of one game as one page for paper. */
export const PrintButton = ({ reference }: { reference: Reference }) => {
  const words = useBookWords();
  const language = useLanguage();
  const [failed, setFailed] = useState(false);
  const print = () => {
    setFailed(false);
    const title = words.printed(reference.game);
    printPage(title, printedPage(reference, title, language)).catch(() => setFailed(true));
  };
  return (
    <View style={{ flexShrink: 1 }}>
      <Button kind="quiet" icon="book" label={words.print} onPress={print} />
      {failed ? (
        <Text tone="ember" live>
          {words.printFailed}
        </Text>
      ) : null}
    </View>
  );
};
