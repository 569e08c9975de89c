import { wearerOf } from '@/games/jime/play';
import { useWords } from '@/games/jime/session/useWords';
import { Panel } from '@/ui/Panel';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { CardChoice, CardRow } from '@/ui/CardChoice';
import { Gist } from '../../box/Gist';
import { HeroHeading } from '../HeroHeading';
import { useOpenGame } from '../useOpenGame';

/** §continue.6, §99.5 One of the company’s trinkets each, at most. */
export const ChooseTrinkets = () => {
  const words = useWords().campaign.setUp;
  const { game } = useOpenGame();
  const { heroes, trinkets } = game.state.campaign;
  if (trinkets.length === 0) return <Text>{words.noTrinkets}</Text>;
  return heroes.map(({ hero, trinket }) => <HeroTrinket key={hero} hero={hero} worn={trinket} />);
};

const HeroTrinket = ({ hero, worn }: { hero: string; worn: string | null }) => {
  const words = useWords().campaign.setUp.trinket;
  const { game, names, heroName, act } = useOpenGame();
  const { trinket: named } = names.label;
  return (
    <Panel style={{ gap: SPACE.s }}>
      <HeroHeading hero={hero} name={heroName(hero)} />
      <CardRow role="radiogroup" label={words.choose(heroName(hero))}>
        {game.state.campaign.trinkets.map((trinket) => {
          const wearer = wearerOf(game.state, trinket);
          const card = game.content.box.trinkets[trinket];
          const other = wearer !== undefined && wearer !== hero ? words.with(heroName(wearer)) : '';
          return (
            <CardChoice
              key={trinket}
              role="radio"
              label={[named(trinket), other].filter(Boolean).join(', ')}
              chosen={worn === trinket}
              disabled={other !== ''}
              onPress={() => act({ type: 'chooseTrinket', hero, trinket: worn === trinket ? null : trinket })}
              basis={240}
            >
              <Text font="serifBold">{named(trinket)}</Text>
              {card ? <Gist card={card} of={`trinket.${trinket}`} names={names} /> : null}
              {other ? <Text tone="faded">{other}</Text> : null}
            </CardChoice>
          );
        })}
      </CardRow>
    </Panel>
  );
};
