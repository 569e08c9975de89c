import { useRouter } from 'expo-router';
import { useState } from 'react';
import { View } from 'react-native';
import { beginGame } from '@/games/confrontation/session/game';
import { rememberPlayers, useConfrontationSettings, useHints } from '@/games/confrontation/session/settings';
import { useWords } from '@/games/confrontation/session/useWords';
import { drawSeed } from '@/session/drawSeed';
import { NotSavedNotice } from '@/shell/saves/NotSavedNotice';
import { useBack } from '@/shell/useBack';
import { Button } from '@/ui/Button';
import { FooterPage } from '@/ui/FooterPage';
import { Panel } from '@/ui/Panel';
import { Setting } from '@/ui/Setting';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import type { Draft } from './draft';
import { chosenIn, draftOf, lastPlayersIn, namesIn } from './draft';
import { Balance } from './Balance';
import { MoreOptions } from './MoreOptions';
import { Players } from './Players';

/** A new game on one leaf: as it stands, one tap begins it. */
export const NewGame = () => {
  const words = useWords();
  const { newGame } = words;
  const back = useBack();
  const router = useRouter();
  const [draft, setDraft] = useState<Draft>(() => draftOf(useConfrontationSettings.getState().settings));
  const hints = useHints();
  const [more, setMore] = useState(false);
  const [failed, setFailed] = useState(false);
  const [isBeginning, setBeginning] = useState(false);
  const change = (part: Partial<Draft>): void => setDraft({ ...draft, ...part });
  const begin = async (): Promise<void> => {
    setBeginning(true);
    setFailed(false);
    await rememberPlayers(lastPlayersIn(draft));
    const [first, second] = namesIn(draft, words);
    const failure = await beginGame(newGame.saveName(first, second), chosenIn(draft, words, drawSeed()));
    setBeginning(false);
    if (failure) setFailed(true);
    else router.replace('/confrontation/play');
  };
  return (
    <FooterPage
      title={newGame.title}
      onBack={back}
      top={failed ? <NotSavedNotice holdsUp /> : null}
      width={860}
      footer={
        <Button
          kind="primary"
          icon="company"
          label={newGame.begin}
          disabled={isBeginning}
          onPress={() => void begin()}
        />
      }
    >
      {hints ? <Text tone="faded">{newGame.hints}</Text> : null}
      <Players draft={draft} change={change} />
      <Panel>
        <Setting
          words={newGame.cast}
          value={draft.options.cast}
          choices={['classic', 'variant', 'draft']}
          onChoose={(cast) => change({ options: { ...draft.options, cast } })}
        />
        <Balance
          options={draft.options}
          onChange={(options) => {
            change({ options });
            setMore(true);
          }}
        />
      </Panel>
      <View style={{ gap: SPACE.m }}>
        <MoreOptions
          open={more}
          onOpen={setMore}
          options={draft.options}
          onChange={(options) => change({ options })}
        />
      </View>
    </FooterPage>
  );
};
