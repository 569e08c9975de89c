import { useState } from 'react';
import { View } from 'react-native';
import { deedsOf } from '@/games/jime/play';
import { useLanguage } from '@/session/settings';
import { useWords } from '@/games/jime/session/useWords';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { Panel } from '@/ui/Panel';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { Chronicle } from '../chronicle/Chronicle';
import { Leaf } from '../Leaf';
import { Pages } from '../setUp/Prologue';
import { adventureName, sayIn } from '../told';
import { useQuit } from '../useQuit';
import { useTable } from '../useTable';
import { DeedsTold, Figures } from './DeedsTold';

/** §106.6 The campaign is over: its last pages, then what this company did, adventure by adventure. */
export const Epilogue = () => {
  const { campaign: words, board } = useWords();
  const language = useLanguage();
  const { game, printed, heroName } = useTable();
  const close = useQuit();
  const [reading, setReading] = useState(false);
  const { company, heroes, history, ending } = game.state.campaign;
  const all = deedsOf(game.state);
  const say = sayIn(game.content, language);
  const pages = game.content.campaign.epilogues.find(({ id }) => id === ending)?.pages ?? [];
  if (reading) return <Chronicle onClose={() => setReading(false)} />;
  return (
    <Leaf
      title={words.epilogue.end}
      onBack={close}
      top={<Text tone="faded">{say(game.content.campaign.name)}</Text>}
      foot={
        <>
          <Button icon="book" label={words.epilogue.chronicle} onPress={() => setReading(true)} />
          <Button kind="primary" label={words.epilogue.leave} onPress={close} />
        </>
      }
    >
      <Pages pages={pages.map(say)} />
      <Panel>
        <Text size="story">
          {words.epilogue.story(
            company,
            board.list(
              ...heroes.map(({ hero, role }) =>
                [heroName(hero), role ? `(${printed(`role.${role}`)})` : ''].join(' ').trim(),
              ),
            ),
            history.length,
          )}
        </Text>
        {all.length > 1 ? <Figures deeds={all} /> : null}
      </Panel>
      {history.map((played, index) => {
        const deeds = all[index];
        return (
          <Panel key={index}>
            <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.s }}>
              <Icon
                name={played.outcome === 'won' ? 'leaf' : 'damage'}
                size={30}
                tone={played.outcome === 'won' ? 'moss' : 'ember'}
              />
              <Text size="heading" heading={2} style={{ flexShrink: 1 }}>
                {adventureName(game.content, language, played.adventure)}
              </Text>
              <Text font="sansBold" tone={played.outcome === 'won' ? 'moss' : 'ember'}>
                {words.epilogue[played.outcome]}
              </Text>
            </View>
            {deeds ? <DeedsTold deeds={deeds} /> : null}
          </Panel>
        );
      })}
    </Leaf>
  );
};
