import { View } from 'react-native';
import { useLanguage, useWords } from '@/session/settings';
import { Button } from '@/ui/Button';
import { Text } from '@/ui/Text';
import { SPACE, useTheme } from '@/ui/theme';
import type { LatestSlot } from '@/saves/latest';
import type { GameCard } from '../gameCard';
import { AppName } from './AppName';
import { BOUND, Binding } from './Binding';
import { MainLink, OtherLinks } from './GameLinks';
import { OpenBook, pageWidth } from './OpenBook';
import { Plate } from './Plate';
import { Ribbon } from './Ribbon';
import { ShellLinks } from './ShellLinks';
import { useContinue } from './useContinue';

type Props = {
  card: GameCard;
  latest: LatestSlot | null;
  width: number;
  form: 'open' | 'page';
  narrow: boolean;
};

/** The only game there is: the book itself lies open at it. */
export const OnlyGame = ({ card, latest, width, form, narrow }: Props) => {
  const pad = narrow ? SPACE.m : SPACE.l;
  const picture = form === 'open' ? pageWidth(width) : width - BOUND - 2 * pad;
  const plate = <Plate of={card} width={picture} height={Math.round(picture * (narrow ? 0.5 : 0.6))} />;
  const offers = <Offers card={card} latest={latest} narrow={narrow} />;
  return (
    <View style={{ width }}>
      {form === 'open' ? (
        <OpenBook
          width={width}
          left={
            <View style={{ gap: SPACE.l }}>
              <AppName />
              {plate}
            </View>
          }
          right={offers}
        />
      ) : (
        <Binding leather="ember" width={width} style={{ padding: pad, gap: SPACE.m }}>
          <AppName />
          {plate}
          {offers}
        </Binding>
      )}
      {latest ? (
        <Ribbon
          length={form === 'open' ? 120 : 70}
          {...(form === 'open' ? { left: '50%' } : { right: 28 })}
        />
      ) : null}
    </View>
  );
};

type OffersProps = { card: GameCard; latest: LatestSlot | null; narrow: boolean };

const Offers = ({ card, latest, narrow }: OffersProps) => {
  const language = useLanguage();
  const { colours } = useTheme();
  return (
    <View style={{ gap: narrow ? SPACE.s + 4 : SPACE.m }}>
      <View>
        <Text size={narrow ? 'story' : 'heading'} font="serifBold" heading={2}>
          {card.title[language]}
        </Text>
        <Text font="serifItalic" tone="faded">
          {card.subtitle[language]}
        </Text>
      </View>
      {latest ? <Continue latest={latest} /> : null}
      <MainLink of={card} primary={!latest} />
      <OtherLinks of={card} />
      <View style={{ borderTopWidth: 1, borderColor: colours.faded, paddingTop: SPACE.s }}>
        <ShellLinks narrow={narrow} />
      </View>
    </View>
  );
};

const Continue = ({ latest }: { latest: LatestSlot }) => {
  const goOn = useContinue(latest);
  return <Button kind="primary" icon="book" label={useWords().shelf.goOnWith(latest.name)} onPress={goOn} />;
};
