import { useRouter } from 'expo-router';
import { useState } from 'react';
import { View } from 'react-native';
import { FEWEST_PLAYERS, FORMATS, MOST_PLAYERS } from '@/games/tcg/play';
import { useBaseRules } from '@/games/tcg/session/baseRules';
import { useLastTable } from '@/games/tcg/session/lastTable';
import { useWords } from '@/games/tcg/session/useWords';
import { NotSavedNotice } from '@/shell/saves/NotSavedNotice';
import { useBack } from '@/shell/useBack';
import { Button } from '@/ui/Button';
import { FooterPage } from '@/ui/FooterPage';
import { Panel } from '@/ui/Panel';
import { Setting } from '@/ui/Setting';
import { Stepper } from '@/ui/Stepper';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { changedRules } from '../baseRules/values';
import { PlayerPanel } from './PlayerPanel';
import { SameTable } from './SameTable';
import type { Draft } from './draft';
import { BLANK, asksMoveLimit, withPlayer, withPlayers } from './draft';
import { useBegin } from './useBegin';

/** A new game on one leaf; the bids come next, at the table. */
export const NewGame = () => {
  const { newGame: words } = useWords();
  const back = useBack();
  const router = useRouter();
  const base = useBaseRules((store) => store.value);
  const last = useLastTable((store) => store.value);
  const { begin, failed, beginning } = useBegin();
  const [draft, setDraft] = useState<Draft>(BLANK);
  const setOut = async () => {
    if (await begin(draft)) router.replace('/tcg/play');
  };
  return (
    <FooterPage
      title={words.title}
      onBack={back}
      top={failed ? <NotSavedNotice holdsUp /> : null}
      footer={
        <Button
          kind="primary"
          icon="company"
          label={words.begin}
          disabled={beginning}
          onPress={() => void setOut()}
        />
      }
    >
      {last ? <SameTable last={last} onTake={() => setDraft({ ...draft, players: last.players })} /> : null}
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.m }}>
        <Text font="serifBold">{words.players}</Text>
        <Stepper
          label={words.players}
          value={draft.players.length}
          min={FEWEST_PLAYERS}
          max={MOST_PLAYERS}
          onChange={(count) => setDraft(withPlayers(draft, count))}
        />
        <Text tone="faded" style={{ flexShrink: 1 }}>
          {words.order}
        </Text>
      </View>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'flex-start', gap: SPACE.m }}>
        {draft.players.map((player, seat) => (
          <PlayerPanel
            key={seat}
            seat={seat}
            player={player}
            onChange={(changed) => setDraft((before) => withPlayer(before, seat, changed))}
          />
        ))}
      </View>
      <Panel style={{ gap: SPACE.l }}>
        <Setting
          words={words.format}
          value={draft.format}
          choices={FORMATS}
          onChoose={(format) => setDraft({ ...draft, format })}
        />
        {asksMoveLimit(draft, base) ? (
          <View style={{ gap: SPACE.s }}>
            <View>
              <Text font="serifBold">{words.moveLimit}</Text>
              <Text tone="faded">{words.moveLimitText}</Text>
            </View>
            <Stepper
              label={words.moveLimit}
              value={draft.moveLimit}
              min={1}
              max={9}
              onChange={(moveLimit) => setDraft({ ...draft, moveLimit })}
            />
          </View>
        ) : null}
      </Panel>
      <Source changed={changedRules(base).length} onOpen={() => router.push('/tcg/base')} />
    </FooterPage>
  );
};

/** What the booklet leaves out, and the way to set it. */
const Source = ({ changed, onOpen }: { changed: number; onOpen(): void }) => {
  const { newGame: words } = useWords();
  return (
    <Panel>
      <Text>{words.source}</Text>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.m }}>
        <Button icon="rules" label={words.baseRules} onPress={onOpen} />
        {changed > 0 ? <Text tone="gold">{words.baseChanged(changed)}</Text> : null}
      </View>
    </Panel>
  );
};
