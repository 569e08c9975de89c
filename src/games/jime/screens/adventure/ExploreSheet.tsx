import { legalCommands, standingHeroes } from '@/games/jime/play';
import { useGame } from '@/games/jime/session/game';
import { useWords } from '@/games/jime/session/useWords';
import { Button } from '@/ui/Button';
import { Text } from '@/ui/Text';
import type { MenuProps } from './MenuSheet';
import { likeliest } from './actor';
import { HeroChoice } from './HeroChoice';
import { Sheet } from './Sheet';
import { useNames } from '../useNames';

/** §52.3, §52.4 The exploration token of a tile: the hero who entered confirms. */
export const ExploreSheet = ({ game, tile, actor, onActor, onClose }: MenuProps & { tile: string }) => {
  const words = useWords().table;
  const names = useNames();
  const act = useGame((state) => state.act);
  const heroes = legalCommands(game.state, game.content, ['explore']).flatMap((command) =>
    command.type === 'explore' && command.tile === tile ? [command.hero] : [],
  );
  const able = standingHeroes(game).filter((one) => heroes.includes(one.hero));
  const hero = heroes.includes(actor) ? actor : likeliest(able);
  return (
    <Sheet
      title={words.explore.title(tile)}
      onClose={onClose}
      foot={
        hero ? (
          <Button
            kind="primary"
            icon="tile"
            label={words.explore.confirm(names.hero(hero))}
            onPress={() => void act({ type: 'explore', hero, tile })}
          />
        ) : undefined
      }
    >
      <Text>{words.explore.text}</Text>
      {hero ? (
        <>
          <Text font="serifBold">{words.explore.who}</Text>
          <HeroChoice label={words.explore.who} heroes={heroes} value={hero} onChoose={onActor} />
        </>
      ) : (
        <Text tone="river">{words.read.later}</Text>
      )}
    </Sheet>
  );
};
