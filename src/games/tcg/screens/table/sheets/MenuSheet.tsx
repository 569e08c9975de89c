import type { Menu } from '../menu';
import { ActionSheet } from './ActionSheet';
import { BaseRulesSheet } from './BaseRulesSheet';
import { CardSheet } from './CardSheet';
import { CharacterSheet } from './CharacterSheet';
import { ExplainSheet } from './ExplainSheet';
import { GameMenu } from './GameMenu';
import { LogSheet } from './LogSheet';
import { PhaseSheet } from './PhaseSheet';
import { PlayCard } from './PlayCard';
import { PlayCharacter } from './PlayCharacter';
import { PlayerSheet } from './PlayerSheet';
import { RulesSheet } from './RulesSheet';
import { SiteSheet } from './SiteSheet';
import { TwilightSheet } from './TwilightSheet';
import type { SheetProps } from './types';

/** The sheet that was opened. */
export const MenuSheet = ({ menu, ...props }: SheetProps & { menu: Menu }) => {
  switch (menu.kind) {
    case 'menu':
      return <GameMenu {...props} />;
    case 'log':
      return <LogSheet {...props} />;
    case 'rules':
      return <RulesSheet {...props} />;
    case 'baseRules':
      return <BaseRulesSheet {...props} />;
    case 'explain':
      return <ExplainSheet {...props} explanation={menu.explanation} sum={menu.sum} />;
    case 'phase':
      return <PhaseSheet key={menu.phase} {...props} phase={menu.phase} />;
    case 'twilight':
      return <TwilightSheet {...props} />;
    case 'player':
      return <PlayerSheet key={menu.seat} {...props} seat={menu.seat} />;
    case 'site':
      return <SiteSheet key={menu.number} {...props} number={menu.number} />;
    case 'character':
      return <CharacterSheet key={menu.id} {...props} id={menu.id} />;
    case 'card':
      return <CardSheet key={menu.id} {...props} id={menu.id} />;
    case 'playCharacter':
      return (
        <PlayCharacter key={`${menu.player} ${menu.as}`} {...props} player={menu.player} kind={menu.as} />
      );
    case 'playCard':
      return <PlayCard key={menu.player} {...props} player={menu.player} on={menu.on} />;
    case 'action':
      return <ActionSheet key={menu.player} {...props} player={menu.player} />;
  }
};
