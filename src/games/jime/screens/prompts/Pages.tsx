import { View } from 'react-native';
import { useWords } from '@/games/jime/session/useWords';
import { useOnBack } from '@/ui/backStack';
import { Button } from '@/ui/Button';
import { Picture } from '@/ui/Picture';
import { SPACE, useTheme } from '@/ui/theme';

type Props = { at: number; of: number; onTurn(to: number): void; onEnd(): void; end: string };

/** Turning pages: the last one’s button goes on with the game. */
export const PageActions = ({ at, of, onTurn, onEnd, end }: Props) => {
  const words = useWords().prompts;
  const last = at >= of - 1;
  useOnBack(at > 0 ? () => onTurn(at - 1) : null, 'page');
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.s }}>
      {at > 0 ? (
        <Button label={words.pageBefore} icon="back" onPress={() => onTurn(at - 1)} style={{ flexGrow: 1 }} />
      ) : null}
      <Button
        kind="primary"
        label={last ? end : words.nextPage}
        onPress={() => (last ? onEnd() : onTurn(at + 1))}
        style={{ flexGrow: 2 }}
      />
    </View>
  );
};

/** One dot a page, the present one filled and wider. */
export const PageDots = ({ at, of }: { at: number; of: number }) => {
  const { colours } = useTheme();
  const words = useWords().prompts;
  if (of < 2) return null;
  return (
    <Picture
      label={words.page(at + 1, of)}
      style={{ flexDirection: 'row', justifyContent: 'center', gap: SPACE.s, paddingTop: SPACE.xs }}
    >
      {Array.from({ length: of }, (_, i) => (
        <View
          key={i}
          style={{
            width: i === at ? 24 : 10,
            height: 10,
            borderRadius: 5,
            borderWidth: 1.5,
            borderColor: colours.gold,
            backgroundColor: i === at ? colours.gold : 'transparent',
          }}
        />
      ))}
    </Picture>
  );
};
