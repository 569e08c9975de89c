import { View } from 'react-native';
import type { Character, EncounterCard, Id } from '@/games/lcg/play';
import { isLaden } from '@/games/lcg/play';
import { useWords } from '@/games/lcg/session/useWords';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { Pick } from '@/ui/tableSet';

type Props = {
  on: Character | EncounterCard | undefined;
  restricted: boolean;
  chosen: Id | null;
  onChoose(id: Id | null): void;
};

/** R p.24 A third Restricted attachment: which of the two that are worn is discarded. */
export const MakesWay = ({ on, restricted, chosen, onChoose }: Props) => {
  const words = useWords().table.attachments;
  if (!on || !restricted || !isLaden(on)) return null;
  const worn = on.attachments.filter((one) => one.restricted);
  return (
    <View style={{ gap: SPACE.xs }}>
      <Text>{words.makesWay}</Text>
      <Pick
        label={words.makesWay}
        options={worn.map(({ id, name }) => ({ id, name: name === '' ? words.unnamed : name }))}
        chosen={chosen === null ? [] : [chosen]}
        onChange={([id]) => onChoose(id ?? null)}
      />
    </View>
  );
};
