import { useState } from 'react';
import { View } from 'react-native';
import type { Against, HeroId } from '@/games/jime/play';
import { actionsOffered, groundReminders, legalCommands, limitOf } from '@/games/jime/play';
import type { OpenGame } from '@/games/jime/session/game';
import { useGame } from '@/games/jime/session/game';
import { spaceName } from '@/games/jime/words/sentences';
import { useWords } from '@/games/jime/session/useWords';
import { useOnBack } from '@/ui/backStack';
import { Button } from '@/ui/Button';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import type { MenuProps } from './MenuSheet';
import { standingOf, standingWord } from './HeroShields';
import { CardsAtHand } from '../CardsAtHand';
import { TableDoes } from '../TableDoes';
import { TurnOver } from '../TurnOver';
import { Sheet } from './Sheet';
import { useNames } from '../useNames';

/** One hero: turn, last stand, and with the mirror on where the figure stands. */
export const HeroMenu = ({ game, hero, links, onOpen, onClose }: MenuProps & { hero: HeroId }) => {
  const words = useWords().table.hero;
  const names = useNames();
  const act = useGame((state) => state.act);
  const inPlay = game.state.adventure?.heroes.find((one) => one.hero === hero);
  if (!inPlay) return null;
  const offered = new Set(
    legalCommands(game.state, game.content, ['takeTurn', 'endTurn', 'storyAction']).flatMap((command) =>
      'hero' in command && command.hero === hero ? [command.type] : [],
    ),
  );
  const send = (type: 'takeTurn' | 'endTurn') => void act({ type, hero }).then((done) => done && onClose());
  const name = names.hero(hero);
  const standing = standingOf(game, inPlay);
  return (
    <Sheet title={name} onClose={onClose}>
      <View>
        <Text tone="faded">{standingWord(words, standing, names.gender(hero))}</Text>
        {standing === 'acting' ? <Text>{words.two}</Text> : null}
      </View>
      <TurnOver game={game} hero={hero} />
      {offered.has('takeTurn') && standing !== 'acting' ? (
        <Button kind="primary" icon="company" label={words.takeTurn(name)} onPress={() => send('takeTurn')} />
      ) : null}
      {offered.has('endTurn') ? (
        <Button
          kind={standing === 'acting' ? 'primary' : 'outline'}
          icon="check"
          label={words.endTurn(name)}
          onPress={() => send('endTurn')}
        />
      ) : null}
      {offered.has('storyAction') ? <StoryActions game={game} hero={hero} /> : null}
      {standing === 'acting' || standing === 'waiting' ? (
        <CardsAtHand game={game} heroes={[hero]} now={{ moments: ['travel', 'turn'] }} />
      ) : null}
      {game.state.mirror && !inPlay.defeated ? (
        <Figure game={game} hero={hero} onPlace={() => onOpen({ kind: 'place', hero })} />
      ) : null}
      <Button icon="skill" label={words.sheet} onPress={() => links.company(hero)} />
      {inPlay.defeated ? null : <LastStand game={game} hero={hero} />}
    </Sheet>
  );
};

const Figure = ({ game, hero, onPlace }: { game: OpenGame; hero: HeroId; onPlace(): void }) => {
  const words = useWords();
  const names = useNames();
  const space = game.state.adventure?.heroes.find((one) => one.hero === hero)?.space ?? null;
  return (
    <View style={{ gap: SPACE.s }}>
      <Text>
        {space === null ? words.table.hero.nowhere : words.table.hero.stands(spaceName(space, words))}
      </Text>
      {space === null ? null : <Text tone="faded">{words.table.hero.moves}</Text>}
      <TableDoes reminders={groundReminders(game, hero)} say={names.say} />
      <Button icon="map" label={words.table.hero.place} onPress={onPlace} />
    </View>
  );
};

/** §4.2 What this adventure lets a hero do besides: an action, never taken back. */
const StoryActions = ({ game, hero }: { game: OpenGame; hero: HeroId }) => {
  const { say } = useNames();
  const act = useGame((state) => state.act);
  const story = game.content.adventures[game.state.adventure?.id ?? ''];
  return actionsOffered(game, hero).map((action) => (
    <Button
      key={action}
      kind="interact"
      label={say(story?.actions?.find(({ id }) => id === action)?.text ?? action)}
      onPress={() => void act({ type: 'storyAction', hero, action })}
    />
  ));
};

/** §19.2 A last stand can begin at any time, but never by a slip: it is asked for twice. */
const LastStand = ({ game, hero }: { game: OpenGame; hero: HeroId }) => {
  const words = useWords();
  const { hero: said } = words.table;
  const names = useNames();
  const act = useGame((state) => state.act);
  const [asked, setAsked] = useState<Against | null>(null);
  useOnBack(asked === null ? null : () => setAsked(null));
  return (
    <View style={{ gap: SPACE.s }}>
      <Text size="story" font="serifBold" heading={3}>
        {said.lastStand}
      </Text>
      <Text tone="faded">
        {said.lastStandGist(limitOf(game, hero, 'damage'), limitOf(game, hero, 'fear'))}
      </Text>
      {asked === null ? (
        <>
          <Button icon="damage" label={said.against.damage} onPress={() => setAsked('damage')} />
          <Button icon="fear" label={said.against.fear} onPress={() => setAsked('fear')} />
        </>
      ) : (
        <>
          <Text live font="serifBold">
            {said.confirm[asked](names.hero(hero), names.gender(hero))}
          </Text>
          <Button
            kind="interact"
            label={said.begin}
            onPress={() => void act({ type: 'lastStand', hero, against: asked })}
          />
          <Button label={words.app.cancel} onPress={() => setAsked(null)} />
        </>
      )}
    </View>
  );
};
