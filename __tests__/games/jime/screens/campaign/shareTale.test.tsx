import { fireEvent, screen } from '@testing-library/react-native';
import { endWith } from '@/games/jime/rules/endAdventure';
import { Epilogue } from '@/games/jime/screens/campaign/epilogue/Epilogue';
import { wrapped } from '@/games/jime/screens/campaign/epilogue/wrapped';
import { renderPage } from '../../../../ui/renderPage';
import { after, content, inAdventure, told } from '../../rules/campStates';
import { lay, settle } from './openCampaign';

const mockShared = jest.fn();
jest.mock('expo-router', () => ({ useRouter: () => ({ replace: jest.fn() }) }));
jest.mock('@/session/share', () => ({ shareText: async (...file: unknown[]) => mockShared(...file) }));
// The whole box is read once; a busy machine takes its time over it.
jest.setTimeout(60_000);

beforeAll(settle);

it('§106.6 the tale of a campaign is sent as text, hero by hero', async () => {
  const go = { type: 'continue' } as const;
  const roles = { aragorn: { role: 'captain' }, gimli: { role: 'guardian' } };
  const state = after(
    told(inAdventure(roles), (game) => endWith(game, 'won')),
    go,
    go,
  );
  const whole = { ...content.campaign, adventures: ['first'] };
  const said = { 'trial.end': 'They went home.' };
  const campaign = { ...state.campaign, ending: 'end' };
  lay({ ...state, campaign, stage: 'ended', prompts: [] }, { campaign: whole, text: { en: said, fr: said } });
  renderPage(<Epilogue />);
  fireEvent.press(screen.getByLabelText('Share the tale'));
  fireEvent.press(screen.getByLabelText('Share as text'));
  expect(await screen.findByText('The tale is on its way.')).toBeOnTheScreen();
  const [name, text, type] = mockShared.mock.calls[0] as string[];
  expect(name).toMatch(/\.txt$/);
  expect(type).toBe('text/plain');
  expect(text).toContain(`The tale of ${state.campaign.company}`);
  for (const { hero } of state.campaign.heroes) expect(text).toMatch(new RegExp(`^${hero}`, 'im'));
  expect(text).not.toContain('°');
});

it('a line of a picture is cut between words', () => {
  expect(wrapped('one two three fourteen', 9)).toEqual(['one two', 'three', 'fourteen']);
  expect(wrapped('extraordinary', 4)).toEqual(['extraordinary']);
});
