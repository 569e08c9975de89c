import type { TcgPlayer, TypedCharacter } from './tcgPlayer';

const LEGOLAS: TypedCharacter = { title: 'Legolas', twilightCost: 2, strength: 6, vitality: 3 };
const GIMLI: TypedCharacter = { title: 'Gimli', twilightCost: 2, strength: 6, vitality: 3 };
export const URUK: TypedCharacter = { title: 'Uruk', twilightCost: 3, strength: 8, vitality: 2 };

/** Bids of 2 and 1, two companions for four, and the first move: 3 by the site and 3 companions, less 3 for the Uruk. */
export const firstTurnToSkirmish = async (table: TcgPlayer): Promise<void> => {
  const { table: words } = table.words;
  await table.begin(['Anne', 'Tom']);
  await table.bid('Anne', 2);
  await table.bid('Tom', 1);
  await table.revealAndSit('Anne', 'Tom');
  await table.startWith(LEGOLAS, GIMLI);
  await table.sees(words.fellowships.cost(4, 4));
  await table.showFellowship('Tom');
  await table.showFellowship();
  await table.next('fellowship');
  await table.enter(words.move.shadowNumber(2), 3);
  await table.nextSays(words.move.to(2, 6));
  await table.at('shadow');
  await table.seesPool(6);
  await table.playMinion(URUK);
  await table.seesPool(3);
  await table.next('manoeuvre');
  await table.next('archery');
  await table.next('assignment');
  await table.next('defenders');
  await table.press(words.assign.pair('Legolas', 6, 8));
  await table.button(words.assign.free('Uruk')).waitFor();
  await table.next('skirmish');
  await table.button(`${words.skirmish.wins.shadow('Legolas', 1)} ${words.explain.why}`).waitFor();
};

/** The Shadow wins, the turn goes on to site 3; then nobody is stopped, two sites a turn. */
export const onToSiteNine = async (table: TcgPlayer): Promise<void> => {
  const { table: words } = table.words;
  await table.next('resolution');
  await table.nextSays(words.skirmish.wins.shadow('Legolas', 1));
  await table.at('regroup');
  await table.next('shadowReconcile');
  await table.next('moveOrReconcile');
  await table.moveOn();
  await table.next('manoeuvre');
  await table.next('archery');
  await table.next('assignment');
  await table.next('defenders');
  await table.next('shadowAssignment');
  await table.next('regroup');
  await table.next('shadowReconcile');
  await table.next('moveOrReconcile');
  await table.nextSays(words.reconcile.endTurn);
  await table.at('start');
  for (let turn = 0; turn < 2; turn += 1) {
    await table.quietTurn(1);
    await table.quietTurn(2);
  }
  await table.quietTurn(1);
  await table.next('fellowship');
  await table.next('shadow');
  await table.next('regroup');
  await table.next('shadowReconcile');
  await table.next('moveOrReconcile');
  await table.moveOn();
  await table.next();
};
