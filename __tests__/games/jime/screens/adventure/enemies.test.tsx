import { fireEvent, screen } from '@testing-library/react-native';
import { currentTask } from '@/games/jime/screens/adventure/currentTask';
import { company } from '../../rules/company';
import type { Company } from '../../rules/company';
import { adventureNow, press, renderAdventure, stateNow } from './renderAdventure';

jest.mock('@/games/jime/board/Board', () => jest.requireActual('./boardStandIn'));

/** A table with a group of goblin scouts on it. */
const withScouts = (bonuses: string[] = []): Company =>
  company()
    .do({ type: 'explore', hero: 'aragorn', tile: '205A' })
    .skip()
    .set((adventure) => {
      for (const group of adventure.groups) group.bonuses = bonuses;
    });

describe('the enemy bar', () => {
  it('§20.1 §20.6 has a portrait for each group that says in words all it shows', () => {
    renderAdventure(
      withScouts(['alert']).set((adventure) => {
        for (const group of adventure.groups) group.exhausted = true;
      }),
    );
    expect(screen.getByLabelText(/^Goblin Scout, \d figures, exhausted, elite/)).toBeOnTheScreen();
  });

  it('§20.4 provokes by its button and then a group, never an exhausted one', async () => {
    renderAdventure(withScouts());
    fireEvent.press(screen.getByLabelText('Provoke'));
    await press('Goblin Scout', () =>
      expect(stateNow().prompts.at(-1)).toMatchObject({ kind: 'attack', cause: 'provoked' }),
    );
  });

  it('§87.1 provokes by its button and then a portrait', async () => {
    renderAdventure(withScouts());
    fireEvent.press(screen.getByLabelText('Provoke'));
    await press(/^Goblin Scout, .*health/, () =>
      expect(stateNow().prompts.at(-1)).toMatchObject({ kind: 'attack', hero: 'aragorn', cause: 'provoked' }),
    );
  });

  it('§48.4 offers no exhausted group to provoke', () => {
    renderAdventure(
      withScouts().set((adventure) => {
        for (const group of adventure.groups) group.exhausted = true;
      }),
    );
    fireEvent.press(screen.getByLabelText('Provoke'));
    expect(screen.getByText('No ready group can be provoked by this hero.')).toBeOnTheScreen();
    expect(screen.queryByText(/only when an effect moves them/)).toBeNull();
  });

  it('§87.2 says why one would provoke in the middle of something else', () => {
    renderAdventure(withScouts().endActionPhase().skip('action'));
    expect(stateNow().prompts.at(-1)?.kind).toBe('activation');
    fireEvent.press(screen.getByLabelText('Provoke'));
    expect(screen.getByText(/only when an effect moves them/)).toBeOnTheScreen();
  });
});

describe('the enemy menu', () => {
  it('§47.1 names the group, its figures and its bonuses, each with its meaning', () => {
    renderAdventure(withScouts(['alert']));
    fireEvent.press(screen.getByLabelText(/^Goblin Scout, .*health/));
    expect(screen.getByLabelText('Figure 1, health 3 of 3, armour 1')).toBeOnTheScreen();
    fireEvent.press(screen.getByLabelText('Alert'));
    expect(screen.getByText('Immune to stun.')).toBeOnTheScreen();
  });

  it('§17.1 §15.3 attacks with the hero chosen, previews the hits, and applies them', async () => {
    renderAdventure(withScouts());
    fireEvent.press(screen.getByLabelText(/^Goblin Scout, .*health/));
    fireEvent.press(screen.getByLabelText('Legolas'));
    await press('Legolas attacks', () =>
      expect(stateNow().prompts.at(-1)).toMatchObject({ kind: 'panel', hero: 'legolas', attack: true }),
    );
    const before = adventureNow().groups[0]?.figures.length ?? 0;
    for (let hits = 0; hits < 3; hits += 1) fireEvent.press(screen.getByLabelText('More: Hits'));
    expect(screen.getByLabelText('Figure 1, health 3 of 3, armour 1, loses 2 health')).toBeOnTheScreen();
    fireEvent.press(screen.getByLabelText(/^Pierce\./));
    expect(screen.getByLabelText('Figure 1, health 3 of 3, armour 1, falls')).toBeOnTheScreen();
    expect(adventureNow().groups[0]?.figures).toHaveLength(before);
    await press('Apply: out of reach', () =>
      expect(adventureNow().groups[0]?.figures).toHaveLength(before - 1),
    );
    expect(stateNow().prompts.at(-1)?.kind).toBe('figuresRemoved');
  });

  it('§17.4 §35.1 attacks by the line of a weapon, and strikes back with the same tap that applies it', async () => {
    renderAdventure(
      withScouts().set((_, state) => {
        const legolas = state.campaign.heroes.find(({ hero }) => hero === 'legolas');
        if (legolas) legolas.items = ['cloak', 'great-bow'];
      }),
    );
    fireEvent.press(screen.getByLabelText(/^Goblin Scout, .*health/));
    fireEvent.press(screen.getByLabelText('Legolas'));
    await press('Legolas attacks', () => expect(stateNow().prompts.at(-1)?.kind).toBe('panel'));
    fireEvent.press(screen.getByLabelText('Great Bow: 1 success → 2 hits'));
    expect(screen.getByLabelText('Figure 1, health 3 of 3, armour 1, loses 1 health')).toBeOnTheScreen();
    fireEvent.press(screen.getByLabelText('More: Hits'));
    expect(screen.getByLabelText('Figure 1, health 3 of 3, armour 1, loses 2 health')).toBeOnTheScreen();
    await press('Apply: counterattack', () =>
      expect(stateNow().prompts.at(-1)).toMatchObject({ kind: 'attack', cause: 'counterattack' }),
    );
  });

  it('§72.5 §93.2 warns of a hero whose turn is over, who may attack all the same', async () => {
    renderAdventure(withScouts().do({ type: 'endTurn', hero: 'aragorn' }));
    fireEvent.press(screen.getByLabelText(/^Goblin Scout, .*health/));
    expect(screen.queryByText(/turn is over/)).toBeNull();
    fireEvent.press(screen.getByLabelText('Aragorn'));
    expect(screen.getByText(/^Aragorn’s turn is over/)).toBeOnTheScreen();
    await press('Aragorn attacks', () =>
      expect(stateNow().prompts.at(-1)).toMatchObject({ kind: 'panel', hero: 'aragorn', attack: true }),
    );
  });

  it('§62.3 says in place why a modifier is forbidden', async () => {
    renderAdventure(withScouts(['alert', 'hardened']));
    fireEvent.press(screen.getByLabelText(/^Goblin Scout, .*health/));
    await press('Aragorn attacks', () => expect(stateNow().prompts.at(-1)?.kind).toBe('panel'));
    for (const [modifier, bonus] of [
      ['Stun', 'Alert'],
      ['Pierce', 'Hardened'],
      ['Sunder', 'Hardened'],
    ])
      expect(screen.getByLabelText(`${modifier}. No effect: ${bonus}`)).toBeDisabled();
    expect(screen.getByLabelText(/^Cleave\. Every figure/)).toBeEnabled();
  });

  it('leaves the panel without a blow', async () => {
    renderAdventure(withScouts());
    fireEvent.press(screen.getByLabelText(/^Goblin Scout, .*health/));
    await press('Aragorn attacks', () => expect(stateNow().prompts.at(-1)?.kind).toBe('panel'));
    await press('Not now', () => expect(stateNow().prompts).toEqual([]));
  });

  it('can only be read while something else is asked', () => {
    renderAdventure(withScouts().do({ type: 'hourglass' }));
    fireEvent.press(screen.getByLabelText(/^Goblin Scout, .*health/));
    expect(screen.getByText(/^To read only/)).toBeOnTheScreen();
    expect(screen.queryByLabelText('Aragorn attacks')).toBeNull();
  });
});

describe('what to do now', () => {
  it('§20.7 is told of the group that activates, and of the hero who is attacked', () => {
    const table = withScouts().endActionPhase();
    while (table.prompt?.kind !== 'activation') table.do(table.harmless());
    expect(currentTask(table.game)).toMatchObject({
      prompt: 'activation',
      group: table.adventure.groups[0]?.id,
      hero: null,
    });
    table.do({ type: 'enemyAttacks', hero: 'gimli' });
    expect(currentTask(table.game)).toMatchObject({ prompt: 'attack', group: null, hero: 'gimli' });
  });
});
