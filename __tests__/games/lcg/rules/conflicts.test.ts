import { FAQ_VERSION, CORE } from '@/games/lcg/content';
import { STEP_GUIDE, newGame, scoreSoFar } from '@/games/lcg/play';
import { Table, enemy, somePlayers } from '../table';

/** Where the two documents differ, the F.A.Q. goes before the rules. */
describe('conflicts between the documents', () => {
  it('F p.14 over R p.14 and R p.30: the quest phase has a window at its start and after each step', () => {
    const table = new Table({ count: 1 }).begin().do({ type: 'goTo', phase: 'quest' });
    const windows: string[] = [];
    while (table.state.at.step !== 'travel') {
      if (table.state.at.window) windows.push(table.state.at.step);
      table.next();
    }
    expect(windows).toEqual(['questBegins', 'commit', 'staging', 'resolution']);
  });

  it('F Q&A over R p.27: “when this enemy attacks” comes after the damage; an extra shadow card stays at the choice', () => {
    expect(STEP_GUIDE.enemyDamage.reminders).toContain('whenAttacks');
    expect(STEP_GUIDE.chooseEnemy.reminders).toEqual(['extraShadow']);
  });

  it('F 1.01 over R p.24: Doomed, Surge and Guarded count for a card that is revealed, not for one put down', () => {
    const table = new Table().begin();
    table.do({ type: 'addEncounter', card: enemy(), engagedWith: null });
    expect(table.state.players.map(({ threat }) => threat)).toEqual([16, 16]);
    table.do({ type: 'reveal', card: enemy(), doomed: 1, surge: 0, guarded: false, byEffect: false });
    expect(table.state.players.map(({ threat }) => threat)).toEqual([17, 17]);
  });

  it('F 1.32 over R p.20: an attacker sent back or engaged elsewhere in the middle of its attack goes on', () => {
    const table = new Table().begin();
    table.do({ type: 'addEncounter', card: enemy({ attack: 3 }), engagedWith: 0 });
    const foe = table.state.encounter[0]?.id ?? '';
    table.to('defend').do({ type: 'declareDefenders', defenders: ['hero-0'] });
    table.do({ type: 'returnToStaging', card: foe });
    table.to('enemyDamage', true);
    expect(table.state.characters[0]?.damage).toBe(1);
    expect(table.state.encounter[0]?.zone).toBe('staging');
  });

  it('F scoring over R p.31: ten points a round by default, victory points once, the mean for information alone', () => {
    const state = newGame(CORE, { scenario: 'mirkwood', variant: 'standard', players: somePlayers(2) });
    expect(state.scoring).toBe('faq');
    const victoryPile = [{ name: '', points: 2 }];
    const history = [{ round: 1, threats: [], stage: 1, progress: 0 }];
    expect(scoreSoFar({ ...state, round: 2, victoryPile, history })).toMatchObject({
      total: 32 - 2 + 10,
      mean: 20,
    });
  });

  it('the F.A.Q. is called 1.9, as its cover does', () => expect(FAQ_VERSION).toBe('1.9'));
});
