import { View } from 'react-native';
import { STRENGTH, nameOf, otherFace } from '@/games/confrontation/content';
import type { CharacterId } from '@/games/confrontation/content';
import type { View as GameView } from '@/games/confrontation/play';
import { useGame } from '@/games/confrontation/session/game';
import { useWords } from '@/games/confrontation/session/useWords';
import { useLeave } from '@/shell/play/useLeave';
import { Button } from '@/ui/Button';
import { CardChoice } from '@/ui/CardChoice';
import { FooterPage } from '@/ui/FooterPage';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { HelpButton } from '../HelpButton';
import { Hint } from '../Hint';
import { MenuButton } from '../Menu';
import { playerOf } from '../seat';

/** §3 The draft: which face of each tile plays. */
export const Versions = ({ view }: { view: GameView }) => {
  const { asks, table, names } = useWords();
  const act = useGame((store) => store.act);
  const { side } = view;
  const own = view.tokens.filter((token) => token.side === side);
  return (
    <FooterPage
      title={asks.versions.title}
      onBack={useLeave()}
      top={<Text tone="faded">{table.plays(playerOf(view, side).name, names.side[side])}</Text>}
      footer={
        <>
          <MenuButton />
          <HelpButton ask="versions" />
          <Button
            kind="primary"
            icon="check"
            label={table.ready}
            onPress={() => void act({ type: 'ready', side })}
          />
        </>
      }
    >
      <Hint ask="versions" />
      {own.map(({ id, character }) =>
        character === null ? null : (
          <Tile
            key={id}
            faces={[character, otherFace(side, character)].sort() as [CharacterId, CharacterId]}
            chosen={character}
            onChoose={(face) => void act({ type: 'chooseVersion', side, character: face })}
          />
        ),
      )}
    </FooterPage>
  );
};

type TileProps = {
  faces: readonly [CharacterId, CharacterId];
  chosen: CharacterId;
  onChoose(face: CharacterId): void;
};

const Tile = ({ faces, chosen, onChoose }: TileProps) => {
  const { names, texts, table } = useWords();
  const nameOfFace = (face: CharacterId): string =>
    `${names.character[nameOf(face)]} · ${names.version[face.endsWith('-c') ? 'c' : 'v']}`;
  return (
    <View
      role="radiogroup"
      aria-label={faces.map(nameOfFace).join(', ')}
      style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s }}
    >
      {faces.map((face) => (
        <CardChoice
          key={face}
          role="radio"
          label={nameOfFace(face)}
          chosen={face === chosen}
          onPress={() => (face === chosen ? undefined : onChoose(face))}
        >
          <Text font="serifBold">{`${nameOfFace(face)} · ${table.strength(STRENGTH[face])}`}</Text>
          <Text tone="faded">{texts.character[face]}</Text>
        </CardChoice>
      ))}
    </View>
  );
};
