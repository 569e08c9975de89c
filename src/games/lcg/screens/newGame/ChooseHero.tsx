import { useState } from 'react';
import { View } from 'react-native';
import type { Sphere } from '@/games/lcg/content';
import { SPHERES, STARTER_DECKS } from '@/games/lcg/content';
import type { CharacterFields } from '@/games/lcg/play';
import { plainTitle } from '@/games/lcg/play';
import { useWords } from '@/games/lcg/session/useWords';
import { Button } from '@/ui/Button';
import { Choice } from '@/ui/Choice';
import { Dialog } from '@/ui/Dialog';
import { Text } from '@/ui/Text';
import { TextField } from '@/ui/TextField';
import { SPACE } from '@/ui/theme';
import { SphereMark } from '../SphereMark';
import type { Draft } from './draft';
import { heroOf, leaderOf } from './draft';
import { useKnownHeroes } from './useKnownHeroes';

const LONGEST_NAME = 40;

type Props = { title: string; draft: Draft; onTake(hero: CharacterFields): void; onClose(): void };

/** R p.9 The heroes of the core set by sphere, those entered before, and any other by name. */
export const ChooseHero = ({ title, draft, onTake, onClose }: Props) => {
  const { newGame: words, names } = useWords();
  const known = useKnownHeroes();
  const starters = SPHERES.flatMap((sphere) => STARTER_DECKS[sphere].heroes.map((hero) => names.hero[hero]));
  const others = known.filter(
    ({ name }) => !starters.some((starter) => plainTitle(starter) === plainTitle(name)),
  );
  const take = (name: string, spheres: readonly Sphere[]) => onTake(heroOf(name, spheres, known));
  return (
    <Dialog open title={title} onClose={onClose}>
      {SPHERES.map((sphere) => (
        <View key={sphere} style={{ gap: SPACE.s }}>
          <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}>
            <SphereMark sphere={sphere} />
            <Text font="serifBold" heading={3}>
              {names.sphere[sphere]}
            </Text>
          </View>
          <Heroes
            draft={draft}
            heroes={STARTER_DECKS[sphere].heroes.map((hero) => names.hero[hero])}
            onTake={(name) => take(name, [sphere])}
          />
        </View>
      ))}
      {others.length > 0 ? (
        <View style={{ gap: SPACE.s }}>
          <Text font="serifBold" heading={3}>
            {words.remembered}
          </Text>
          <Heroes draft={draft} heroes={others.map(({ name }) => name)} onTake={(name) => take(name, [])} />
        </View>
      ) : null}
      <AnotherHero onTake={take} />
    </Dialog>
  );
};

type HeroesProps = { draft: Draft; heroes: readonly string[]; onTake(name: string): void };

/** R p.8 A hero who is at the table already says with whom. */
const Heroes = ({ draft, heroes, onTake }: HeroesProps) => {
  const { newGame: words, cover } = useWords();
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s }}>
      {heroes.map((name) => {
        const seat = leaderOf(draft, name);
        const leader = seat === null ? '' : draft.players[seat]?.name || cover.player(seat + 1);
        return (
          <Button
            key={name}
            label={seat === null ? name : `${name}, ${words.leads(leader)}`}
            disabled={seat !== null}
            onPress={() => onTake(name)}
          />
        );
      })}
    </View>
  );
};

const AnotherHero = ({ onTake }: { onTake(name: string, spheres: readonly Sphere[]): void }) => {
  const { newGame: words, names } = useWords();
  const [name, setName] = useState('');
  const [sphere, setSphere] = useState<Sphere>('leadership');
  return (
    <View style={{ gap: SPACE.s }}>
      <Text font="serifBold" heading={3}>
        {words.anotherHero}
      </Text>
      <TextField label={words.heroName} value={name} longest={LONGEST_NAME} onChange={setName} />
      <Choice
        label={words.sphere}
        value={sphere}
        options={SPHERES.map((value) => ({ value, label: names.sphere[value] }))}
        onChoose={setSphere}
      />
      <View style={{ alignItems: 'flex-start' }}>
        <Button
          label={words.take}
          disabled={plainTitle(name) === ''}
          onPress={() => onTake(name, [sphere])}
        />
      </View>
    </View>
  );
};
