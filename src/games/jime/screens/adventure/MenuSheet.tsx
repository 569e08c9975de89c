import type { HeroId } from '@/games/jime/play';
import type { OpenGame } from '@/games/jime/session/game';
import type { Menu } from './menu';
import { EnemyMenu } from './EnemyMenu';
import { ExploreSheet } from './ExploreSheet';
import { GameMenu } from './GameMenu';
import { HeroMenu } from './HeroMenu';
import { MedallionLegend } from './MedallionLegend';
import { MoveSheet } from './MoveSheet';
import { ObjectivesSheet } from './ObjectivesSheet';
import { ProvokeSheet } from './ProvokeSheet';
import { ReadSheet } from './ReadSheet';
import { SpaceSheet } from './SpaceSheet';
import { ThreatSheet } from './ThreatSheet';

/** The pages the adventure screen leads to. */
export type Links = {
  company(hero?: HeroId): void;
  chronicle(): void;
  saves(): void;
  resume(): void;
  box(): void;
  legend(): void;
  rules(): void;
  notes(): void;
  settings(): void;
  quit(): void;
};

export type MenuProps = {
  game: OpenGame;
  /** The hero who acts when a sheet says “attack”. */
  actor: HeroId;
  links: Links;
  onActor(hero: HeroId): void;
  onOpen(menu: Menu): void;
  onClose(): void;
  /** As a finger on the board would: what lies there by its id. */
  onTouch(id: string): void;
};

export const MenuSheet = ({ menu, ...props }: MenuProps & { menu: Menu }) => {
  switch (menu.kind) {
    case 'menu':
      return <GameMenu {...props} />;
    case 'threat':
      return <ThreatSheet {...props} />;
    case 'objectives':
      return <ObjectivesSheet {...props} />;
    case 'hero':
      return <HeroMenu {...props} hero={menu.hero} />;
    case 'enemy':
      return <EnemyMenu {...props} group={menu.group} />;
    case 'provoke':
      return <ProvokeSheet {...props} />;
    case 'medallions':
      return <MedallionLegend {...props} />;
    case 'explore':
      return <ExploreSheet {...props} tile={menu.tile} />;
    case 'move':
      return <MoveSheet {...props} hero={menu.hero} space={menu.space} />;
    case 'space':
      return <SpaceSheet {...props} space={menu.space} />;
    case 'read':
      return <ReadSheet {...props} of={menu.of} id={menu.id} />;
    case 'place':
      return null;
  }
};
