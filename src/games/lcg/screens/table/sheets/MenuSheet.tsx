import type { Menu } from '../menu';
import { ActionSheet } from './ActionSheet';
import { CharacterSheet } from './CharacterSheet';
import { EncounterForm } from './EncounterForm';
import { EncounterSheet } from './EncounterSheet';
import { ExplainSheet } from './ExplainSheet';
import { GameMenu } from './GameMenu';
import { LogSheet } from './LogSheet';
import { PhaseSheet } from './PhaseSheet';
import { PlayCard } from './PlayCard';
import { PlayerSheet } from './PlayerSheet';
import { QuestSheet } from './QuestSheet';
import { RulesSheet } from './RulesSheet';
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
    case 'explain':
      return <ExplainSheet {...props} explanation={menu.explanation} />;
    case 'phase':
      return <PhaseSheet key={menu.phase} {...props} phase={menu.phase} />;
    case 'player':
      return <PlayerSheet {...props} seat={menu.seat} />;
    case 'character':
      return <CharacterSheet key={menu.id} {...props} id={menu.id} />;
    case 'encounter':
      return <EncounterSheet key={menu.id} {...props} id={menu.id} />;
    case 'quest':
      return <QuestSheet {...props} />;
    case 'reveal':
      return <EncounterForm {...props} revealed />;
    case 'addEncounter':
      return <EncounterForm {...props} revealed={false} engagedWith={menu.engagedWith} />;
    case 'playCard':
      return <PlayCard key={menu.player} {...props} player={menu.player} />;
    case 'action':
      return <ActionSheet key={menu.player} {...props} player={menu.player} />;
  }
};
