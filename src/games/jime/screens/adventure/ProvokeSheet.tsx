import { legalCommands, standingHeroes } from '@/games/jime/play';
import { EnemyHead } from '@/games/jime/heads/Head';
import { useGame } from '@/games/jime/session/game';
import { useWords } from '@/games/jime/session/useWords';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { Text } from '@/ui/Text';
import type { MenuProps } from './MenuSheet';
import { HeroChoice } from './HeroChoice';
import { Sheet } from './Sheet';
import { useNames } from '../useNames';

/** §20.4, §87.1 Who provokes, then which group: here or by its portrait in the bar. Only ready ones can be (§48.4), and in the middle of something else only by an effect (§87.2). */
export const ProvokeSheet = ({ game, actor, onActor, onClose }: MenuProps) => {
  const words = useWords().table;
  const names = useNames();
  const act = useGame((state) => state.act);
  const offered = legalCommands(game.state, game.content, ['provoke']).flatMap((command) =>
    command.type === 'provoke' && command.hero === actor ? [command] : [],
  );
  return (
    <Sheet title={words.bar.provoke} onClose={onClose}>
      {game.state.prompts.length > 0 ? <Notice kind="info" text={words.bar.provokeMeanwhile} /> : null}
      <Text font="serifBold">{words.enemy.who}</Text>
      <HeroChoice
        label={words.enemy.who}
        heroes={standingHeroes(game).map(({ hero }) => hero)}
        value={actor}
        onChoose={onActor}
      />
      <Text>
        {offered.length === 0 ? words.bar.nothingToProvoke : words.now.provoking(names.hero(actor))}
      </Text>
      {offered.map((command) => {
        const group = game.state.adventure?.groups.find(({ id }) => id === command.group);
        return group ? (
          <Button
            key={group.id}
            picture={<EnemyHead enemy={group.enemy} size={36} />}
            label={names.group(group)}
            onPress={() => void act(command)}
          />
        ) : null;
      })}
    </Sheet>
  );
};
