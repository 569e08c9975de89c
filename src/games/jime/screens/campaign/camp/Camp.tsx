import { useState } from 'react';
import { View, useWindowDimensions } from 'react-native';
import { canUndo } from '@/kernel/history';
import { useGame } from '@/games/jime/session/game';
import { useWords } from '@/games/jime/session/useWords';
import { useLeave } from '@/shell/play/useLeave';
import { Button } from '@/ui/Button';
import { SPACE, useTheme } from '@/ui/theme';
import { Text } from '@/ui/Text';
import { CompanyMenu } from '../company/CompanyMenu';
import { AfterAdventure, isClearing } from '../epilogue/AfterAdventure';
import { FooterPage } from '@/ui/FooterPage';
import { useOpenGame } from '../useOpenGame';
import { CardsToMove } from './CardsToMove';
import { HeroesAtCampfire } from './HeroesAtCampfire';
import { ItemUpgrades, TrinketUpgrades } from './Upgrades';
import { AdventureGains } from './AdventureGains';
import { HeroSkills } from './HeroSkills';

type Place = 'fire' | 'items' | 'trinkets' | 'company' | 'cards' | { hero: string };

/** §camp.1 to §camp.3 Between two adventures: first the table is cleared, then the company sits down by its fire. */
export const Camp = () => {
  const { game } = useOpenGame();
  const [place, setPlace] = useState<Place>('fire');
  const home = () => setPlace('fire');
  if (isClearing(game.state)) return <AfterAdventure />;
  if (typeof place === 'object')
    return <HeroSkills hero={place.hero} onShow={(hero) => setPlace({ hero })} onBack={home} />;
  switch (place) {
    case 'fire':
      return <CampHome onGo={setPlace} />;
    case 'items':
      return <ItemUpgrades onBack={home} />;
    case 'trinkets':
      return <TrinketUpgrades onBack={home} />;
    case 'company':
      return <CompanyMenu onClose={home} />;
    case 'cards':
      return <CardsToMove onBack={home} />;
  }
};

const CampHome = ({ onGo }: { onGo(place: Place): void }) => {
  const { campaign, rules } = useWords();
  const words = campaign.camp;
  const { game, names } = useOpenGame();
  const undo = useGame((state) => state.undo);
  const quit = useLeave();
  const { width, height } = useWindowDimensions();
  const wide = width > height && width > 900;
  const { scale } = useTheme();
  const door = { flexGrow: 1, flexBasis: 180 * scale };
  const last = game.state.campaign.history.at(-1);
  const undone = canUndo(game.history);
  return (
    <FooterPage
      title={words.title}
      onBack={quit}
      top={last ? <Text tone="faded">{words.after(names.adventure(last.adventure))}</Text> : null}
      footer={
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
          <HeroesAtCampfire onHero={(hero) => onGo({ hero })} />
        </View>
        <View style={{ flex: wide ? 2 : undefined, gap: SPACE.m }}>
          <AdventureGains />
          <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.m }}>
            <Button icon="item" label={words.items} onPress={() => onGo('items')} style={door} />
            <Button icon="trinket" label={words.trinkets} onPress={() => onGo('trinkets')} style={door} />
            <Button icon="company" label={words.company} onPress={() => onGo('company')} style={door} />
            <Button icon="save" label={words.quit} hint={words.quitHint} onPress={quit} style={door} />
          </View>
        </View>
      </View>
    </FooterPage>
  );
};
