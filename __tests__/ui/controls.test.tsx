import { fireEvent, render, screen } from '@testing-library/react-native';
import type { ReactElement } from 'react';
import { StyleSheet } from 'react-native';
import type { Settings } from '@/session/settings';
import { Button } from '@/ui/Button';
import { Choice } from '@/ui/Choice';
import { IconButton } from '@/ui/IconButton';
import { ProgressBar } from '@/ui/ProgressBar';
import { SearchField } from '@/ui/SearchField';
import { Stepper } from '@/ui/Stepper';
import { Tabs } from '@/ui/Tabs';
import { Text } from '@/ui/Text';
import { TextField } from '@/ui/TextField';
import { SIZES } from '@/ui/theme';
import { chooseSettings } from '../session/chooseSettings';

const withSettings = (settings: Partial<Settings>) => chooseSettings({ ...settings });

beforeEach(() => withSettings({}));

const styleOf = (label: string) => StyleSheet.flatten(screen.getByLabelText(label).props.style);

describe('touchables', () => {
  const every: [string, ReactElement][] = [
    ['Go', <Button key="b" label="Go" onPress={() => undefined} />],
    ['Close', <IconButton key="i" icon="close" label="Close" onPress={() => undefined} />],
    [
      'Day',
      <Choice
        key="c"
        label="Light"
        value="day"
        options={[{ value: 'day', label: 'Day' }]}
        onChoose={() => undefined}
      />,
    ],
    [
      'Tiles',
      <Tabs
        key="t"
        label="Parts"
        value="tiles"
        tabs={[{ value: 'tiles', label: 'Tiles' }]}
        onChange={() => undefined}
      />,
    ],
    ['More: hits', <Stepper key="s" label="hits" value={1} onChange={() => undefined} />],
  ];

  it.each(every)('%s is labelled and at least 44 points each way', (label, element) => {
    render(element);
    expect(styleOf(label).minHeight).toBeGreaterThanOrEqual(44);
    expect(styleOf(label).minWidth).toBeGreaterThanOrEqual(44);
  });
});

describe('Stepper', () => {
  it('counts up and down and stops at its ends', () => {
    const onChange = jest.fn();
    render(<Stepper label="hits" value={0} max={1} onChange={onChange} />);
    fireEvent.press(screen.getByLabelText('Less: hits'));
    expect(onChange).not.toHaveBeenCalled();
    fireEvent.press(screen.getByLabelText('More: hits'));
    expect(onChange).toHaveBeenCalledWith(1);
  });
});

describe('TextField', () => {
  it('is labelled, tall enough to touch, and takes no more than fits', () => {
    const onChange = jest.fn();
    render(<TextField label="Company" value="" longest={40} onChange={onChange} />);
    const field = screen.getByLabelText('Company');
    expect(screen.getByText('Company')).toBeOnTheScreen();
    expect(StyleSheet.flatten(field.props.style).minHeight).toBeGreaterThanOrEqual(44);
    expect(field.props.maxLength).toBe(40);
    fireEvent.changeText(field, 'The Nine');
    expect(onChange).toHaveBeenCalledWith('The Nine');
  });
});

describe('SearchField', () => {
  it('can be emptied once something is looked for', () => {
    const onChange = jest.fn();
    const { rerender } = render(<SearchField label="Find" value="" onChange={onChange} />);
    expect(screen.queryByLabelText('Clear the search')).toBeNull();
    rerender(<SearchField label="Find" value="orc" onChange={onChange} />);
    fireEvent.press(screen.getByLabelText('Clear the search'));
    expect(onChange).toHaveBeenCalledWith('');
  });
});

describe('Choice', () => {
  it('says which one is chosen without colour', () => {
    render(
      <Choice
        label="Light"
        value="night"
        options={[
          { value: 'day', label: 'Day' },
          { value: 'night', label: 'Night' },
        ]}
        onChoose={() => undefined}
      />,
    );
    expect(screen.getByLabelText('Night')).toBeChecked();
    expect(screen.getByLabelText('Day')).not.toBeChecked();
  });
});

describe('ProgressBar', () => {
  it('tells its value to a screen reader', () => {
    render(<ProgressBar label="Threat" value={12} max={60} />);
    expect(screen.getByLabelText('Threat')).toHaveAccessibilityValue({ now: 12, min: 0, max: 60 });
  });
});

describe('Text', () => {
  const sizeOf = (text: string) => StyleSheet.flatten(screen.getByText(text).props.style).fontSize;

  it('has six sizes', () => expect(Object.keys(SIZES)).toHaveLength(6));

  it.each(['normal', 'large', 'larger', 'largest'] as const)(
    'has a body of 18 points or more when %s',
    (textSize) => {
      withSettings({ textSize });
      render(<Text>Body</Text>);
      expect(sizeOf('Body')).toBeGreaterThanOrEqual(18);
    },
  );
});
