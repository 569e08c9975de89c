import { useState } from 'react';
import type { Character, EncounterCard, GameState, Id, PlayerSeat } from '@/games/lcg/play';
import { charactersOf } from '@/games/lcg/play';
import { useWords } from '@/games/lcg/session/useWords';
import { Button } from '@/ui/Button';
import { Pick } from '@/ui/tableSet';
import { useNames } from '../useNames';
import { MakesWay } from './MakesWay';

export type Place = { on: Id | null; discards: Id | null };

type Card = Character | EncounterCard;

/** The card that was chosen; a player's own first character until then. */
export const cardAttachedTo = (state: GameState, player: PlayerSeat, { on }: Place): Card | undefined =>
  [...state.characters, ...state.encounter].find(({ id }) => id === on) ?? charactersOf(state, player)[0];

type Props = {
  state: GameState;
  player: PlayerSeat;
  restricted: boolean;
  place: Place;
  onChange(place: Place): void;
};

/** R p.9, F 1.38 Where an attachment is played: on a character, an enemy or a location. */
export const AttachedTo = ({ state, player, restricted, place, onChange }: Props) => {
  const words = useWords().table.playCard;
  const { card } = useNames(state);
  const [others, showOthers] = useState(false);
  const own = charactersOf(state, player);
  const inPlay = [...state.characters.filter(({ fate }) => fate === 'inPlay'), ...state.encounter];
  const target = cardAttachedTo(state, player, place);
  return (
    <>
      <Pick
        label={words.on}
        options={(others ? inPlay : own).map((one) => ({ id: one.id, name: card(one) }))}
        chosen={target ? [target.id] : []}
        onChange={([on]) => onChange({ on: on ?? null, discards: null })}
      />
      {others || inPlay.length === own.length ? null : (
        <Button kind="quiet" label={words.onOthers} onPress={() => showOthers(true)} />
      )}
      <MakesWay
        on={target}
        restricted={restricted}
        chosen={place.discards}
        onChoose={(discards) => onChange({ ...place, discards })}
      />
    </>
  );
};
