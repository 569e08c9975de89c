import type { Adventure } from './schema/adventure';
import type { Content } from './schema/campaign';
import { stepsOf } from './steps';

/** What may follow an adventure: what its story says, what its resolutions say, else the next in order; null ends the campaign. */
export const waysFrom = ({ campaign }: Content, adventure: Adventure): (string | null)[] => {
  const place = campaign.adventures.indexOf(adventure.id);
  const after = place < 0 ? null : (campaign.adventures[place + 1] ?? null);
  const told = stepsOf(adventure).flatMap(({ effect }) => (effect?.do === 'next' ? [effect.adventure] : []));
  return [
    ...new Set([...adventure.resolutions.map(({ next }) => (next === undefined ? after : next)), ...told]),
  ];
};

/** The adventures a company may come to from this one on, itself among them: breadth first. */
export const adventuresFrom = (content: Content, start: string): Adventure[] => {
  const order: string[] = [];
  const due = [start];
  for (let id = due.shift(); id !== undefined; id = due.shift()) {
    const adventure = content.adventures[id];
    if (!adventure || order.includes(id)) continue;
    order.push(id);
    due.push(...waysFrom(content, adventure).filter((next) => next !== null));
  }
  return order.flatMap((id) => content.adventures[id] ?? []);
};
