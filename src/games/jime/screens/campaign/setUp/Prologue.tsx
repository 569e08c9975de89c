import { View } from 'react-native';
import { useLanguage } from '@/session/settings';
import { Panel } from '@/ui/Panel';
import { MEASURE, SPACE } from '@/ui/theme';
import { StoryText } from '../../prompts/StoryText';
import { sayIn } from '../told';
import { useTable } from '../useTable';

/** §new.6 What is read before the first adventure. */
export const Prologue = () => {
  const { game } = useTable();
  const say = sayIn(game.content, useLanguage());
  return <Pages pages={game.content.campaign.prologue.map(say)} />;
};

/** Pages of a story under each other, in the measure of a book. */
export const Pages = ({ pages }: { pages: readonly string[] }) =>
  pages.length === 0 ? null : (
    <View style={{ alignSelf: 'center', width: '100%', maxWidth: MEASURE }}>
      <Panel style={{ padding: SPACE.l, gap: SPACE.l }}>
        {pages.map((page) => (
          <StoryText key={page}>{page}</StoryText>
        ))}
      </Panel>
    </View>
  );
