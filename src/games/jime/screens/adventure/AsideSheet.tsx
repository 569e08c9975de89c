import type { HeroId } from '@/games/jime/play';
import type { OpenGame } from '@/games/jime/session/game';
import type { Aside } from './aside';
import { EnemyMenu } from './EnemyMenu';
import { ExploreSheet } from './ExploreSheet';
import { GameMenu } from './GameMenu';
import { HeroMenu } from './HeroMenu';
import { ObjectivesSheet } from './ObjectivesSheet';
import { ProvokeSheet } from './ProvokeSheet';
import { ReadSheet } from './ReadSheet';
import { ThreatSheet } from './ThreatSheet';

/** Where the adventure screen leads to; whoever stands above it opens them. */
export type Doors = {
  company(hero?: HeroId): void;
  chronicle(): void;
  saves(): void;
  resume(): void;
  settings(): void;
  quit(): void;
};

export type AsideProps = {
  game: OpenGame;
  /** The hero whose hand is meant when a sheet says “attack”. */
  actor: HeroId;
  doors: Doors;
  onActor(hero: HeroId): void;
  onOpen(aside: Aside): void;
  onClose(): void;
};

export const AsideSheet = ({ aside, ...props }: AsideProps & { aside: Aside }) => {
  switch (aside.kind) {
    case 'menu':
      return <GameMenu {...props} />;
    case 'threat':
      return <ThreatSheet {...props} />;
    case 'objectives':
      return <ObjectivesSheet {...props} />;
    case 'hero':
      return <HeroMenu {...props} hero={aside.hero} />;
    case 'enemy':
      return <EnemyMenu {...props} group={aside.group} />;
    case 'provoke':
      return <ProvokeSheet {...props} />;
    case 'explore':
      return <ExploreSheet {...props} tile={aside.tile} />;
    case 'read':
      return <ReadSheet {...props} of={aside.of} id={aside.id} />;
    case 'place':
      return null;
  }
};
