import { useState } from 'react';
import { View } from 'react-native';
import { BOONS } from '@/games/jime/content/vocabulary';
import type { Against, HeroInPlay } from '@/games/jime/play';
import { HIGHEST_LIMIT, legalCommands, limitOf, limitsOf } from '@/games/jime/play';
import { useWords } from '@/games/jime/session/useWords';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { IconButton } from '@/ui/IconButton';
import { Panel } from '@/ui/Panel';
import { Stepper } from '@/ui/Stepper';
import { Text } from '@/ui/Text';
import { MEASURE, SPACE } from '@/ui/theme';
import { CardChoice, CardRow } from '@/ui/CardChoice';
import { Gist } from '../../box/Gist';
import { useOpenGame } from '../useOpenGame';
import { FaceupCards } from './FaceupCards';
import { UseTick } from './UseTick';

/** The mirror of what lies before a hero (§113): damage, fear, inspiration, boons, prepared cards. */
export const PlayArea = ({ hero }: { hero: HeroInPlay }) => (
  <Panel style={{ gap: SPACE.m }}>
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', columnGap: SPACE.xl, rowGap: SPACE.m }}>
      <Suffered hero={hero} against="damage" />
      <Suffered hero={hero} against="fear" />
      <Inspiration hero={hero} />
    </View>
    <Boons hero={hero} />
    <Prepared hero={hero} />
  </Panel>
);

type Props = { hero: HeroInPlay };

/** §38.3 Cards kept faceup and facedown, and how near the limit they come. */
const Suffered = ({ hero, against }: Props & { against: Against }) => {
  const words = useWords().campaign.menu.hero;
  const { game, act } = useOpenGame();
  const { up, down } = hero[against];
  const limit = limitOf(game, hero.hero, against);
  const counts = {
    damageUp: hero.damage.up,
    damageDown: hero.damage.down,
    fearUp: hero.fear.up,
    fearDown: hero.fear.down,
  };
  const change = (side: 'Up' | 'Down', count: number) =>
    act({ type: 'setSuffered', hero: hero.hero, ...counts, [`${against}${side}`]: count });
  const name = words[against];
  return (
    <View style={{ gap: SPACE.s }}>
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}>
        <Icon name={against} size={26} tone={against === 'damage' ? 'ember' : 'violet'} />
        <Text font="serifBold">{`${name} · ${words.ofLimit(up + down, limit)}`}</Text>
      </View>
      <Step label={words.faceup(name)} value={up} onChange={(count) => change('Up', count)} />
      <FaceupCards hero={hero} against={against} />
      <Step label={words.facedown(name)} value={down} onChange={(count) => change('Down', count)} />
      <Step
        label={words.limit(name)}
        value={limit}
        min={1}
        max={HIGHEST_LIMIT}
        onChange={(count) => act({ type: 'setLimit', hero: hero.hero, against, limit: count })}
      />
    </View>
  );
};

type StepProps = { label: string; value: number; min?: number; max?: number; onChange(value: number): void };

const Step = ({ label, ...rest }: StepProps) => (
  <View style={{ gap: SPACE.xs }}>
    <Text>{label}</Text>
    <Stepper label={label} {...rest} />
  </View>
);

/** §60 */
const Inspiration = ({ hero: { hero, inspiration } }: Props) => {
  const words = useWords().campaign.menu.hero;
  const { game, act } = useOpenGame();
  const limit = limitsOf(game, hero).inspiration;
  return (
    <View style={{ gap: SPACE.s }}>
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}>
        <Icon name="inspiration" size={26} tone="river" />
        <Text font="serifBold">{`${words.inspiration} · ${words.ofLimit(inspiration, limit)}`}</Text>
      </View>
      <Stepper
        label={words.inspiration}
        value={inspiration}
        max={limit}
        onChange={(count) => act({ type: 'setInspiration', hero, count })}
      />
    </View>
  );
};

/** §26 */
const Boons = ({ hero: { hero, boons } }: Props) => {
  const words = useWords().campaign.menu.hero;
  const { names, printed, act } = useOpenGame();
  return (
    <View style={{ gap: SPACE.s }}>
      <Text font="serifBold">{words.boons}</Text>
      <CardRow role="group" label={words.boons}>
        {BOONS.map((boon) => (
          <CardChoice
            key={boon}
            role="checkbox"
            label={printed(`boon.${boon}`)}
            chosen={boons.includes(boon)}
            onPress={() => act({ type: 'setBoon', hero, boon, has: !boons.includes(boon) })}
            basis={240}
          >
            <Text font="serifBold">{printed(`boon.${boon}`)}</Text>
            <Text tone="faded">{names.say(`boon.${boon}.gist`)}</Text>
          </CardChoice>
        ))}
      </CardRow>
    </View>
  );
};

/** §84.4 At most four; the deck's other cards are listed when one is to be prepared. */
const Prepared = ({ hero: { hero, prepared } }: Props) => {
  const { app, campaign } = useWords();
  const words = campaign.menu.hero;
  const { game, names, act } = useOpenGame();
  const { skill, title } = names.label;
  const [open, setOpen] = useState(false);
  const { titles, skills } = game.content.box;
  const named = (card: string): string => (titles[card] ? title(card) : skill(card));
  const cardOf = (card: string) => titles[card] ?? skills[card];
  const kindOf = (card: string): string => (titles[card] ? `title.${card}` : `skill.${card}`);
  const offers = open
    ? legalCommands(game.state, game.content, ['prepare']).flatMap((command) =>
        command.type === 'prepare' && command.hero === hero ? [command.skill] : [],
      )
    : [];
  return (
    <View style={{ gap: SPACE.s }}>
      <Text font="serifBold">{words.prepared(prepared.length)}</Text>
      {prepared.map((card) => (
        <View key={card} style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}>
          <View style={{ flex: 1, maxWidth: MEASURE }}>
            <Text font="serifBold">{named(card)}</Text>
            <Gist card={cardOf(card) ?? {}} of={kindOf(card)} names={names} />
            <UseTick hero={hero} card={card} />
          </View>
          <IconButton
            icon="close"
            label={words.discard(named(card))}
            onPress={() => act({ type: 'discardPrepared', hero, skill: card })}
          />
        </View>
      ))}
      <View style={{ alignItems: 'flex-start' }}>
        <Button label={open ? app.close : words.prepare} onPress={() => setOpen(!open)} />
      </View>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s }}>
        {offers.map((card) => (
          <Button
            key={card}
            label={named(card)}
            onPress={() => act({ type: 'prepare', hero, skill: card })}
          />
        ))}
      </View>
    </View>
  );
};
