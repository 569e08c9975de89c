import { View } from 'react-native';
import type { VignetteName } from '@/games/jime/content';
import { Panel } from '@/ui/Panel';
import { MEASURE, SPACE, useTheme } from '@/ui/theme';
import { RuledMargin, StoryText } from '../../prompts/StoryText';
import { VignetteFigure } from '../../vignettes/VignetteFigure';
import { useOpenGame } from '../useOpenGame';

/** §new.6 What is read before the first adventure. */
export const Prologue = () => {
  const { game, names } = useOpenGame();
  const { prologue, vignette } = game.content.campaign;
  return <Pages vignette={vignette} pages={prologue.map((page) => names.say(page))} />;
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
