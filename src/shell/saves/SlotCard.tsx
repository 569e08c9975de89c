import { useState } from 'react';
import { View } from 'react-native';
import type { OpenBox } from '@/games/jime/session/box';
import { useNames } from '@/games/jime/session/box';
import type { Unopened } from '@/games/jime/session/resume';
import type { Slot, Snapshot } from '@/session/slots';
import { useLanguage } from '@/session/settings';
import { useWords } from '@/games/jime/session/useWords';
import type { Summary } from '@/games/jime/session/cover';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { Panel } from '@/ui/Panel';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { MapPicture } from '@/games/jime/screens/MapPicture';
import { Points } from './Points';
import { SlotMenu } from './SlotMenu';
import { dateOf, placeOf, unopenedText } from '@/games/jime/screens/coverLines';

const PICTURE = 128;

type Props = {
  slot: Slot;
  opened: OpenBox;
  onResume(): Promise<Unopened | undefined>;
  onGo(point: Snapshot): Promise<Unopened | undefined>;
};

/** §98.3 One save: who, where, when, how the map lies; and going on. */
export const SlotCard = ({ slot, opened, onResume, onGo }: Props) => {
  const words = useWords();
  const names = useNames(opened);
  const [open, setOpen] = useState<'menu' | 'points' | null>(null);
  const [unopened, setUnopened] = useState<Unopened>();
  const { summary, name } = slot;
  const close = (): void => setOpen(null);
  const go = async (point: Snapshot): Promise<void> => {
    close();
    setUnopened(await onGo(point));
  };
  return (
    <Panel>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.m }}>
        {summary ? (
          <MapPicture
            box={opened.box}
            summary={summary}
            size={PICTURE}
            label={pictureLabel(words.cover, summary)}
          />
        ) : null}
        <View style={{ flex: 1, minWidth: 240, gap: SPACE.xs }}>
          <Text size="heading" heading={2}>
            {name}
          </Text>
          <About slot={slot} opened={opened} />
        </View>
      </View>
      {unopened ? (
        <Notice
          kind="warning"
          text={unopenedText(words, unopened, (product) => names.card(`product.${product}`).name)}
        />
      ) : null}
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'flex-end', gap: SPACE.s }}>
        <Button label={words.saves.more} said={words.saves.moreLabel(name)} onPress={() => setOpen('menu')} />
        <Button
          kind="primary"
          icon="map"
          label={words.saves.resume}
          said={words.saves.resumeLabel(name)}
          onPress={() => void onResume().then(setUnopened)}
        />
      </View>
      {open === 'menu' ? <SlotMenu slot={slot} onClose={close} onPoints={() => setOpen('points')} /> : null}
      {open === 'points' ? <Points slot={slot} onClose={close} onGo={(point) => void go(point)} /> : null}
    </Panel>
  );
};

type CoverWords = ReturnType<typeof useWords>['cover'];

const pictureLabel = (words: CoverWords, { tiles, battleTiles }: Summary): string => {
  const laid = tiles.length + battleTiles.length;
  return laid === 0 ? words.noMap : words.map(laid);
};

const About = ({ slot, opened }: { slot: Slot; opened: OpenBox }) => {
  const words = useWords();
  const language = useLanguage();
  const names = useNames(opened);
  const { cover, saves } = words;
  const { summary, changed } = slot;
  if (!summary) return <Text tone="ember">{saves.unknown}</Text>;
  const heroes = summary.heroes.map((hero) => names.say(`hero.${hero}`));
  return (
    <>
      <Text font="serifBold">{placeOf(words, language, summary)}</Text>
      <Text>{[summary.campaign[language], cover.difficulty[summary.difficulty]].join(' · ')}</Text>
      <Text>{words.app.pair(summary.company, words.board.list(...heroes))}</Text>
      <Text tone="faded">
        {[
          ...(summary.played > 0 ? [cover.played(summary.played)] : []),
          saves.changed(dateOf(language, changed)),
        ].join(' · ')}
      </Text>
    </>
  );
};
