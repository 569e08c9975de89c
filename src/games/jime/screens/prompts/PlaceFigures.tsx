import type { ReactNode } from 'react';
import { View } from 'react-native';
import { PieceIcon } from '@/games/jime/board/PieceIcon';
import { pieceName } from '@/games/jime/board/pieceNames';
import { EnemyHead, HeroHead } from '@/games/jime/heads/Head';
import type { Banner, Placement } from '@/games/jime/play';
import { standingHeroes } from '@/games/jime/play';
import { spaceName } from '@/games/jime/words/sentences';
import { useWords } from '@/games/jime/session/useWords';
import { Icon } from '@/ui/Icon';
import { Notice } from '@/ui/Notice';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { removedPiece, takenFrom } from './removedPiece';
import type { PromptProps } from './types';
import { useNames } from '../useNames';

type WhatOf<K extends Placement['kind']> = Extract<Placement, { kind: K }>;
type FiguresProps = { what: WhatOf<'group' | 'heroes'>; game: PromptProps<'placement'>['game'] };

/** Figures that come onto the map: how many, under which banner, in which space. */
export const Figures = ({ what, game }: FiguresProps) => {
  const words = useWords();
  const { placement } = words.prompts;
  const names = useNames();
  const place = spaceName(what.space, words);
  if (what.kind === 'heroes') {
    const heroes = standingHeroes(game);
    return (
      <>
        <FigureHeading
          picture={heroes.map(({ hero }) => (
            <HeroHead key={hero} hero={hero} size={64} />
          ))}
          name={words.board.list(...heroes.map(({ hero }) => names.hero(hero)))}
        />
        <Text size="story">{placement.heroesThere(heroes.length, place)}</Text>
      </>
    );
  }
  const group = game.state.adventure?.groups.find(({ id }) => id === what.group);
  return (
    <>
      <FigureHeading
        picture={<EnemyHead enemy={what.enemy} size={96} />}
        name={names.enemy(what.enemy)}
        of={group?.name ? names.group(group) : undefined}
      />
      <Text size="title" font="sansBold">
        {placement.figures(what.figures)}
      </Text>
      {what.standIn ? <Notice kind="info" text={placement.standIn(names.enemy(what.enemy))} /> : null}
      {what.banner ? (
        <BannerLine banner={what.banner} said={placement.banner(names.banner(what.banner))} />
      ) : null}
      <Text size="story">{placement.there(what.figures, place)}</Text>
    </>
  );
};

const BannerLine = ({ banner, said }: { banner: Banner; said: string }) => {
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}>
      <Icon name="title" size={32} tone={banner.kind === 'elite' ? 'ember' : 'gold'} />
      <Text font="sansBold" style={{ flexShrink: 1 }}>
        {said}
      </Text>
    </View>
  );
};

type StrongerProps = { what: WhatOf<'bonus'>; game: PromptProps<'placement'>['game'] };

/** §47, §49 A group on the map has gained a bonus: its banner changes, its figures are tougher, and what that means. */
export const Strengthened = ({ what, game }: StrongerProps) => {
  const { placement } = useWords().prompts;
  const names = useNames();
  const { banner, before, bonus } = what;
  const group = game.state.adventure?.groups.find(({ id }) => id === what.group);
  const becameElite = before?.kind !== 'elite';
  return (
    <>
      <FigureHeading
        picture={<EnemyHead enemy={what.enemy} size={96} />}
        name={names.group(group ?? { name: null, enemy: what.enemy })}
        of={names.say(`bonus.${game.content.box.enemyBonuses[bonus]?.name ?? bonus}`)}
      />
      <Text size="story">{names.say(`bonus.${bonus}.gist`)}</Text>
      {banner && becameElite ? (
        <BannerLine banner={banner} said={placement.bannerBeside(names.banner(banner))} />
      ) : null}
      {before && becameElite ? <Text>{placement.bannerBack(names.banner(before))}</Text> : null}
      <Text font="sansBold">{placement.healthNow(what.health)}</Text>
      {becameElite ? <Text>{placement.nowElite}</Text> : null}
    </>
  );
};

type AwayProps = {
  what: WhatOf<Exclude<Placement['kind'], 'group' | 'heroes' | 'bonus'>>;
  game: PromptProps<'placement'>['game'];
};

/** Something leaves the map. */
export const RemovedPieces = ({ what, game }: AwayProps) => {
  const words = useWords();
  const { placement } = words.prompts;
  const names = useNames();
  if (what.kind === 'groupRemoved')
    return (
      <>
        <FigureHeading
          picture={<EnemyHead enemy={what.enemy} size={96} />}
          name={names.enemy(what.enemy)}
          of={what.banner ? names.banner(what.banner) : undefined}
        />
        <Text size="story">{what.banner ? placement.takeBannered : placement.takeFigures}</Text>
      </>
    );
  if (what.kind !== 'tokenRemoved' && what.kind !== 'terrainRemoved') return null;
  const thing = what.kind === 'tokenRemoved' ? what.token : what.terrain;
  const { key, piece } = removedPiece(thing, game);
  return (
    <>
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.m }}>
        <PieceIcon of={piece} size={96} />
        <Text size="heading" font="serifBold" style={{ flexShrink: 1 }}>
          {pieceName(key, names.say)}
        </Text>
      </View>
      <Text size="story">{takenFrom(thing, words)}</Text>
    </>
  );
};

type HeadingProps = { picture: ReactNode; name: string; of?: string | undefined };

/** Which figures to take, by their faces and by their name. */
const FigureHeading = ({ picture, name, of }: HeadingProps) => (
  <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.m }}>
    {picture}
    <View style={{ flexShrink: 1 }}>
      <Text size="heading" font="serifBold">
        {name}
      </Text>
      {of === undefined ? null : <Text font="serifItalic">{of}</Text>}
    </View>
  </View>
);
