import { useRef, useState } from 'react';
import { View, useWindowDimensions } from 'react-native';
import type Svg from 'react-native-svg';
import { useWords } from '@/games/jime/session/useWords';
import { OUR_OWN } from '@/games/jime/session/openBox';
import { fileName } from '@/session/fileName';
import { sharePicture, shareText } from '@/session/share';
import { Button } from '@/ui/Button';
import { FooterPage } from '@/ui/FooterPage';
import { Notice } from '@/ui/Notice';
import { SPACE } from '@/ui/theme';
import { useOpenGame } from '../useOpenGame';
import type { Told } from './TalePicture';
import { TalePicture, sizeOf } from './TalePicture';

/** On the screen it is no wider than a page of a book. */
const SHOWN = 520;

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

/** The picture as it stands, painted as large as it is sent. */
const painted = (svg: Svg, told: Told): Promise<Uint8Array<ArrayBuffer>> =>
  new Promise((resolve) => svg.toDataURL((base64) => resolve(bytesOf(base64)), sizeOf(told)));

/** The mark of our own names is explained in the app, not in what leaves it. */
const unmarked = (line: string): string => line.replace(new RegExp(`\\s?${OUR_OWN}`, 'g'), '');

/** The tale to be sent to friends: as the picture that is shown, or in words. */
export const ShareTale = ({ lines: told, onBack }: { lines: readonly string[]; onBack(): void }) => {
  const words = useWords().tale;
  const { game, names } = useOpenGame();
  const { width } = useWindowDimensions();
  const svg = useRef<Svg>(null);
  const [shared, setShared] = useState<boolean | null>(null);
  const { company, heroes } = game.state.campaign;
  const { name, vignette } = game.content.campaign;
  const lines = told.map(unmarked);
  const leaf: Told = {
    heading: words.heading(company),
    campaign: names.say(name),
    vignette,
    heroes: heroes.map(({ hero }) => hero),
    lines,
    sign: words.sign,
  };
  const tell = (sharing: Promise<void>): void =>
    void sharing.then(
      () => setShared(true),
      () => setShared(false),
    );
  const today = (ending: string): string => fileName(company, new Date(), ending);
  const asText = () => {
    const text = [leaf.heading, leaf.campaign, '', ...lines, '', leaf.sign, ''].join('\n');
    tell(shareText(today('txt'), text, 'text/plain'));
  };
  const asPicture = () => {
    if (svg.current) tell(painted(svg.current, leaf).then((png) => sharePicture(today('png'), png)));
  };
  return (
    <FooterPage
      title={words.share}
      onBack={onBack}
      footer={
        <>
          <Button icon="book" label={words.asText} onPress={asText} />
          <Button kind="primary" icon="save" label={words.asPicture} onPress={asPicture} />
        </>
      }
    >
      {shared === null ? null : (
        <Notice kind={shared ? 'done' : 'warning'} text={shared ? words.shared : words.notShared} />
      )}
      <View style={{ alignItems: 'center' }}>
        <TalePicture told={leaf} width={Math.min(SHOWN, width - 2 * SPACE.l)} svg={svg} />
      </View>
    </FooterPage>
  );
};
