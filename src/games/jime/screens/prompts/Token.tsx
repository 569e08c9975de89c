import { useState } from 'react';
import { View } from 'react-native';
import { PieceIcon } from '@/games/jime/board/PieceIcon';
import { nameKey, pieceName } from '@/games/jime/board/pieceNames';
import type { Interaction } from '@/games/jime/content';
import type { HeroId, SpaceId } from '@/games/jime/play';
import { interactionsOffered, legalCommands, standingHeroes } from '@/games/jime/play';
import { useWords } from '@/games/jime/session/useWords';
import { useOnBack } from '@/ui/backStack';
import { Button } from '@/ui/Button';
import { Choice } from '@/ui/Choice';
import { Notice } from '@/ui/Notice';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { AnnouncedOdds } from './AnnouncedOdds';
import { PromptFrame } from './PromptFrame';
import { StoryText } from './StoryText';
import type { PromptProps } from './types';
import { CardsAtHand } from '../CardsAtHand';
import { useRulePress } from '../rulebook/links';
import { TurnOver } from '../TurnOver';
import { useNames } from '../useNames';
import { useScreenLayout } from '../useScreenLayout';

/** §13.1, §77–79 A token read by anyone; §4.2 the buttons with the hand are a hero’s action, the other one is nothing. */
export const Token = ({ prompt, game, act }: PromptProps<'token'>) => {
  const words = useWords().prompts;
  const names = useNames();
  const { compact } = useScreenLayout();
  const story = game.content.adventures[game.state.adventure?.id ?? '']?.tokens.find(
    ({ id }) => id === prompt.token,
  );
  const interactions = story?.interactions ?? [];
  const space = game.state.adventure?.tokens.find(({ id }) => id === prompt.token)?.space ?? null;
  const chosen = useActingHero(game);
  useOnBack(() => act({ type: 'leave' }));
  const said = story?.text ? names.say(story.text) : '';
  if (!story) return null;
  return (
    <PromptFrame
      kind="token"
      title={pieceName(nameKey(story), names.say, story.name && names.say(story.name))}
      narration={said}
      choices={
        interactions.length === 0 ? null : (
          <WhoInteracts game={game} hero={chosen.hero} onChoose={chosen.choose} />
        )
      }
      actions={
        <>
          <Interactions game={game} interactions={interactions} hero={chosen.hero} act={act} />
          <Button label={words.token.close} icon="back" onPress={() => act({ type: 'leave' })} />
        </>
      }
    >
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.m }}>
        <PieceIcon of={{ token: story.kind, variant: story.variant }} size={compact ? 48 : 72} />
        <View style={{ flex: 1, gap: SPACE.s }}>
          <Text tone="faded">{interactions.length === 0 ? words.token.nothing : words.token.free}</Text>
          {interactions.length === 0 || chosen.hero === '' ? null : (
            <CardsAtHand game={game} heroes={[chosen.hero]} now={{ moments: ['interact'] }} />
          )}
        </View>
      </View>
      {said ? <StoryText>{said}</StoryText> : null}
      {interactions.length === 0 ? null : <WhyNotInteract game={game} space={space} hero={chosen.hero} />}
      <AnnouncedOdds game={game} interactions={interactions} hero={chosen.hero} />
    </PromptFrame>
  );
};

type GameProps = Pick<PromptProps<'token'>, 'game'>;

/** §72.5 Whoever is taking a turn, else whoever may and has not played, until the table says otherwise. */
export const useActingHero = (game: GameProps['game']): { hero: HeroId; choose(hero: HeroId): void } => {
  const standing = standingHeroes(game);
  const able = legalCommands(game.state, game.content, ['interact', 'useTerrain']).flatMap((command) =>
    'hero' in command ? [command.hero] : [],
  );
  const waiting = standing.filter(({ turn }) => turn === 'waiting').map((one) => one.hero);
  const [hero, choose] = useState(
    game.state.adventure?.turn ??
      able.find((one) => waiting.includes(one)) ??
      waiting[0] ??
      able[0] ??
      standing[0]?.hero ??
      '',
  );
  return { hero, choose };
};

type WhoProps = GameProps & {
  hero: HeroId;
  onChoose(hero: HeroId): void;
  /** False for a test that the terrain asks for by itself. */
  isAction?: boolean;
};

/** Which hero would act. */
export const WhoInteracts = ({ game, hero, onChoose, isAction = true }: WhoProps) => {
  const words = useWords().prompts;
  const names = useNames();
  const heroes = standingHeroes(game);
  // Nobody is left to name once every hero has been defeated.
  if (heroes.length === 0) return null;
  return (
    <>
      <Text font="sansBold">{isAction ? words.token.interact : words.who}</Text>
      <Choice
        label={words.who}
        value={hero}
        options={heroes.map((one) => ({ value: one.hero, label: names.hero(one.hero) }))}
        onChoose={onChoose}
      />
    </>
  );
};

type WhyNotProps = GameProps & {
  /** Where the thing lies; null for a border. */
  space: SpaceId | null;
  hero: HeroId;
  /** Why a hero who stands there still cannot. */
  otherwise?: string;
};

/** Why the hero chosen cannot act. */
export const WhyNotInteract = ({ game, space, hero, otherwise }: WhyNotProps) => {
  const words = useWords().prompts;
  const names = useNames();
  const heroes = standingHeroes(game);
  const able = legalCommands(game.state, game.content, ['interact', 'useTerrain']).some(
    (command) => 'hero' in command && command.hero === hero,
  );
  const stands = heroes.find((one) => one.hero === hero)?.space ?? null;
  const away = stands !== null && space !== null && stands !== space;
  const why = away
    ? words.token.notHere(names.hero(hero))
    : (otherwise ?? words.token.notFor(names.hero(hero)));
  return able || heroes.length === 0 ? null : <Notice kind="info" text={why} />;
};

type InteractionsProps = GameProps & {
  interactions: readonly Interaction[];
  hero: HeroId;
  act: PromptProps<'token'>['act'];
};

/** One wax-red button for each thing this hero might do; dashed when it may not now. */
export const Interactions = ({ game, interactions, hero, act }: InteractionsProps) => {
  const names = useNames();
  const shown = hero ? interactionsOffered(game, hero) : [];
  const rule = useRulePress();
  const legal = legalCommands(game.state, game.content, ['interact']).flatMap((one) =>
    one.type === 'interact' && one.hero === hero ? [one.interaction] : [],
  );
  return (
    <>
      {legal.length > 0 ? <TurnOver game={game} hero={hero} /> : null}
      {interactions.map(({ text }, interaction) =>
        shown.includes(interaction) ? (
          <Button
            key={text}
            kind="interact"
            label={names.say({ key: text, hero })}
            disabled={!legal.includes(interaction)}
            onPress={() => act({ type: 'interact', hero, interaction })}
            onLongPress={rule('4')}
          />
        ) : null,
      )}
    </>
  );
};
