import { fireEvent, screen, waitFor } from '@testing-library/react-native';
import { CompanyMenu } from '@/games/jime/screens/campaign/company/CompanyMenu';
import { AfterAdventure, isClearing } from '@/games/jime/screens/campaign/epilogue/AfterAdventure';
import { Epilogue } from '@/games/jime/screens/campaign/epilogue/Epilogue';
import { SetUp } from '@/games/jime/screens/campaign/setUp/SetUp';
import { endWith } from '@/games/jime/rules/endAdventure';
import { after, atStep, content, heroOf, inAdventure, told } from '../../rules/campStates';
import { renderPage } from '../../../../ui/renderPage';
import { lay, played, settle, stateNow } from './openCampaign';

jest.mock('expo-router', () => ({ useRouter: () => ({ replace: jest.fn() }) }));
// The whole box is read once; a busy machine takes its time over it.
jest.setTimeout(60_000);

beforeAll(settle);

const press = (label: string | RegExp) => fireEvent.press(screen.getByLabelText(label));
const ROLES = { aragorn: { role: 'captain' }, gimli: { role: 'guardian' } };
const playing = () => ({ ...inAdventure(ROLES, { trinkets: ['boots'], lore: 12 }), mirror: true });

describe('setting up', () => {
  it('§new.8 §new.9 names every card of every hero by number, and how the decks begin', () => {
    lay(atStep('new.8', ROLES));
    renderPage(<SetUp />);
    expect(screen.getByText('Cards of the Captain')).toBeOnTheScreen();
    expect(screen.getByText('1 · Well Provisioned')).toBeOnTheScreen();
    expect(screen.getAllByRole('checkbox')).toHaveLength(12);
  });

  it('§new.7 §95.1 roles are chosen hero by hero; one that is taken says by whom', async () => {
    lay(atStep('new.7', { aragorn: {}, gimli: {} }));
    renderPage(<SetUp />);
    press('It is done');
    expect(await screen.findByText('Aragorn: Every hero needs a role.')).toBeOnTheScreen();
    press('Captain');
    expect(await screen.findByLabelText('Captain, Taken by Aragorn')).toBeDisabled();
    press('Guardian');
    await waitFor(() => expect(heroOf(stateNow(), 'gimli').role).toBe('guardian'));
    press('It is done');
    await waitFor(() => expect(stateNow().prompts).toEqual([{ kind: 'setUp', step: 'new.8' }]));
    press('Back');
    await waitFor(() => expect(stateNow().prompts).toEqual([{ kind: 'setUp', step: 'new.7' }]));
    expect(heroOf(stateNow(), 'gimli').role).toBe('guardian');
  });

  it('§continue.6 a trinket is chosen by one hero, and then no other', async () => {
    lay(atStep('continue.6', ROLES, { trinkets: ['boots'] }));
    renderPage(<SetUp />);
    fireEvent.press(screen.getAllByLabelText('Boots, tier I')[1] as never);
    expect(await screen.findByLabelText('Boots, tier I, With Gimli')).toBeDisabled();
    expect(played()).toEqual([{ type: 'chooseTrinket', hero: 'gimli', trinket: 'boots' }]);
  });
});

describe('the company menu', () => {
  it('§38.3 §60 the mirror is told by steppers', async () => {
    lay(playing());
    renderPage(<CompanyMenu onClose={jest.fn()} />);
    expect(screen.getByText('Lore 12')).toBeOnTheScreen();
    press('More: Fear, facedown');
    press('More: Inspiration');
    press('Hidden');
    await waitFor(() => expect(played()).toHaveLength(3));
    expect(played()).toEqual([
      { type: 'setSuffered', hero: 'aragorn', damageUp: 0, damageDown: 0, fearUp: 0, fearDown: 1 },
      expect.objectContaining({ type: 'setInspiration', hero: 'aragorn' }),
      { type: 'setBoon', hero: 'aragorn', boon: 'hidden', has: true },
    ]);
  });

  it('§19.2 a last stand is begun once confirmed, and the menu gives way to it', async () => {
    const onClose = jest.fn();
    lay(playing());
    renderPage(<CompanyMenu hero="gimli" onClose={onClose} />);
    press('Fear limit reached');
    expect(played()).toEqual([]);
    press('Last stand');
    await waitFor(() => expect(played()).toEqual([{ type: 'lastStand', hero: 'gimli', against: 'fear' }]));
    expect(onClose).toHaveBeenCalled();
  });

  it('§61.3 §76.2 a free trinket is taken, and its tokens spent', async () => {
    lay(playing());
    renderPage(<CompanyMenu tab="trinkets" onClose={jest.fn()} />);
    press('Gimli takes it');
    fireEvent.press(await screen.findByLabelText('Less: Depletion tokens'));
    await waitFor(() => expect(played().map(({ type }) => type)).toEqual(['equip', 'deplete']));
  });

  it('§61.1 a hero’s page says what is carried and what it does; a use is ticked off', async () => {
    const { campaign, ...state } = playing();
    const heroes = campaign.heroes.map((hero) => ({ ...hero, items: ['shield'] }));
    lay({ ...state, campaign: { ...campaign, heroes } });
    renderPage(<CompanyMenu onClose={jest.fn()} />);
    expect(screen.getByText(/^In the rally phase, you and every nearby hero/)).toBeOnTheScreen();
    expect(screen.getByText('Once per round, prevent one damage you would suffer.')).toBeOnTheScreen();
    press('Shield: Used this round');
    await waitFor(() =>
      expect(screen.getByRole('checkbox', { name: 'Shield: Used this round' })).toBeChecked(),
    );
    expect(played()).toEqual([{ type: 'setUsed', hero: 'aragorn', card: 'shield', used: true }]);
  });

  it('§38.6 §38.7 a faceup card is noted by name, with what it does, and goes', async () => {
    lay(playing());
    renderPage(<CompanyMenu onClose={jest.fn()} />);
    press('More: Damage, faceup');
    fireEvent.press(await screen.findByLabelText('Which damage card lies faceup?'));
    press('Entangled');
    expect(await screen.findByText(/^Stays faceup\. Your travel action/)).toBeOnTheScreen();
    press('Entangled is turned facedown');
    await waitFor(() => expect(screen.queryByText(/^Stays faceup\. Your travel action/)).toBeNull());
    expect(played().map(({ type }) => type)).toEqual(['setSuffered', 'noteFaceup', 'dropFaceup']);
  });

  it('§107 the odds are those of each hero’s own deck', () => {
    lay(playing());
    renderPage(<CompanyMenu tab="odds" onClose={jest.fn()} />);
    expect(screen.getAllByLabelText(/^Aragorn, .*: \d+%$/)).toHaveLength(5);
    expect(screen.getAllByLabelText(/^Gimli, .*: \d+%$/)).toHaveLength(5);
  });
});

describe('after an adventure', () => {
  const go = { type: 'continue' } as const;
  const home = () =>
    after(
      told(playing(), (game) => endWith(game, 'won')),
      ...[go, go],
    );

  it('§106.6 §camp.1 its figures are told and the table is cleared', async () => {
    const state = home();
    expect(isClearing(state)).toBe(true);
    lay(state);
    renderPage(<AfterAdventure />);
    expect(screen.getByText('The adventure is won')).toBeOnTheScreen();
    expect(screen.getByLabelText('Lore gained 9')).toBeOnTheScreen();
    expect(screen.getByLabelText(/Threat at the end of each round/)).toBeOnTheScreen();
    expect(screen.getAllByRole('checkbox')).toHaveLength(4);
    press('To the fire');
    await waitFor(() => expect(isClearing(stateNow())).toBe(false));
  });

  it('§106.6 the last page tells of every adventure', () => {
    const state = home();
    const campaign = { ...state.campaign, ending: 'end' };
    const said = { 'trial.end': 'They went home. *Put the table away.*' };
    const whole = { ...content.campaign, adventures: ['first'] };
    lay(
      { ...state, campaign, stage: 'ended', prompts: [] },
      { campaign: whole, text: { en: said, fr: said } },
    );
    renderPage(<Epilogue />);
    expect(screen.getByText('Put the table away.')).toBeOnTheScreen();
    expect(screen.getByText(/went out once, and won every time\./)).toBeOnTheScreen();
    expect(screen.getByText('Won')).toBeOnTheScreen();
  });

  it('§106.6 a tale that has been written on since goes on from its last page', async () => {
    const state = home();
    const campaign = { ...state.campaign, ending: 'end' };
    const said = { 'trial.end': 'How it all ends.' };
    lay({ ...state, campaign, stage: 'ended', prompts: [] }, { text: { en: said, fr: said } });
    renderPage(<Epilogue />);
    expect(screen.queryByText('How it all ends.')).toBeNull();
    expect(screen.getByText(/^The book has grown/)).toBeOnTheScreen();
    press('The tale goes on');
    await waitFor(() => expect(stateNow()).toMatchObject({ stage: 'camp', campaign: { ending: null } }));
  });

  it('§106.6 a last page that the book no longer has is told in our words, and the tale goes on', async () => {
    const state = home();
    const campaign = { ...state.campaign, ending: 'torn' };
    const page = { kind: 'message' as const, pages: [{ key: 'campaign.end.torn' }] };
    lay({ ...state, campaign, stage: 'ended', prompts: [page] });
    renderPage(<Epilogue />);
    expect(screen.getByText(/^The book has grown/)).toBeOnTheScreen();
    press('The tale goes on');
    await waitFor(() => expect(stateNow()).toMatchObject({ stage: 'camp', campaign: { ending: null } }));
  });
});
