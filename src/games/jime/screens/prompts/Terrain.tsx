import { View } from 'react-native';
import { PieceIcon } from '@/games/jime/board/PieceIcon';
import type { Terrain as TerrainCard, TerrainEffect, Test } from '@/games/jime/content';
import { legalCommands, standingHeroes } from '@/games/jime/play';
import { useWords } from '@/games/jime/session/useWords';
import { useOnBack } from '@/ui/backStack';
import { Button } from '@/ui/Button';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { Odds } from './Odds';
import { PromptFrame } from './PromptFrame';
import { StoryText } from './StoryText';
import { Interactions, WhoInteracts, WhyNotInteract, useActingHero } from './Token';
import type { PromptProps } from './types';
import { TurnOver } from '../TurnOver';
import { useNames } from '../useNames';

/** Tests are offered here too for a table without a mirror, which alone knows who enters, leaves or crosses. */
const TESTED: readonly TerrainEffect['kind'][] = [
  'interact',
  'enterTest',
  'endTurnTest',
  'leaveTest',
  'crossTest',
];

/** What the card lets a hero test here: as an action, or on entering, leaving, crossing or ending a turn. */
const testOf = (card: TerrainCard | undefined): { test: Test; action: boolean } | null => {
  const effect = card?.effects.find(({ kind }) => TESTED.includes(kind));
  return effect && 'test' in effect ? { test: effect.test, action: effect.kind === 'interact' } : null;
};

/** §30.2 A piece of terrain and what its card says; §30.3 or the story, when it shines. */
export const Terrain = ({ prompt, game, act }: PromptProps<'terrain'>) => {
  const words = useWords().prompts;
  const names = useNames();
  const chosen = useActingHero(game);
  useOnBack(() => act({ type: 'leave' }));
  const { adventure } = game.state;
  const onMap = adventure?.terrain.find(({ id }) => id === prompt.terrain);
  const story = game.content.adventures[adventure?.id ?? '']?.terrain.find(({ id }) => id === prompt.terrain);
  if (!onMap) return null;
  const { hero } = chosen;
  const card = game.content.box.terrain[onMap.terrain];
  const special = story?.special;
  const test = special ? null : testOf(card);
  // §23.1, §57.1 Of a hero it sees, the mirror asks by itself: at the end of a turn, on entering, leaving or crossing.
  const seen = adventure?.heroes.some((one) => one.hero === hero && one.space !== null) ?? false;
  const asksItself = test !== null && !test.action && seen;
  const use = asksItself ? null : test;
  const heroes = standingHeroes(game).map((one) => one.hero);
  const interactive = use !== null || (special?.interactions?.length ?? 0) > 0;
  const said = names.say(special ? special.text : `terrain.${onMap.terrain}.gist`);
  const may = legalCommands(game.state, game.content, ['useTerrain']).some(
    (one) => one.type === 'useTerrain' && one.hero === hero,
  );
  return (
    <PromptFrame
      kind="terrain"
      title={names.say(`terrain.${onMap.terrain}`)}
      narration={said}
      choices={
        interactive ? (
          <WhoInteracts game={game} hero={hero} onChoose={chosen.choose} isAction={use?.action ?? true} />
        ) : null
      }
      actions={
        <>
          <Interactions game={game} interactions={special?.interactions ?? []} hero={hero} act={act} />
          {use?.action && may ? <TurnOver game={game} hero={hero} /> : null}
          {use ? (
            <Button
              kind={use.action ? 'interact' : 'primary'}
              label={words.terrain[use.action ? 'use' : 'test'](
                names.stat(use.test.stat),
                use.test.successes,
              )}
              disabled={!may}
              onPress={() => act({ type: 'useTerrain', hero })}
            />
          ) : null}
          <Button label={words.token.close} icon="back" onPress={() => act({ type: 'leave' })} />
        </>
      }
    >
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.m }}>
        {card ? <PieceIcon of={card} size={72} /> : null}
        <Text tone="faded" style={{ flex: 1 }}>
          {special ? words.terrain.special : asksItself ? words.terrain.asksItself : words.token.free}
        </Text>
      </View>
      <StoryText>{said}</StoryText>
      {interactive ? (
        <WhyNotInteract
          game={game}
          space={'space' in onMap ? onMap.space : null}
          hero={hero}
          {...(use?.action ? { otherwise: words.terrain.noGroup } : {})}
        />
      ) : null}
      {test ? (
        <Odds game={game} heroes={heroes} stats={[test.test.stat]} needed={test.test.successes} />
      ) : null}
    </PromptFrame>
  );
};
