import { useState } from 'react';
import { View } from 'react-native';
import type { Sphere } from '@/games/lcg/content';
import type { Character, GameState, PlayerSeat } from '@/games/lcg/play';
import { heroesOf, suggestPayment } from '@/games/lcg/play';
import { useWords } from '@/games/lcg/session/useWords';
import { Stepper } from '@/ui/Stepper';
import { Text } from '@/ui/Text';
import { TickLine } from '@/ui/TickLine';
import { SPACE } from '@/ui/theme';
import type { MenuControls } from '../menu';
import { ResultLine } from '../SumLines';
import { useNames } from '../useNames';

type Shares = Record<string, number>;

type Asked = { sphere: Sphere | null; cost: number; onCost(cost: number): void };

/** R p.12 A cost and who pays it: a way to pay is found, and the table may share it otherwise. */
export const usePayment = (state: GameState, player: PlayerSeat, { sphere, cost, onCost }: Asked) => {
  const [free, setFree] = useState(false);
  // What was shared out for one cost says nothing of another.
  const [own, setOwn] = useState<{ cost: number; shares: Shares } | null>(null);
  const heroes = heroesOf(state, player);
  const price = { cost, sphere, free };
  const found = suggestPayment(price, heroes);
  const shares: Shares =
    own?.cost === cost
      ? own.shares
      : Object.fromEntries((found?.payment ?? []).map(({ hero, amount }) => [hero, amount]));
  const payment = heroes.flatMap(({ id }) => {
    const amount = free ? 0 : (shares[id] ?? 0);
    return amount > 0 ? [{ hero: id, amount }] : [];
  });
  return {
    price,
    heroes,
    shares,
    payment,
    explanation: found?.explanation ?? (sphere === null ? ('pay/neutral' as const) : ('pay/sphere' as const)),
    setCost: onCost,
    setFree,
    share: (hero: string, amount: number) => setOwn({ cost, shares: { ...shares, [hero]: amount } }),
  };
};

type Props = ReturnType<typeof usePayment> & { state: GameState; open: MenuControls['open'] };

export const PaymentFields = (props: Props) => {
  const { state, open, price, heroes, shares, payment, explanation, setCost, setFree, share } = props;
  const words = useWords().table.playCard;
  const paid = payment.reduce((sum, { amount }) => sum + amount, 0);
  const due = price.free ? 0 : price.cost;
  return (
    <View style={{ gap: SPACE.s }}>
      <Text font="sansBold">{words.cost}</Text>
      <Stepper label={words.cost} value={price.cost} onChange={setCost} />
      <TickLine text={words.free} ticked={price.free} onTick={() => setFree(!price.free)} />
      {due === 0
        ? null
        : heroes.map((hero) => (
            <Payer key={hero.id} state={state} hero={hero} amount={shares[hero.id] ?? 0} onChange={share} />
          ))}
      <ResultLine
        result={words.paid(paid, due)}
        tone={paid === due ? 'moss' : 'ember'}
        explanation={explanation}
        open={open}
      />
    </View>
  );
};

type PayerProps = {
  state: GameState;
  hero: Character;
  amount: number;
  onChange(hero: string, amount: number): void;
};

const Payer = ({ state, hero, amount, onChange }: PayerProps) => {
  const { names, table } = useWords();
  const { card } = useNames(state);
  const spheres = hero.spheres.map((one) => names.sphere[one]).join(', ');
  return (
    <View style={{ gap: 2 }}>
      <Text>{table.playCard.payer(card(hero), spheres, hero.resources)}</Text>
      <Stepper
        label={card(hero)}
        value={amount}
        max={hero.resources}
        onChange={(value) => onChange(hero.id, value)}
      />
    </View>
  );
};
