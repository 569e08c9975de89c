import { useState } from 'react';
import { View } from 'react-native';
import { deedsOf, lastPages, legalCommands, taleOf } from '@/games/jime/play';
import { useWords } from '@/games/jime/session/useWords';
import { useLeave } from '@/shell/play/useLeave';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { Panel } from '@/ui/Panel';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { Chronicle } from '../chronicle/Chronicle';
import { FooterPage } from '@/ui/FooterPage';
import { Pages } from '../setUp/Prologue';
import { OurNames } from '../../OurNames';
import { VignetteFigure } from '../../vignettes/VignetteFigure';
import { useOpenGame } from '../useOpenGame';
import { DeedsSummary, Figures } from './DeedsSummary';
import { ShareTale } from './ShareTale';
import { taleLines } from './taleLines';

/** §106.6 The campaign is over: its last pages, then what this company did, adventure by adventure. */
export const Epilogue = () => {
  const translations = useWords();
  const words = translations.campaign;
  const { game, names, printed, heroName, act } = useOpenGame();
  const close = useLeave();
  const [over, setOver] = useState<'chronicle' | 'tale' | null>(null);
  const { company, history } = game.state.campaign;
  const all = deedsOf(game.state);
  const told = history.filter((one) => one.told).length;
  const [onwards] = legalCommands(game.state, game.content, ['goOn']);
  // The last pages of an edition that has grown since belong to what is still to be played.
  const pages = onwards ? [] : (lastPages(game) ?? []).map((page) => names.say(page));
  const tale = taleLines(taleOf(game.state), translations, { company, heroName, printed, names });
  const back = () => setOver(null);
  if (over === 'chronicle') return <Chronicle onClose={back} />;
  if (over === 'tale') return <ShareTale lines={tale} onBack={back} />;
  return (
    <FooterPage
      title={words.epilogue.end}
      onBack={close}
      top={<Text tone="faded">{names.say(game.content.campaign.name)}</Text>}
      footer={
        <>
          <Button icon="book" label={words.epilogue.chronicle} onPress={() => setOver('chronicle')} />
          {onwards ? null : <Button kind="primary" label={words.epilogue.leave} onPress={close} />}
          {onwards ? (
            <Button kind="primary" label={words.epilogue.goOn} onPress={() => act(onwards)} />
          ) : null}
        </>
      }
    >
      {onwards ? <Text size="story">{words.epilogue.grown}</Text> : null}
      <Pages vignette={game.content.campaign.vignette} pages={pages} />
      <Panel>
        {tale.map((line) => (
          <Text key={line} size="story">
            {line}
          </Text>
        ))}
        {all.length > 1 ? <Figures deeds={all} /> : null}
        <Button
          icon="save"
          label={translations.tale.share}
          onPress={() => setOver('tale')}
          style={{ alignSelf: 'flex-start' }}
        />
      </Panel>
      {history.map((played, index) => {
        const deeds = all[index - told];
        return (
          <Panel key={index}>
            <VignetteFigure name={game.content.adventures[played.adventure]?.vignette} width={200} />
            <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.s }}>
              <Icon
                name={played.outcome === 'won' ? 'leaf' : 'damage'}
                size={30}
                tone={played.outcome === 'won' ? 'moss' : 'ember'}
              />
              <Text size="heading" heading={2} style={{ flexShrink: 1 }}>
                {names.adventure(played.adventure)}
              </Text>
              <Text font="sansBold" tone={played.outcome === 'won' ? 'moss' : 'ember'}>
                {words.epilogue[played.outcome]}
              </Text>
            </View>
            {deeds ? <DeedsSummary deeds={deeds} /> : null}
            {played.told ? <Text tone="faded">{words.epilogue.told}</Text> : null}
          </Panel>
        );
      })}
      <OurNames />
    </FooterPage>
  );
};
