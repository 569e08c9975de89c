import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen } from '@testing-library/react-native';
import { View } from 'react-native';
import { Picture } from '@/ui/Picture';
import { Text } from '@/ui/Text';
import { Touchable } from '@/ui/Touchable';
import { unheard } from './unheard';

describe('a picture', () => {
  it('is heard as one on a device, by its label', () => {
    render(
      <Picture label="Health 5">
        <Text>5</Text>
      </Picture>,
    );
    expect(screen.getByLabelText('Health 5').props).toMatchObject({ accessible: true, role: 'img' });
    expect(unheard(screen.toJSON())).toEqual([]);
  });

  it('is found where nobody hears it, and where it swallows what can be touched', () => {
    render(
      <>
        <View role="img" aria-label="Health 5" />
        <Picture label="">
          <Text>5</Text>
        </Picture>
        <Picture label="Health 6">
          <Touchable label="Heal" onPress={() => undefined}>
            <Text>6</Text>
          </Touchable>
        </Picture>
      </>,
    );
    expect(unheard(screen.toJSON())).toEqual([
      'a picture that is not heard: Health 5',
      'a picture that is not heard: View',
      'Heal cannot be touched inside Health 6',
    ]);
  });
});

const SOURCE = join(__dirname, '../../src');
const PICTURE = 'ui/Picture.tsx';

it('every picture of the app is a Picture: no view is one by itself', () => {
  const files = (readdirSync(SOURCE, { recursive: true }) as string[]).filter((file) => /\.tsx?$/.test(file));
  const pictures = files.filter((file) =>
    /\brole(=|: )["']img["']|accessibilityRole|<Image\b/.test(readFileSync(join(SOURCE, file), 'utf8')),
  );
  expect(pictures).toEqual([PICTURE]);
});
