import { View } from 'react-native';
import type { VignetteName } from '@/games/jime/content';
import { storySoFar } from '@/games/jime/play';
import { Panel } from '@/ui/Panel';
import { MEASURE, SPACE, useTheme } from '@/ui/theme';
import { RuledMargin, StoryText } from '../../prompts/StoryText';
import { VignetteFigure } from '../../vignettes/VignetteFigure';
import { useOpenGame } from '../useOpenGame';

/** §new.6 What is read before the first adventure; by a company that begins later, the story so far. */
export const Prologue = () => {
  const { game, names } = useOpenGame();
  const { prologue, vignette } = game.content.campaign;
  const { start } = game.state.campaign;
  const pages = start ? storySoFar(game.content, start) : prologue.map((page) => [page]);
  return (
    <Pages vignette={vignette} pages={pages.map((page) => page.map((key) => names.say(key)).join(' '))} />
  );
};

type PagesProps = { vignette: VignetteName | undefined; pages: readonly string[] };

/** Pages of a story under each other and under their drawing, in the measure of a book. */
export const Pages = ({ vignette, pages }: PagesProps) => {
  // A line holds as many letters whatever their size, and the drawing makes room for them.
  const { scale } = useTheme();
  return pages.length === 0 ? null : (
    <View style={{ alignSelf: 'center', width: '100%', maxWidth: MEASURE * scale }}>
      <Panel style={{ padding: SPACE.l }}>
        <VignetteFigure name={vignette} width={280 / scale ** 2} />
        <RuledMargin>
          {pages.map((page, i) => (
            <StoryText key={page} opening={i === 0}>
              {page}
            </StoryText>
          ))}
        </RuledMargin>
      </Panel>
    </View>
  );
};
