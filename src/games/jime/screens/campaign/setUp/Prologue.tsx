import { View } from 'react-native';
import { Panel } from '@/ui/Panel';
import { MEASURE, SPACE } from '@/ui/theme';
import { RuledMargin, StoryText } from '../../prompts/StoryText';
import { useOpenGame } from '../useOpenGame';

/** §new.6 What is read before the first adventure. */
export const Prologue = () => {
  const { game, names } = useOpenGame();
  return <Pages pages={game.content.campaign.prologue.map((page) => names.say(page))} />;
};

/** Pages of a story under each other, in the measure of a book. */
export const Pages = ({ pages }: { pages: readonly string[] }) =>
  pages.length === 0 ? null : (
    <View style={{ alignSelf: 'center', width: '100%', maxWidth: MEASURE }}>
      <Panel style={{ padding: SPACE.l }}>
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
