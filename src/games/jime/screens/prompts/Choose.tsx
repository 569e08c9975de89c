import { EnemyHead, HeroHead } from '@/games/jime/heads/Head';
import { optionsOffered } from '@/games/jime/play';
import { useWords } from '@/games/jime/session/useWords';
import { Button } from '@/ui/Button';
import { Text } from '@/ui/Text';
import { PromptFrame } from './PromptFrame';
import { StoryText } from './StoryText';
import type { PromptProps } from './types';
import { useNames } from '../useNames';

/** §4.2 A choice that cannot be taken back shows the hand, as an interaction does. */
export const Choice = ({ prompt, act }: PromptProps<'choice'>) => {
  const words = useWords().prompts;
  const { say } = useNames();
  const said = say(prompt.text);
  return (
    <PromptFrame
      kind="choice"
      title={words.choice.title}
      narration={said}
      actions={prompt.options.map(({ text, irreversible }, option) => (
        <Button
          key={text}
          kind={irreversible ? 'interact' : 'outline'}
          label={say({ ...prompt.text, key: text })}
          onPress={() => act({ type: 'choose', option })}
        />
      ))}
    >
      <StoryText>{said}</StoryText>
    </PromptFrame>
  );
};

/** A conversation: each topic is asked once, in any order, until the company takes its leave. */
export const Dialogue = ({ prompt, game, act }: PromptProps<'dialogue'>) => {
  const words = useWords().prompts.dialogue;
  const { say } = useNames();
  const said = say(prompt.text);
  return (
    <PromptFrame
      kind="dialogue"
      title={words.title}
      narration={said}
      actions={
        <>
          {optionsOffered(game).map((option) => (
            <Button
              key={option}
              icon="listen"
              label={say({ ...prompt.text, key: prompt.topics[option]?.text ?? '' })}
              onPress={() => act({ type: 'choose', option })}
            />
          ))}
          <Button kind="quiet" icon="back" label={words.leave} onPress={() => act({ type: 'leave' })} />
        </>
      }
    >
      <StoryText>{said}</StoryText>
    </PromptFrame>
  );
};

export const ChooseHero = ({ prompt, act }: PromptProps<'chooseHero'>) => {
  const words = useWords().prompts;
  const names = useNames();
  const said = names.say(prompt.text);
  return (
    <PromptFrame
      kind="chooseHero"
      title={words.chooseHero.title}
      narration={said}
      actions={prompt.heroes.map((hero) => (
        <Button
          key={hero}
          picture={<HeroHead hero={hero} size={36} />}
          label={names.hero(hero)}
          onPress={() => act({ type: 'chooseHero', hero })}
        />
      ))}
    >
      <StoryText>{said}</StoryText>
    </PromptFrame>
  );
};

/** §102.2, §108.3 Terrain strikes one of the groups in reach, or none. */
export const ChooseGroup = ({ prompt, game, act }: PromptProps<'chooseGroup'>) => {
  const words = useWords();
  const names = useNames();
  const { chooseGroup } = words.prompts;
  const said = names.say(prompt.text);
  const hits = chooseGroup.strikes(prompt.hits);
  const modifiers = prompt.modifiers.map((id) => names.say(`modifier.${id}`));
  return (
    <PromptFrame
      kind="chooseGroup"
      title={chooseGroup.title}
      narration={said}
      actions={
        <>
          <Groups
            game={game}
            groups={prompt.groups}
            onPress={(group) => act({ type: 'chooseGroup', group })}
          />
          <Button label={chooseGroup.none} onPress={() => act({ type: 'chooseGroup', group: null })} />
        </>
      }
    >
      <StoryText>{said}</StoryText>
      <Text size="heading" font="sansBold" tone="ember">
        {modifiers.length === 0 ? hits : chooseGroup.with(hits, words.board.list(...modifiers))}
      </Text>
    </PromptFrame>
  );
};

/** §4.3, §87 The hero chooses in which order groups are provoked. */
export const Provoke = ({ prompt, game, act }: PromptProps<'provoke'>) => {
  const words = useWords().prompts.provoke;
  const names = useNames();
  const { hero, groups } = prompt;
  return (
    <PromptFrame
      kind="provoke"
      title={words.title}
      actions={
        <Groups game={game} groups={groups} onPress={(group) => act({ type: 'provoke', hero, group })} />
      }
    >
      <Text size="story">{words.text(names.hero(hero))}</Text>
    </PromptFrame>
  );
};

type GroupsProps = Pick<PromptProps<'provoke'>, 'game'> & {
  groups: readonly string[];
  onPress(group: string): void;
};

const Groups = ({ game, groups, onPress }: GroupsProps) => {
  const names = useNames();
  const onMap = (game.state.adventure?.groups ?? []).filter(({ id }) => groups.includes(id));
  return onMap.map((group) => (
    <Button
      key={group.id}
      picture={<EnemyHead enemy={group.enemy} size={36} />}
      label={[names.group(group), ...(group.banner ? [names.banner(group.banner)] : [])].join(', ')}
      onPress={() => onPress(group.id)}
    />
  ));
};
