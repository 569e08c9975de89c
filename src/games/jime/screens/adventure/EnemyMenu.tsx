import type { Command, GroupId } from '@/games/jime/play';
import { legalCommands, standingHeroes } from '@/games/jime/play';
import { useGame } from '@/games/jime/session/game';
import { useWords } from '@/games/jime/session/useWords';
import { Button } from '@/ui/Button';
import { Text } from '@/ui/Text';
import type { MenuProps } from './MenuSheet';
import { FigureBar, FigureBars } from './FigureBar';
import { GroupHeader } from './GroupHeader';
import { HeroChoice } from './HeroChoice';
import { IN_BUTTON_ROW, ButtonRow, Sheet } from './Sheet';
import { GroupReach } from '../GroupReach';
import { TurnOver } from '../TurnOver';
import { useNames } from '../useNames';

type Kind = 'attack' | 'hit' | 'provoke';

/** §58, §20 One enemy group: who it is, how it stands, and what a hero can do about it. */
export const EnemyMenu = ({
  game,
  group: id,
  actor,
  onActor,
  onOpen,
  onClose,
}: MenuProps & { group: GroupId }) => {
  const words = useWords().table.enemy;
  const names = useNames();
  const act = useGame((state) => state.act);
  const group = game.state.adventure?.groups.find((one) => one.id === id);
  if (!group) return null;
  const offered = legalCommands(game.state, game.content, ['attack', 'hit', 'provoke']).filter(
    (command) => 'group' in command && command.group === id && 'hero' in command && command.hero === actor,
  );
  const find = (kind: Kind): Command | undefined => offered.find(({ type }) => type === kind);
  const send = (kind: Kind) => {
    const command = find(kind);
    if (command) void act(command);
  };
  const hero = names.hero(actor);
  return (
    <Sheet
      title={names.group(group)}
      onClose={onClose}
      foot={
        find('attack') ? (
          <>
            <TurnOver game={game} hero={actor} />
            <Button kind="interact" label={words.attack(hero)} onPress={() => send('attack')} />
          </>
        ) : undefined
      }
    >
      <GroupHeader game={game} group={group} hideName />
      <FigureBars>
        {group.figures.map((figure, i) => (
          <FigureBar key={i} n={i + 1} full={group.fullHealth} figure={figure} />
        ))}
      </FigureBars>
      <GroupReach game={game} group={group} />
      {group.exhausted ? <Text tone="faded">{words.exhausted}</Text> : null}
      {offered.length === 0 ? (
        <Text tone="river">{words.notNow}</Text>
      ) : (
        <>
          <Text font="serifBold">{words.who}</Text>
          <HeroChoice
            label={words.who}
            heroes={standingHeroes(game).map(({ hero }) => hero)}
            value={actor}
            onChoose={onActor}
          />
        </>
      )}
      <ButtonRow>
        {find('provoke') ? (
          <Button
            icon="provoke"
            label={words.provoke(hero)}
            onPress={() => send('provoke')}
            style={IN_BUTTON_ROW}
          />
        ) : null}
        {find('hit') ? (
          <Button
            icon="hand"
            label={words.hit}
            hint={words.hitHint}
            onPress={() => send('hit')}
            style={IN_BUTTON_ROW}
          />
        ) : null}
      </ButtonRow>
      <Button icon="map" label={words.place} onPress={() => onOpen({ kind: 'place', group: id })} />
    </Sheet>
  );
};
