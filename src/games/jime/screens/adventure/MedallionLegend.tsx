import type { ReactNode } from 'react';
import { View } from 'react-native';
import { Sign } from '@/games/jime/board/PieceIcon';
import { groupArt } from '@/games/jime/board/tokenArt';
import type { Game } from '@/games/jime/play';
import { enemyBar } from '@/games/jime/play';
import { useWords } from '@/games/jime/session/useWords';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { LEGEND } from '@/games/jime/heads/heads';
import type { Portrayed } from './EnemyMedallion';
import { EnemyMedallion } from './EnemyMedallion';
import { Sheet } from './Sheet';

const PLAIN: Portrayed = {
  elite: false,
  ranged: false,
  exhausted: false,
  active: false,
  figures: 1,
  banner: null,
};

/** One medallion for each thing it may say. */
const SIGNS = {
  figures: { ...PLAIN, figures: 3 },
  exhausted: { ...PLAIN, exhausted: true },
  elite: { ...PLAIN, elite: true },
  ranged: { ...PLAIN, ranged: true },
  banner: { ...PLAIN, banner: { kind: 'ordinary', symbol: 1 } },
  active: { ...PLAIN, active: true },
} as const satisfies Record<string, Portrayed>;

const KEYS = Object.keys(SIGNS) as (keyof typeof SIGNS)[];

/** §20.2–20.7 What rims, dots and marks of the medallions mean, on the bar and on the map. */
export const MedallionLegend = ({ game, onClose }: { game: Game; onClose(): void }) => {
  const words = useWords().table.bar;
  const enemy = enemyBar(game)[0]?.enemy ?? LEGEND.enemy;
  return (
    <Sheet title={words.legend} onClose={onClose}>
      {KEYS.map((key) => (
        <Line key={key} text={words.signs[key]}>
          <EnemyMedallion portrait={SIGNS[key]} enemy={enemy} size={56} />
        </Line>
      ))}
      <Line text={words.signs.lastSeen}>
        <Sign art={groupArt({ enemy, banner: null, figures: [1], lastSeen: true })} size={56} />
      </Line>
    </Sheet>
  );
};

const Line = ({ text, children }: { text: string; children: ReactNode }) => (
  <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.m }}>
    {children}
    <Text style={{ flex: 1 }}>{text}</Text>
  </View>
);
