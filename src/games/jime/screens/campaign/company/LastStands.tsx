import { useState } from 'react';
import { View } from 'react-native';
import type { Against, HeroInPlay } from '@/games/jime/play';
import { useWords } from '@/games/jime/session/useWords';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { Notice } from '@/ui/Notice';
import { Panel } from '@/ui/Panel';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { useOpenGame } from '../useOpenGame';

type Props = { hero: HeroInPlay; onClose(): void };

/** §19.2 Begun from here at any time, once confirmed: the stat is drawn, and drawn once. */
export const LastStands = ({ hero: { hero, lastStands }, onClose }: Props) => {
  const { app, campaign } = useWords();
  const words = campaign.menu.hero;
  const { game, heroName, act } = useOpenGame();
  const [asked, setAsked] = useState<Against | null>(null);
  const due = game.state.prompts.some(({ kind }) => kind === 'lastStands' || kind === 'lastStand');
  const stand = (against: Against) => {
    act({ type: 'lastStand', hero, against });
    onClose();
  };
  return (
    <Panel style={{ gap: SPACE.s }}>
      <Text font="serifBold">{words.lastStands(lastStands)}</Text>
      <Text tone="faded">{words.lastStandWhen}</Text>
      {due ? (
        <Notice kind="warning" text={words.due} action={<Button label={app.close} onPress={onClose} />} />
      ) : (
        <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s }}>
          {(['damage', 'fear'] as const).map((against) => (
            <Button
              key={against}
              icon={against}
              label={words.against[against]}
              onPress={() => setAsked(against)}
            />
          ))}
        </View>
      )}
      <Dialog
        title={words.confirm(heroName(hero))}
        open={asked !== null}
        onClose={() => setAsked(null)}
        actions={
          <>
            <Button label={app.cancel} onPress={() => setAsked(null)} />
            <Button
              kind="interact"
              label={words.lastStand}
              onPress={() => {
                setAsked(null);
                if (asked) stand(asked);
              }}
            />
          </>
        }
      >
        <Text size="story">{asked ? words.against[asked] : ''}</Text>
      </Dialog>
    </Panel>
  );
};
