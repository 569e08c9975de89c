import { View } from 'react-native';
import type { OpenBox } from '@/games/jime/session/box';
import { useBox } from '@/games/jime/session/box';
import { useNames } from './useNames';
import type { Cover } from '@/games/jime/session/cover';
import { isCover } from '@/games/jime/session/cover';
import { inLanguage } from '@/i18n/languages';
import { useLanguage } from '@/session/settings';
import { useWords } from '@/games/jime/session/useWords';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { MapPicture } from './MapPicture';
import { coverPlace } from './coverLines';

const PICTURE = 128;

/** §98.3 A save in the list: where it stands, who plays, and how the map lies. */
export const CoverCard = ({ cover }: { cover: unknown }) => {
  const { opened } = useBox();
  return opened && isCover(cover) ? <KnownCover cover={cover} opened={opened} /> : null;
};

const KnownCover = ({ cover, opened }: { cover: Cover; opened: OpenBox }) => {
  const { cover: words } = useWords();
  const laid = cover.tiles.length + cover.battleTiles.length;
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.m }}>
      <MapPicture
        box={opened.box}
        cover={cover}
        size={PICTURE}
        label={laid === 0 ? words.noMap : words.map(laid)}
      />
      <View style={{ flex: 1, minWidth: 240, gap: SPACE.xs }}>
        <Lines cover={cover} />
      </View>
    </View>
  );
};

const Lines = ({ cover }: { cover: Cover }) => {
  const words = useWords();
  const language = useLanguage();
  const { say } = useNames();
  const heroes = cover.heroes.map((hero) => say(`hero.${hero}`));
  return (
    <>
      <Text font="serifBold">{coverPlace(cover, language)}</Text>
      <Text>
        {[inLanguage(cover.campaign, language), words.cover.difficulty[cover.difficulty]].join(' · ')}
      </Text>
      <Text>{words.app.pair(cover.company, words.board.list(...heroes))}</Text>
      {cover.played > 0 ? <Text tone="faded">{words.cover.played(cover.played)}</Text> : null}
    </>
  );
};
