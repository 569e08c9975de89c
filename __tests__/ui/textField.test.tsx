import { fireEvent, render, screen } from '@testing-library/react-native';
import { TextField } from '@/ui/TextField';

describe('40.6 what is typed', () => {
  it.each([
    ['a name on one line', 1, 'Fro\u0000do\u202e and\nSam\ud83d', 'Frodo and Sam'],
    ['a text that is pasted', 14, '2x Gandalf\u202e\n\u00001x Beorn', '2x Gandalf\n1x Beorn'],
  ])('loses what breaks lists in %s', (_what, rows, typed, clean) => {
    const onChange = jest.fn();
    render(<TextField label="Name" value="" rows={rows} onChange={onChange} />);
    fireEvent.changeText(screen.getByLabelText('Name'), typed);
    expect(onChange).toHaveBeenCalledWith(clean);
  });
});
