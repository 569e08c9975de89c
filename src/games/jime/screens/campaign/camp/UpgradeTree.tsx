import { View, useWindowDimensions } from 'react-native';
import Svg, { Line } from 'react-native-svg';
import type { InventoryCard } from '@/games/jime/play';
import { useWords } from '@/games/jime/session/useWords';
import { Button } from '@/ui/Button';
import { Fold } from '@/ui/Fold';
import { Icon } from '@/ui/Icon';
import { Text } from '@/ui/Text';
import { RADIUS, SPACE, useTheme } from '@/ui/theme';
import { keyOf } from '../../box/Items';
import { ItemFacts } from '../ItemFacts';
import { itemLines } from '../itemLines';
import { useOpenGame } from '../useOpenGame';
import { UpgradeFacts } from './UpgradeFacts';
import type { Card, Tier } from './upgradeTiers';
import { upgradeTiers } from './upgradeTiers';

/** Below this width the branches of a tree lie under each other. */
const WIDE = 760;

type TreeProps = { held: InventoryCard; onUpgrade(upgrade: string): void };

/** A card in hand and, below it, all it may become. */
export const UpgradeTree = ({ held, onUpgrade }: TreeProps) => {
  const words = useWords().campaign.camp.tree;
  const { game } = useOpenGame();
  const { box } = game.content;
  const card: Card | undefined = box.items[held.card] ?? box.trinkets[held.card];
  if (!card) return null;
  const tiers = upgradeTiers(box, game.state.campaign.collection, card);
  const end = card.tier === null ? words.single : card.tier === 4 ? words.highest : words.off;
  return (
    <View style={{ gap: SPACE.s }}>
      <CardBox card={card} note={words.has} held whole={held.upgrades.length > 0} />
      {tiers.length === 0 ? <Text tone="faded">{end}</Text> : null}
      {tiers.map((tier, index) => (
        <Branches
          key={tier.tier}
          tier={tier}
          from={card}
          upgrades={index === 0 ? held.upgrades : []}
          next={index === 0}
          onUpgrade={onUpgrade}
        />
      ))}
    </View>
  );
};

type BranchProps = {
  tier: Tier;
  from: Card;
  upgrades: readonly string[];
  /** Whether these are the very next: only they can be taken now. */
  next: boolean;
  onUpgrade(upgrade: string): void;
};

const Branches = ({ tier, from, upgrades, next, onUpgrade }: BranchProps) => {
  const words = useWords().campaign.camp.tree;
  const { game, printed } = useOpenGame();
  const wide = useWindowDimensions().width >= WIDE;
  const reached = game.state.campaign.lore >= tier.lore;
  const nameOf = (card: Card): string =>
    printed(card.slot === 'trinket' ? `trinket.${card.id}` : `item.${card.id}`);
  return (
    <View>
      {wide ? <BranchLines branches={tier.cards.length} open={reached} /> : null}
      <LoreLine needed={tier.lore} />
      {wide ? <BranchLines branches={tier.cards.length} open={reached} straight /> : null}
      <View style={{ flexDirection: wide ? 'row' : 'column', gap: SPACE.s }}>
        {tier.cards.map((card) => (
          <CardBox
            key={card.id}
            card={card}
            note={next && reached && !upgrades.includes(card.id) ? words.gone : undefined}
            dim={!reached}
            from={next ? from : undefined}
            whole={upgrades.includes(card.id)}
          >
            {upgrades.includes(card.id) ? (
              <Button
                label={words.upgrade}
                said={words.upgradeTo(nameOf(from), nameOf(card))}
                onPress={() => onUpgrade(card.id)}
              />
            ) : null}
          </CardBox>
        ))}
      </View>
    </View>
  );
};

const BRANCH_HEIGHT = 22;

/** The branches between two tiers: from the one above to each of those below, which share the width evenly. */
const BranchLines = ({
  branches,
  open,
  straight = false,
}: {
  branches: number;
  open: boolean;
  straight?: boolean;
}) => {
  const { colours } = useTheme();
  const ink = { stroke: open ? colours.gold : colours.iron, strokeWidth: 3 };
  return (
    <Svg width="100%" height={straight ? BRANCH_HEIGHT / 2 : BRANCH_HEIGHT} aria-hidden>
      {Array.from({ length: branches }, (_, index) => {
        const x = `${((index + 0.5) / branches) * 100}%`;
        return (
          <Line
            key={index}
            x1={straight ? x : '50%'}
            y1={0}
            x2={x}
            y2="100%"
            strokeDasharray={open ? undefined : '4 6'}
            {...ink}
          />
        );
      })}
    </Svg>
  );
};

/** §34.4 The line the company’s lore has crossed, or has still to cross. */
const LoreLine = ({ needed }: { needed: number }) => {
  const words = useWords().campaign.camp.tree;
  const { colours } = useTheme();
  const { lore } = useOpenGame().game.state.campaign;
  const reached = lore >= needed;
  const tone = reached ? 'gold' : 'iron';
  const line = (
    <View
      style={{
        flex: 1,
        borderTopWidth: reached ? 4 : 2,
        borderStyle: reached ? 'solid' : 'dashed',
        borderColor: colours[tone],
      }}
    />
  );
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s, paddingVertical: SPACE.xs }}>
      {line}
      <Icon name={reached ? 'check' : 'lore'} size={22} tone={tone} />
      <Text font="sansBold" tone={tone}>
        {reached ? words.reached(needed) : words.missing(needed, needed - lore)}
      </Text>
      {line}
    </View>
  );
};

type CardBoxProps = {
  card: Card;
  /** The card it would take the place of. */
  from?: Card;
  note?: string;
  held?: boolean;
  dim?: boolean;
  /** Whether it is weighed now: then it begins unfolded. */
  whole: boolean;
  children?: React.ReactNode;
};

/** §34.4 What can be taken now stands whole beside what is held; all else gives its name, and what it does at a touch. */
const CardBox = ({ card, from, note, held = false, dim = false, whole, children }: CardBoxProps) => {
  const { colours } = useTheme();
  const { app, box } = useWords();
  const { names } = useOpenGame();
  const said = app.pair(names.card(keyOf(card)).name, itemLines(card, box, names).join(' '));
  const wide = useWindowDimensions().width >= WIDE;
  return (
    <View
      style={{
        flexGrow: held ? 0 : 1,
        flexBasis: held || !wide ? 'auto' : 0,
        alignSelf: held ? 'center' : 'stretch',
        minWidth: held ? 280 : 0,
        gap: SPACE.s,
        padding: SPACE.s + 4,
        borderRadius: RADIUS,
        borderWidth: held ? 3 : 1.5,
        borderStyle: dim ? 'dashed' : 'solid',
        borderColor: held ? colours.moss : dim ? colours.iron : colours.gold,
        backgroundColor: colours.ground,
      }}
    >
      <Fold label={said} opened={whole}>
        {(open) =>
          open && from ? (
            <UpgradeFacts from={from} card={card} />
          ) : (
            <ItemFacts card={card} names={names} hits={open} gist={open} />
          )
        }
      </Fold>
      {note ? (
        <Text tone={held ? 'moss' : 'faded'} font="sansBold">
          {note}
        </Text>
      ) : null}
      {children}
    </View>
  );
};
