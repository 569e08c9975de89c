import { legalCommands } from '@/games/jime/play';
import { useWords } from '@/games/jime/session/useWords';
import { spaceName } from '@/games/jime/words/sentences';
import { Button } from '@/ui/Button';
import { Text } from '@/ui/Text';
import { OurNames } from '../OurNames';
import { useNames } from '../useNames';
import { PromptFrame } from './PromptFrame';
import type { PromptProps } from './types';

type Props = PromptProps<'tellMirror'>;

/** §17.9 What an attack did besides, and only the table saw: where the hero went, which card or boon is gone. */
export const TellMirror = (props: Props) => {
  switch (props.prompt.what) {
    case 'moved':
      return <Moved {...props} />;
    case 'prepared':
      return <LostCard {...props} />;
    case 'boon':
      return <LostBoon {...props} />;
  }
};

const Moved = ({ prompt, game, act }: Props) => {
  const words = useWords();
  const { tellMirror } = words.prompts;
  const names = useNames();
  const hero = names.hero(prompt.hero);
  const group = game.state.adventure?.groups.find(({ id }) => id === prompt.group);
  return (
    <PromptFrame
      kind="tellMirror"
      title={tellMirror.moved(hero)}
      actions={
        <>
          {legalCommands(game.state, game.content, ['move']).map((command) =>
            command.type === 'move' ? (
              <Button
                key={command.space}
                icon="map"
                label={spaceName(command.space, words)}
                onPress={() => act(command)}
              />
            ) : null,
          )}
          <Button label={tellMirror.stays(hero)} onPress={() => act({ type: 'continue' })} />
        </>
      }
    >
      <Text size="story">{tellMirror.movedText(names.group(group), hero, prompt.left)}</Text>
    </PromptFrame>
  );
};

const LostCard = ({ prompt, game, act }: Props) => {
  const words = useWords().prompts.tellMirror;
  const names = useNames();
  const { hero, left } = prompt;
  const prepared = game.state.adventure?.heroes.find((one) => one.hero === hero)?.prepared ?? [];
  const named = (card: string): string =>
    game.content.box.titles[card] ? names.label.title(card) : names.label.skill(card);
  return (
    <PromptFrame
      kind="tellMirror"
      title={words.prepared(names.hero(hero))}
      actions={
        <>
          {prepared.map((skill) => (
            <Button
              key={skill}
              icon="skill"
              label={named(skill)}
              onPress={() => act({ type: 'discardPrepared', hero, skill })}
            />
          ))}
          <Button label={words.none} onPress={() => act({ type: 'continue' })} />
        </>
      }
    >
      <Text size="story">{words.preparedText(left)}</Text>
      <OurNames of={prepared.map(named)} />
    </PromptFrame>
  );
};

const LostBoon = ({ prompt, game, act }: Props) => {
  const words = useWords().prompts.tellMirror;
  const names = useNames();
  const { hero } = prompt;
  const boons = game.state.adventure?.heroes.find((one) => one.hero === hero)?.boons ?? [];
  return (
    <PromptFrame
      kind="tellMirror"
      title={words.boon(names.hero(hero))}
      actions={
        <>
          {boons.map((boon) => (
            <Button
              key={boon}
              label={names.printed(`boon.${boon}`)}
              onPress={() => act({ type: 'setBoon', hero, boon, has: false })}
            />
          ))}
          <Button label={words.none} onPress={() => act({ type: 'continue' })} />
        </>
      }
    >
      <Text size="story">{words.boonText}</Text>
    </PromptFrame>
  );
};
