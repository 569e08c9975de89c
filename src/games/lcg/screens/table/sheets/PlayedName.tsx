import type { PlayedFields } from '@/games/lcg/catalogue';
import { suggest } from '@/games/lcg/catalogue';
import { useCatalogue } from '@/games/lcg/session/catalogue';
import { CardName } from './CardName';

type Props = { kind: 'attachment' | 'event'; fields: PlayedFields; onChange(fields: PlayedFields): void };

/** An attachment or an event: one that was typed before brings its cost and its sphere. */
export const PlayedName = ({ kind, fields, onChange }: Props) => {
  const catalogue = useCatalogue((store) => store.catalogue);
  const known = suggest(catalogue, kind, fields.name).flatMap((card) =>
    card.kind === 'attachment' || card.kind === 'event' ? [card.as] : [],
  );
  return <CardName fields={fields} known={known} onChange={onChange} />;
};
