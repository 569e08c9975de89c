import { SPECIALS } from '@/games/confrontation/content';
import type { SpecialId } from '@/games/confrontation/content';
import type { Options } from '@/games/confrontation/play';
import { useWords } from '@/games/confrontation/session/useWords';
import { Button } from '@/ui/Button';
import { CardChoice, CardRow } from '@/ui/CardChoice';
import { SettingsGroup, Setting } from '@/ui/Setting';
import { Text } from '@/ui/Text';

type Props = {
  open: boolean;
  onOpen(open: boolean): void;
  options: Options;
  onChange(options: Options): void;
};

const FLAGS = ['match', 'memoryAid', 'friendlyUndo'] as const;
const OFF_ON = ['off', 'on'] as const;

/** Whatever a first game does without, folded away. */
export const MoreOptions = ({ open, onOpen, options, onChange }: Props) => {
  const { newGame: words } = useWords();
  const set = (part: Partial<Options>): void => onChange({ ...options, ...part });
  const flag = (name: 'match' | 'memoryAid' | 'friendlyUndo' | 'blind') => (
    <Setting
      key={name}
      words={words[name]}
      value={options[name] ? 'on' : 'off'}
      choices={OFF_ON}
      onChoose={(value) => set({ [name]: value === 'on' })}
    />
  );
  if (!open) return <Button icon="larger" label={words.more} onPress={() => onOpen(true)} />;
  return (
    <>
      <Button icon="smaller" label={words.fewer} onPress={() => onOpen(false)} />
      <SettingsGroup title={words.more}>
        <Setting
          words={words.specials}
          value={options.specials}
          choices={['off', 'pickTwo', 'drawn', 'handicap']}
          onChoose={(specials) => set({ specials })}
        />
        {options.specials === 'handicap' ? (
          <Gift gift={options.gift} onChange={(gift) => set({ gift: [...gift] })} />
        ) : null}
        {options.cast === 'draft' ? flag('blind') : null}
        {FLAGS.map(flag)}
        <Setting
          words={words.upstream}
          value={options.upstream}
          choices={['nobody', 'fellowship', 'both']}
          onChoose={(upstream) => set({ upstream })}
        />
        <Setting
          words={words.stalemate}
          value={options.stalemate}
          choices={['forward', 'anyMove']}
          onChoose={(stalemate) => set({ stalemate })}
        />
        <Setting
          words={words.shire}
          value={options.shire}
          choices={['present', 'entered']}
          onChoose={(shire) => set({ shire })}
        />
        <Setting
          words={words.riverAttacks}
          value={options.riverAttacks}
          choices={['bothWays', 'asMoves']}
          onChoose={(riverAttacks) => set({ riverAttacks })}
        />
      </SettingsGroup>
    </>
  );
};

const Gift = ({
  gift,
  onChange,
}: {
  gift: readonly SpecialId[];
  onChange(gift: readonly SpecialId[]): void;
}) => {
  const { newGame, names, texts } = useWords();
  const toggled = (card: SpecialId): SpecialId[] =>
    gift.includes(card) ? gift.filter((one) => one !== card) : [...gift, card];
  return (
    <CardRow role="group" label={newGame.gift}>
      {SPECIALS.map((card) => (
        <CardChoice
          key={card}
          role="checkbox"
          label={names.special[card]}
          chosen={gift.includes(card)}
          onPress={() => onChange(toggled(card))}
        >
          <Text font="serifBold">{names.special[card]}</Text>
          <Text tone="faded">{texts.special[card]}</Text>
        </CardChoice>
      ))}
    </CardRow>
  );
};
