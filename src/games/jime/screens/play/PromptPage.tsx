import { View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import type { BoardView } from '@/games/jime/board/view';
import { EMPTY_BOARD } from '@/games/jime/board/view';
import type { OpenGame } from '@/games/jime/session/game';
import { useGame } from '@/games/jime/session/game';
import { Panel } from '@/ui/Panel';
import { Scroll } from '@/ui/Scroll';
import { SPACE, useTheme } from '@/ui/theme';
import { PromptSheet } from '../prompts/PromptSheet';

/** Between adventures there is no map. */
const NO_MAP: BoardView = { ...EMPTY_BOARD, kind: 'journey', tiles: [], coming: [], unexplored: [] };

/** What the app asks when no board lies beside it: clearing the table, an epilogue. */
export const PromptPage = ({ game }: { game: OpenGame }) => {
  const act = useGame((store) => store.act);
  const { colours } = useTheme();
  const inset = useSafeAreaInsets();
  const prompt = game.state.prompts.at(-1);
  if (!prompt || prompt.kind === 'panel' || prompt.kind === 'setUp') return null;
  return (
    <View role="main" style={{ flex: 1, backgroundColor: colours.ground }}>
      <Scroll
        contentContainerStyle={{
          flexGrow: 1,
          justifyContent: 'center',
          alignItems: 'center',
          padding: SPACE.l,
          paddingTop: SPACE.l + inset.top,
          paddingBottom: SPACE.l + inset.bottom,
        }}
      >
        <Panel style={{ width: '100%', maxWidth: 720, padding: SPACE.s }}>
          <PromptSheet
            prompt={prompt}
            game={game}
            act={(command) => void act(command)}
            view={NO_MAP}
            angle={0}
            onHighlight={() => undefined}
          />
        </Panel>
      </Scroll>
    </View>
  );
};
