import { fireEvent, screen, waitFor } from '@testing-library/react-native';
import type { GameState } from '@/games/jime/play';
import { holdingsOf } from '@/games/jime/rules/holdings';
import { skillOdds } from '@/games/jime/rules/skillOdds';
import { Camp } from '@/games/jime/screens/campaign/camp/Camp';
import { upgradeTiers } from '@/games/jime/screens/campaign/camp/upgradeTiers';
import { atCamp, box, heroOf } from '../../rules/campStates';
import { renderPage } from '../../../../ui/renderPage';
import { lay, played, settle, stateNow } from './openCampaign';

jest.mock('expo-router', () => ({ useRouter: () => ({ replace: jest.fn() }) }));
// The whole box is read once; a busy machine takes its time over it.
jest.setTimeout(60_000);

beforeAll(settle);

const press = (label: string | RegExp) => fireEvent.press(screen.getByLabelText(label));

/** Aragorn has been a captain and has experience to spend; Gimli holds a captain’s card. */
const camp = (): GameState => {
  const state = atCamp(
    {
      aragorn: { role: 'captain', rolesPlayed: ['captain'], xp: { captain: 5 }, skills: ['captain-4'] },
      gimli: { role: 'guardian', rolesPlayed: ['captain', 'guardian'], skills: ['captain-5'] },
    },
    { lore: 30, trinkets: ['boots'] },
  );
  return { ...state, campaign: { ...state.campaign, arrived: holdingsOf(state.campaign) } };
};
const open = () => {
  lay(camp());
  renderPage(<Camp />);
};

describe('camp', () => {
  it('§51.6 a card is bought with the experience of its role, and then owned', async () => {
    open();
    press('Aragorn, 5 experience to spend');
    expect(screen.getByText('With Gimli')).toBeOnTheScreen();
    expect(screen.getAllByText('With the role').length).toBeGreaterThan(0);
    fireEvent.press(screen.getAllByLabelText(/^Buy .* for 3 XP/)[0] as never);
    await waitFor(() => expect(screen.getAllByText('Bought')).toHaveLength(2));
    expect(played()).toEqual([{ type: 'buySkill', hero: 'aragorn', skill: 'captain-6' }]);
    expect(heroOf(stateNow(), 'aragorn').xp.captain).toBe(2);
  });

  it('§51.5 says how much is missing for what is too dear', () => {
    open();
    press('Aragorn, 5 experience to spend');
    expect(screen.getAllByText('2 XP short').length).toBeGreaterThan(0);
    expect(screen.queryByLabelText(/^Buy .* for 7 XP/)).toBeNull();
  });

  it('§51.7 a bought card is sold for its price', async () => {
    open();
    press('Aragorn, 5 experience to spend');
    press(/^Sell Word of Triumph/);
    await waitFor(() =>
      expect(played()).toEqual([{ type: 'sellSkill', hero: 'aragorn', skill: 'captain-4' }]),
    );
    expect(heroOf(stateNow(), 'aragorn').xp.captain).toBe(8);
  });

  it('§107.1 the odds of a skill too dear, at a touch, are those of the stat as the items carried make it', () => {
    const state = camp();
    const gimli = heroOf(state, 'gimli');
    gimli.items = ['defender-of-the-citadel'];
    lay(state);
    renderPage(<Camp />);
    press(/^Gimli, /);
    const cards = (box.heroes.gimli?.stats.might ?? 0) + 1;
    const odds = skillOdds(box, gimli, 'guardian-4', { cards, needed: 2 });
    const [without, having] = [odds.without, odds.with].map((share) => `${Math.round(share * 100)}%`);
    const said = `Might, 2 successes: ${without} without it, ${having} with it`;
    expect(screen.queryByText(said)).toBeNull();
    press(/^Word of Glory: /);
    expect(screen.getByText(said)).toBeTruthy();
  });

  it('shows the skills for one use, and says when there is none', () => {
    open();
    press('Aragorn, 5 experience to spend');
    const all = screen.getAllByText(/^No\. \d+/).length;
    press('Moving');
    const moving = screen.getAllByText(/^No\. \d+/).length;
    expect(moving).toBeGreaterThan(0);
    expect(moving).toBeLessThan(all);
    press('All');
    expect(screen.getAllByText(/^No\. \d+/)).toHaveLength(all);
  });

  it('§34.4 an upgrade says what is gained and what is lost', () => {
    open();
    press('Trinkets');
    expect(
      screen.getByLabelText(
        'Gained: Deplete to test Might in place of Agility or the reverse, or to leave a space without provoking enemies.',
      ),
    ).toBeOnTheScreen();
    expect(
      screen.getByLabelText('Lost: Deplete to test Might in place of Agility, or Agility in place of Might.'),
    ).toBeOnTheScreen();
    expect(screen.getByLabelText('Depletion tokens: 2')).toBeOnTheScreen();
  });

  it('§34.7 an item is upgraded from its tree, where the line of lore has been crossed', async () => {
    open();
    press('Items');
    expect(screen.getAllByText('Lore 27, reached').length).toBeGreaterThan(0);
    expect(screen.getAllByText('Lore 58, 28 short').length).toBeGreaterThan(0);
    const before = heroOf(stateNow(), 'aragorn').items;
    fireEvent.press(screen.getAllByLabelText(/^Upgrade/)[0] as never);
    await waitFor(() => expect(played()).toHaveLength(1));
    expect(played()[0]).toMatchObject({ type: 'upgradeItem', hero: 'aragorn' });
    expect(heroOf(stateNow(), 'aragorn').items).not.toEqual(before);
  });

  it('§34.7 §111.4 a trinket is upgraded for the whole company', async () => {
    open();
    press('Trinkets');
    press(/^Upgrade/);
    await waitFor(() =>
      expect(played()).toEqual([{ type: 'upgradeTrinket', trinket: 'boots', upgrade: 'greenway-boots' }]),
    );
  });

  it('§51.6 §51.7 §camp.2 lists the cards that change places with the box, then goes on', async () => {
    open();
    press('Aragorn, 5 experience to spend');
    press(/^Sell Word of Triumph/);
    await waitFor(() => expect(played()).toHaveLength(1));
    press('Back');
    press('Break camp');
    expect(screen.getByText('Put back in the box')).toBeOnTheScreen();
    expect(screen.queryByText('Take out of the box')).toBeNull();
    const card = screen.getByRole('checkbox', { name: /Captain 4.*Aragorn/ });
    fireEvent.press(card);
    expect(screen.getByRole('checkbox', { name: /Captain 4/ })).toBeChecked();
    press('On to the set-up');
    await waitFor(() => expect(stateNow().prompts).toEqual([{ kind: 'setUp', step: 'continue.2' }]));
  });
});

describe('a tree', () => {
  const collection = ['core'] as const;

  it('§29.6 goes from tier to tier, each opened by the lore printed on the one before', () => {
    const tiers = upgradeTiers(box, collection, box.items.sword as never);
    expect(tiers.map(({ tier, lore }) => [tier, lore])).toEqual([
      [2, 27],
      [3, 58],
    ]);
  });

  it('§56.2 holds only what lies in a box that is on', () => {
    const cards = upgradeTiers(box, collection, box.items.sword as never).flatMap((tier) => tier.cards);
    expect(cards.map(({ id }) => id)).not.toContain('northern-blade');
  });
});

describe('the fire of a company that begins later', () => {
  it('says what the company has, since nothing has been won yet', () => {
    const state = camp();
    const told = { adventure: 'first', resolution: 'won', outcome: 'won', rounds: 0, told: true } as const;
    lay({
      ...state,
      campaign: { ...state.campaign, start: { at: 'second', answers: [] }, history: [told] },
    });
    renderPage(<Camp />);
    expect(screen.getByText('What the company has')).toBeOnTheScreen();
    expect(screen.getByText('30 lore')).toBeOnTheScreen();
    expect(screen.getByText(/^A trinket: Boots/)).toBeOnTheScreen();
    expect(screen.queryByText('New since last time')).toBeNull();
  });
});
