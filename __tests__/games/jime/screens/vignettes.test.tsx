import { screen } from '@testing-library/react-native';
import { VIGNETTES } from '@/games/jime/content/schema/adventure';
import { loadStory } from '@/games/jime/content/story';
import { sceneOf } from '@/games/jime/screens/vignettes';
import { TitlePlate } from '@/games/jime/screens/vignettes/TitlePlate';
import { openingVignette } from '@/games/jime/screens/vignettes/openingVignette';
import { join } from 'node:path';
import { renderPage } from '../../../ui/renderPage';
import { company, filesIn } from '../rules/company';

const CAMPAIGNS = join(__dirname, '../../../../campaigns');
const adventuresOf = (campaign: string) => {
  const folder = join(CAMPAIGNS, campaign);
  return Object.values(loadStory(filesIn(folder), folder).adventures);
};

describe('vignettes', () => {
  it('are drawn with real numbers, in three inks at most', () => {
    for (const name of VIGNETTES) {
      const { strokes } = sceneOf(name);
      for (const { d } of strokes) expect(d).not.toMatch(/NaN|undefined|Infinity/);
      const inks = new Set(strokes.flatMap(({ line, fill }) => [line, fill]));
      for (const none of ['paper', undefined] as const) inks.delete(none);
      expect(inks.size).toBeLessThanOrEqual(3);
    }
  });

  it('are one for each adventure that is shipped, and no two alike', () => {
    const names = ['oath-of-the-lamps', 'tutorial', 'example']
      .flatMap(adventuresOf)
      .map(({ vignette }) => vignette);
    expect(names).not.toContain(undefined);
    expect(new Set(names).size).toBe(names.length);
  });

  it('stand over what is read while an adventure is laid out; the road where none is named', () => {
    const { state, content } = company({ story: { vignette: 'mill' } });
    const inPhase = (phase: 'setup' | 'action', of = content) =>
      openingVignette({ state: { ...state, adventure: { ...state.adventure!, phase } }, content: of });
    expect(inPhase('setup')).toBe('mill');
    expect(inPhase('action')).toBeUndefined();
    expect(inPhase('setup', company().content)).toBe('road');
  });
});

it('a title plate bears the name of the adventure as a heading', () => {
  renderPage(<TitlePlate title="The Cart That Came Alone" vignette="cart" />);
  expect(screen.getByRole('heading', { name: 'The Cart That Came Alone' })).toBeOnTheScreen();
});
