import { useState } from 'react';
import type { Site } from '@/games/tcg/play';
import { LONGEST_NAME, shadowPlayers, siteId } from '@/games/tcg/play';
import { useGame } from '@/games/tcg/session/game';
import { usePrintedSites } from '@/games/tcg/session/printedSites';
import { useWords } from '@/games/tcg/session/useWords';
import { Button } from '@/ui/Button';
import { Choice } from '@/ui/Choice';
import { PrintedStepper, Section, Suggestions } from '@/ui/tableSet';
import { Text } from '@/ui/Text';
import { TextField } from '@/ui/TextField';
import { describeSite } from '../describeSite';
import { useNames } from '../useNames';
import { Sheet } from './Sheet';
import type { SheetProps } from './types';

/** A site: what is printed on it, whose it is, and who holds it. */
export const SiteSheet = ({ game, controls, number }: SheetProps & { number: number }) => {
  const { table } = useWords();
  const site = game.state.sites.find((one) => one.number === number);
  if (!site) return null;
  return (
    <Sheet game={game} title={table.path.site(number, site.name)} onClose={controls.close}>
      <Printed game={game} controls={controls} site={site} />
      <Control game={game} controls={controls} site={site} />
      <Stacked game={game} controls={controls} site={site} />
    </Sheet>
  );
};

type SiteProps = SheetProps & { site: Site };

const Printed = ({ game: { state }, site }: SiteProps) => {
  const { app, table } = useWords();
  const words = table.site;
  const { player } = useNames(state);
  const { number, shadowNumber, laidBy } = site;
  const [name, setName] = useState(site.name);
  const printed = usePrintedSites((store) => store.value);
  const known = printed.filter(
    (one) => one.block === state.block && one.number === number && one.name !== site.name,
  );
  const pick = (at: number) => {
    const { name: picked = '', shadowNumber: prints = null } = known[at] ?? {};
    setName(picked);
    void describeSite(number, () => ({ name: picked, shadowNumber: prints }));
  };
  return (
    <>
      <TextField label={words.name} value={name} longest={LONGEST_NAME} onChange={setName} />
      <Suggestions label={table.fields.known} names={known.map((one) => one.name)} onPick={pick} />
      {name === site.name ? null : (
        <Button
          icon="check"
          label={table.character.keep}
          onPress={() => void describeSite(number, () => ({ name }))}
        />
      )}
      <PrintedStepper
        label={words.shadowNumber}
        value={shadowNumber}
        first={3}
        onStep={(step) => void describeSite(number, (now) => ({ shadowNumber: step(now.shadowNumber) }))}
      />
      <Text size="label" tone="faded">
        {words.laidBy}
      </Text>
      <Choice
        label={app.pair(words.laidBy, `${number}`)}
        value={laidBy === null ? '' : `${laidBy}`}
        options={[
          { value: '', label: words.nobody },
          ...state.players.map((_, seat) => ({ value: `${seat}`, label: player(seat) })),
        ]}
        onChoose={(seat) => void describeSite(number, () => ({ laidBy: seat === '' ? null : Number(seat) }))}
      />
    </>
  );
};

/** p.28–29 Shadow players take control, the Free Peoples player liberates; the rules say which site it may be. */
const Control = ({ game: { state }, site: { number, controlledBy } }: SiteProps) => {
  const { table } = useWords();
  const { player } = useNames(state);
  const act = useGame((store) => store.act);
  return (
    <Section title={table.site.control}>
      {controlledBy === null ? (
        shadowPlayers(state).map((seat) => (
          <Button
            key={seat}
            icon="crown"
            label={table.control.take(player(seat), number)}
            onPress={() => void act({ type: 'takeControl', player: seat, site: number })}
          />
        ))
      ) : (
        <>
          <Text>{table.path.held(player(controlledBy))}</Text>
          <Button
            label={table.control.liberate(number)}
            onPress={() => void act({ type: 'liberate', site: number })}
          />
        </>
      )}
    </Section>
  );
};

/** p.23 Cards that lie on the site, out of play. */
const Stacked = ({ game: { state }, site: { number } }: SiteProps) => {
  const { table } = useWords();
  const { character } = useNames(state);
  const act = useGame((store) => store.act);
  const stacked = state.characters.filter(({ stackedOn }) => stackedOn === siteId(number));
  if (stacked.length === 0) return null;
  return (
    <Section title={table.site.stacked}>
      {stacked.map((one) => (
        <Button
          key={one.id}
          label={table.character.returns(character(one))}
          onPress={() => void act({ type: 'returnToPlay', character: one.id })}
        />
      ))}
    </Section>
  );
};
