import { View } from 'react-native';
import type { Sphere } from '@/games/lcg/content';
import { SPHERES } from '@/games/lcg/content';
import type { CharacterFields } from '@/games/lcg/play';
import { MOST_HEROES, startThreat } from '@/games/lcg/play';
import { useWords } from '@/games/lcg/session/useWords';
import { Button } from '@/ui/Button';
import { Panel } from '@/ui/Panel';
import { Text } from '@/ui/Text';
import { TextField } from '@/ui/TextField';
import { SPACE } from '@/ui/theme';
import { HeroLine } from './HeroLine';
import type { PlayerDraft } from './draft';

const LONGEST_NAME = 24;

type Props = {
  seat: number;
  player: PlayerDraft;
  onName(name: string): void;
  onAdd(): void;
  onTakeDeck(sphere: Sphere): void;
  onNumbers(at: number): void;
  onRemove(at: number): void;
};

/** One player: a name, one to three heroes, and the threat they begin with. */
export const PlayerPanel = ({ seat, player, onName, onAdd, onTakeDeck, onNumbers, onRemove }: Props) => {
  const { newGame: words, cover } = useWords();
  const { name, heroes } = player;
  const called = name || cover.player(seat + 1);
  return (
    <View style={{ flexGrow: 1, flexShrink: 1, flexBasis: 440, maxWidth: '100%' }}>
      <Panel style={{ gap: SPACE.s }}>
        <TextField
          label={words.playerName(seat + 1)}
          value={name}
          longest={LONGEST_NAME}
          size="story"
          onChange={onName}
        />
        {heroes.map((hero, at) => (
          <HeroLine key={at} hero={hero} onNumbers={() => onNumbers(at)} onRemove={() => onRemove(at)} />
        ))}
        {heroes.length === 0 ? <StarterDecks player={called} onTake={onTakeDeck} /> : null}
        <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.m }}>
          {heroes.length > 0 ? <StartingThreat heroes={heroes} /> : null}
          {heroes.length < MOST_HEROES ? (
            <Button icon="larger" label={words.addHero} said={words.addHeroFor(called)} onPress={onAdd} />
          ) : null}
        </View>
      </Panel>
    </View>
  );
};

/** R p.10 The dial at the start, with its sum. */
const StartingThreat = ({ heroes }: { heroes: readonly CharacterFields[] }) => {
  const { newGame: words } = useWords();
  const { total, terms } = startThreat(heroes);
  const sum = terms
    .map(({ name, value, known }) => (known ? `${name} ${value}` : words.unknownCost(name)))
    .join(' + ');
  return (
    <View
      style={{
        flexGrow: 1,
        flexShrink: 1,
        flexBasis: 220,
        flexDirection: 'row',
        alignItems: 'center',
        gap: SPACE.m,
      }}
    >
      <Text size="numeral" font="sansBold" tone="ember" live>
        {total}
      </Text>
      <View style={{ flex: 1 }}>
        <Text font="serifBold">{words.startingThreat}</Text>
        <Text size="label" tone="faded">
          {words.sum(sum)}
        </Text>
      </View>
    </View>
  );
};

/** R p.9 All three heroes of a sphere at once. */
const StarterDecks = ({ player, onTake }: { player: string; onTake(sphere: Sphere): void }) => {
  const { newGame: words, names } = useWords();
  return (
    <>
      <Text>{words.noHeroes}</Text>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.s }}>
        {SPHERES.map((sphere) => (
          <Button
            key={sphere}
            label={names.sphere[sphere]}
            said={words.takeDeck(names.sphere[sphere], player)}
            onPress={() => onTake(sphere)}
          />
        ))}
      </View>
    </>
  );
};
