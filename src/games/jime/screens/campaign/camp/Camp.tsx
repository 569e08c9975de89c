import { useState } from 'react';
import { View, useWindowDimensions } from 'react-native';
import { canUndo } from '@/kernel/history';
import { useGame } from '@/games/jime/session/game';
import { useLanguage } from '@/session/settings';
import { useWords } from '@/games/jime/session/useWords';
import { Button } from '@/ui/Button';
import { SPACE } from '@/ui/theme';
import { Text } from '@/ui/Text';
import { CompanyMenu } from '../company/CompanyMenu';
import { AfterAdventure, isClearing } from '../epilogue/AfterAdventure';
import { Leaf } from '../Leaf';
import { adventureName } from '../told';
import { useQuit } from '../useQuit';
import { useTable } from '../useTable';
import { CardsToMove } from './CardsToMove';
import { Fireside } from './Fireside';
import { ItemTrees, TrinketTrees } from './ItemTrees';
import { News } from './News';
import { RolesBook } from './RolesBook';

type Place = 'fire' | 'items' | 'trinkets' | 'company' | 'cards' | { hero: string };

/** §camp.1 to §camp.3 Between two adventures: first the table is cleared, then the company sits down by its fire. */
export const Camp = () => {
  const { game } = useTable();
  const [place, setPlace] = useState<Place>('fire');
  const home = () => setPlace('fire');
  if (isClearing(game.state)) return <AfterAdventure />;
  if (typeof place === 'object')
    return <RolesBook hero={place.hero} onShow={(hero) => setPlace({ hero })} onBack={home} />;
  switch (place) {
    case 'fire':
      return <ByTheFire onGo={setPlace} />;
    case 'items':
      return <ItemTrees onBack={home} />;
    case 'trinkets':
      return <TrinketTrees onBack={home} />;
    case 'company':
      return <CompanyMenu onClose={home} />;
    case 'cards':
      return <CardsToMove onBack={home} />;
  }
};

const ByTheFire = ({ onGo }: { onGo(place: Place): void }) => {
  const { campaign, rules } = useWords();
  const words = campaign.camp;
  const language = useLanguage();
  const { game } = useTable();
  const undo = useGame((state) => state.undo);
  const quit = useQuit();
  const { width, height } = useWindowDimensions();
  const wide = width > height && width > 900;
  const last = game.state.campaign.history.at(-1);
  const undone = canUndo(game.history);
  return (
    <Leaf
      title={words.title}
      onBack={quit}
      top={
        last ? (
          <Text tone="faded">{words.after(adventureName(game.content, language, last.adventure))}</Text>
        ) : null
      }
      foot={
        <>
          {undone ? (
            <Button
              kind="quiet"
              icon="undo"
              label={words.undo(rules.command[undone.command.type])}
              onPress={() => void undo()}
              style={{ marginRight: 'auto' }}
            />
          ) : null}
          <Button kind="primary" label={words.goOn} hint={words.goOnHint} onPress={() => onGo('cards')} />
        </>
      }
    >
      <View style={{ flexDirection: wide ? 'row' : 'column', gap: SPACE.l }}>
        <View style={{ flex: wide ? 3 : undefined }}>
          <Fireside onHero={(hero) => onGo({ hero })} />
        </View>
        <View style={{ flex: wide ? 2 : undefined, gap: SPACE.m }}>
          <News />
          <Button icon="item" label={words.items} onPress={() => onGo('items')} />
          <Button icon="trinket" label={words.trinkets} onPress={() => onGo('trinkets')} />
          <Button icon="company" label={words.company} onPress={() => onGo('company')} />
          <Button icon="save" label={words.quit} hint={words.quitHint} onPress={quit} />
        </View>
      </View>
    </Leaf>
  );
};
