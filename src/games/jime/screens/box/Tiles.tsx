import { useState } from 'react';
import { View, useWindowDimensions } from 'react-native';
import { TileDrawing } from '@/games/jime/board/TileDrawing';
import { TileCanvas } from '@/games/jime/board/TileCanvas';
import type { TileSide } from '@/games/jime/content';
import { useWords } from '@/games/jime/session/useWords';
import { Dialog } from '@/ui/Dialog';
import { Panel } from '@/ui/Panel';
import { ScrollList } from '@/ui/Scroll';
import { Text } from '@/ui/Text';
import { Touchable } from '@/ui/Touchable';
import { SPACE } from '@/ui/theme';
import type { BoxTabProps } from './boxTab';
import { LIST } from './boxTab';

/** Both sides of each tile, drawn from their shapes. */
export const Tiles = ({ opened, names, shows }: BoxTabProps) => {
  const { tile: words } = useWords().box;
  const [large, setLarge] = useState<TileSide | null>(null);
  const sides = Object.values(opened.box.tiles).filter((side) =>
    shows([side.product], [`look.${side.look}`], side.id),
  );
  const numbers = [...new Set(sides.map(({ number }) => number))].sort((a, b) => a - b);
  const pairs = numbers.map((number) =>
    Object.values(opened.box.tiles).filter((side) => side.number === number),
  );
  return (
    <>
      <ScrollList
        {...LIST}
        data={pairs}
        keyExtractor={([side]) => String(side?.number)}
        renderItem={({ item }) => <Tile sides={item} names={names} onLarger={setLarge} />}
      />
      <Dialog title={large ? words.name(large.id) : ''} open={large !== null} onClose={() => setLarge(null)}>
        {large ? <Large side={large} look={names.say(`look.${large.look}`)} /> : null}
      </Dialog>
    </>
  );
};

type TileProps = { sides: TileSide[]; names: BoxTabProps['names']; onLarger(side: TileSide): void };

const Tile = ({ sides, names, onLarger }: TileProps) => {
  const { tile: words } = useWords().box;
  const { width } = useWindowDimensions();
  const drawn = Math.min(400, (Math.min(width, 1040) - 130) / 2);
  const [first] = sides;
  return (
    <Panel style={{ gap: SPACE.s }}>
      <Text size="heading" heading={2}>
        {words.number(first?.number ?? 0)}
      </Text>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.m, justifyContent: 'space-around' }}>
        {sides.map((side) => (
          <View key={side.id} style={{ width: Math.max(250, drawn), gap: SPACE.s }}>
            <Touchable
              label={words.larger(side.id)}
              onPress={() => onLarger(side)}
              style={{ alignItems: 'center' }}
            >
              <TileDrawing
                side={side}
                label={`${words.name(side.id)}. ${names.say(`look.${side.look}`)}`}
                width={drawn}
                height={drawn * 0.8}
              />
            </Touchable>
            <Text font="serifBold">{names.say(`look.${side.look}`)}</Text>
            <Text tone="faded">{`${words.spaces(side.spaces.length)} · ${names.say(`environment.${side.environment}`)} · ${names.say(`product.${side.product}`)}`}</Text>
          </View>
        ))}
      </View>
    </Panel>
  );
};

const Large = ({ side, look }: { side: TileSide; look: string }) => {
  const { tile: words } = useWords().box;
  const { width, height } = useWindowDimensions();
  const dark = side.spaces.filter(({ darkness }) => darkness).map(({ n }) => n);
  const wide = Math.min(560, width - 110);
  return (
    <>
      <TileCanvas
        side={side}
        label={`${words.name(side.id)}. ${look}`}
        width={wide}
        height={Math.min(wide * 0.85, height * 0.5)}
      />
      <Text size="story">{look}</Text>
      <Text>{words.spaces(side.spaces.length)}</Text>
      <Text>{side.openEdges === 'all' ? words.border : words.black(side.openEdges.length)}</Text>
      {dark.length > 0 ? <Text tone="violet">{words.darkness(dark.join(', '))}</Text> : null}
    </>
  );
};
