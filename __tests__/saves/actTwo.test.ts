import type { Content } from '@/games/jime/content';
import type { Command, GameState } from '@/games/jime/play';
import type { OpenCampaign } from '@/games/jime/session/campaigns';
import { newHistory } from '@/kernel/history';
import { openBookOn } from '@/saves/book';
import { exportSaves } from '@/saves/export';
import { readSaves } from '@/saves/import';
import { writeSaves } from '@/saves/writeSaves';
import { slotTextOf, writeWhole } from '@/saves/journal';
import { fixturesOf } from './fixtureFiles';
import { nodeSql } from './nodeSql';
import { RecordedGame } from './recordedGame';
import { ScriptedPlayer } from './scriptedPlayer';
import { findGame, jime, openShipped } from './shippedCampaigns';

const OATH = 'oath-of-the-lamps';
/** No act is this long: beyond it the script goes in circles. */
const MOST_STEPS = 3000;

/** A file taken in by a new device, its first save opened there. */
const resume = async (file: string): Promise<RecordedGame> => {
  const read = await readSaves(file, findGame);
  if (!read.ok) throw new Error(`the file is refused: ${read.reason}`);
  const book = await openBookOn(nodeSql());
  const [{ slot } = { slot: 0 }] = await writeSaves(book, read.content);
  return RecordedGame.resume(book, slot);
};

/** A save of 0.1.0, in the last adventure that version had. */
const underTheBride = (): Promise<RecordedGame> => {
  const fixture = fixturesOf('0.1.0').find(({ name }) => name === 'oath-bride');
  if (!fixture) throw new Error('no fixture');
  return resume(fixture.file);
};

/** The Oath as 0.1.0 told it: its tale ended with the Bride. */
const firstEdition = (content: OpenCampaign): OpenCampaign => {
  const { campaign } = content;
  const adventures = campaign.adventures.slice(0, campaign.adventures.indexOf('bride') + 1);
  return { ...content, campaign: { ...campaign, adventures } };
};

const playUntil = (state: GameState, content: Content, isReached: (now: GameState) => boolean): GameState => {
  const player = new ScriptedPlayer(1);
  let now = state;
  for (let steps = 0; !isReached(now); steps += 1) {
    const step = jime.play(now, player.next(now, content), content as OpenCampaign);
    if (!step.ok || steps > MOST_STEPS) throw new Error('the script does not come to its end');
    now = step.state;
  }
  return now;
};

const goOnUntil = async (game: RecordedGame, isReached: (now: GameState) => boolean): Promise<void> => {
  const player = new ScriptedPlayer(2);
  for (let steps = 0; !isReached(game.state); steps += 1) {
    if (steps > MOST_STEPS) throw new Error('the script does not come to its end');
    await game.do(player.next(game.state, game.content));
  }
};

/** The whole save as a file, as the app would write it. */
const fileOf = async (state: GameState, content: OpenCampaign): Promise<string> => {
  const book = await openBookOn(nodeSql());
  const about = {
    game: jime.id,
    name: 'The Fixture',
    content: content.campaign.id,
    cover: jime.cover(state, content),
    snapshots: [],
  };
  const slot = await writeWhole(book, null, slotTextOf({ state, history: newHistory<Command>() }, about));
  return exportSaves(book, '0.1.0', findGame, [slot]);
};

const inThornhowe = ({ adventure }: GameState): boolean => adventure?.id === 'hearths' && adventure.round > 1;

describe('a save from Act I goes on into Act II', () => {
  it('left by 0.1.0 in the last adventure it had: on to camp, and to Thornhowe', async () => {
    const game = await underTheBride();
    const { flags } = game.state.campaign;
    await goOnUntil(game, inThornhowe);
    expect(game.state.campaign.history.map(({ adventure }) => adventure)).toContain('bride');
    expect(game.state.campaign.flags).toMatchObject(flags);
    expect(jime.isPlayable(game.state, game.content)).toBe(true);
  });

  it('left by 0.1.0 on its last page: the tale goes on', async () => {
    const { state, content } = await underTheBride();
    const old = firstEdition(content);
    const ended = playUntil(state, old, ({ stage, prompts }) => stage === 'ended' && prompts.length === 0);
    const game = await resume(await fileOf(ended, old));
    expect(game.state.stage).toBe('ended');
    await game.do({ type: 'goOn' });
    await goOnUntil(game, inThornhowe);
    expect(game.state.campaign.lore).toBeGreaterThanOrEqual(ended.campaign.lore);
  });

  it('begun at Act II today, and kept by its fire', async () => {
    const content = await openShipped(OATH);
    const heroes = ['aragorn', 'gimli'].map((hero) => ({
      hero,
      items: content.box.heroes[hero]?.suggestedItems ?? [],
    }));
    const start = { at: 'hearths', answers: [2, 4, 2] };
    const begun = await RecordedGame.begin(await openBookOn(nodeSql()), OATH, {
      seed: 1,
      company: 'The Late',
      difficulty: 'normal',
      heroes,
      start,
    });
    await goOnUntil(begun, ({ stage }) => stage === 'camp');
    const game = await resume(await exportSaves(begun.book, '0.1.0', findGame, [begun.slot]));
    expect(game.state).toEqual(begun.state);
    await goOnUntil(game, inThornhowe);
    expect(game.state.campaign.start).toEqual(start);
  });
});
