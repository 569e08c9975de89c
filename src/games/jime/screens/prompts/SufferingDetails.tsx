import { View } from 'react-native';
import type { AttackEffect } from '@/games/jime/content';
import type { Suffering, TerrainReminder } from '@/games/jime/play';
import { useWords } from '@/games/jime/session/useWords';
import { Icon } from '@/ui/Icon';
import { Picture } from '@/ui/Picture';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { attackEffectText } from '../box/attackEffectText';
import { useNames } from '../useNames';

/** Damage and fear in large numbers, each with its sign and its word. */
export const DamageAndFear = ({ damage, fear }: { damage: number; fear: number }) => {
  const words = useWords().prompts.attack;
  const kinds = [
    { icon: 'damage', tone: 'ember', count: damage, label: words.damage(damage) },
    { icon: 'fear', tone: 'violet', count: fear, label: words.fear(fear) },
  ] as const;
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', columnGap: SPACE.xl, rowGap: SPACE.s }}>
      {kinds
        .filter(({ count }) => count > 0 || damage + fear === 0)
        .map(({ icon, tone, count, label }) => (
          <Picture
            key={icon}
            label={`${count} ${label}`}
            style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}
          >
            <Icon name={icon} size={36} tone={tone} />
            <Text size="title" font="sansBold" tone={tone}>
              {count}
            </Text>
            <Text tone={tone}>{label}</Text>
          </Picture>
        ))}
    </View>
  );
};

type RulesProps = {
  suffering: Suffering;
  negate: string | null;
  effect?: AttackEffect | null;
  terrain: readonly TerrainReminder[];
};

/** §17.8, §17.9 How it may be negated, what terrain helps, what else happens. */
export const SufferingRules = ({ suffering, negate, effect = null, terrain }: RulesProps) => {
  const words = useWords();
  const { attack } = words.prompts;
  const names = useNames();
  const { facedown, damage, fear } = suffering;
  return (
    <>
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}>
        {suffering.negate ? <Icon name={suffering.negate} size={32} tone="river" /> : null}
        <Text style={{ flex: 1 }}>{negate ?? attack.cannotNegate}</Text>
      </View>
      {facedown.damage && damage > 0 ? <Text font="sansBold">{attack.facedownDamage}</Text> : null}
      {facedown.fear && fear > 0 ? <Text font="sansBold">{attack.facedownFear}</Text> : null}
      {terrain.map((one) => (
        <Text key={one.terrain} tone="moss">
          {attack.terrain(names.say(`terrain.${one.terrain}`), one.count)}
        </Text>
      ))}
      {effect ? (
        <Text>
          {words.app.pair(
            words.box.effect.when[effect.when],
            attackEffectText(effect, words.box.effect, names.say),
          )}
        </Text>
      ) : null}
    </>
  );
};
