import { View } from 'react-native';
import type { Deeds } from '@/games/jime/play';
import type { Translations } from '@/games/jime/words';
import { useWords } from '@/games/jime/session/useWords';
import { Picture } from '@/ui/Picture';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import type { Names } from '../../useNames';
import { useOpenGame } from '../useOpenGame';
import { ThreatChart } from './ThreatChart';

type FigureWord = 'rounds' | 'figures' | 'groups' | 'lastStands' | 'fallen' | 'lore' | 'xp';

const FIGURES: readonly { word: FigureWord; count(deeds: Deeds): number }[] = [
  { word: 'rounds', count: ({ rounds }) => rounds },
  { word: 'figures', count: ({ figures }) => figures },
  { word: 'groups', count: ({ groups }) => groups },
  { word: 'lastStands', count: ({ lastStands }) => lastStands.length },
  { word: 'fallen', count: ({ fallen }) => fallen.length },
  { word: 'lore', count: ({ lore }) => lore },
  { word: 'xp', count: ({ xp }) => xp },
];

/** The figures of one adventure, or of all of them together. */
export const Figures = ({ deeds }: { deeds: readonly Deeds[] }) => {
  const { epilogue: words } = useWords().campaign;
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', columnGap: SPACE.l, rowGap: SPACE.m }}>
      {FIGURES.map(({ word, count }) => {
        const total = deeds.reduce((sum, each) => sum + count(each), 0);
        return (
          <Picture key={word} label={`${words[word]} ${total}`} style={{ minWidth: 96 }}>
            <Text size="title" font="sansBold">
              {total}
            </Text>
            <Text tone="faded">{words[word]}</Text>
          </Picture>
        );
      })}
    </View>
  );
};

type Naming = {
  heroName(hero: string): string;
  printed(key: string): string;
  names: Pick<Names, 'gender'>;
};

/** What is worth telling of an adventure besides its story: who stood, who fell, what was earned. */
const linesOf = (
  deeds: Deeds,
  words: Translations['campaign']['epilogue'],
  { heroName, printed, names }: Naming,
): string[] => {
  const stood = [...new Set(deeds.lastStands.map(({ hero }) => hero))];
  const times = (hero: string): number => deeds.lastStands.filter((stand) => stand.hero === hero).length;
  const lines = [
    ...stood.map((hero) => words.lastStandLine(heroName(hero), times(hero))),
    ...deeds.fallen.map((hero) => words.fallenLine(heroName(hero), names.gender(hero))),
    ...deeds.titles.map(({ hero, title }) => words.titleLine(heroName(hero), printed(`title.${title}`))),
    ...deeds.trinkets.map(({ hero, trinket }) =>
      words.trinketLine(heroName(hero), printed(`trinket.${trinket}`)),
    ),
  ];
  return stood.length + deeds.fallen.length === 0 ? [words.quiet, ...lines] : lines;
};

export const DeedsSummary = ({ deeds }: { deeds: Deeds }) => {
  const { epilogue: words } = useWords().campaign;
  const table = useOpenGame();
  return (
    <View style={{ gap: SPACE.m }}>
      <Figures deeds={[deeds]} />
      <View>
        {linesOf(deeds, words, table).map((line) => (
          <Text key={line}>{line}</Text>
        ))}
      </View>
      {deeds.threat.length > 0 ? <ThreatChart threat={deeds.threat} /> : null}
    </View>
  );
};
