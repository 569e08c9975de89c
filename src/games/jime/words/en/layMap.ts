/** Maps laid for their own sake. */
export const layMapEn = {
  title: 'Lay a map',
  intro:
    'A map from the boxes that are on, for an evening of your own. The app says which tiles to take and lays them with you, one by one.',
  kind: 'Kind of map',
  heroes: 'Heroes',
  draw: 'Draw a map',
  prepare: 'Prepare the tiles',
  prepareText: 'Take these from the box and tick them off. The order does not matter yet.',
  begin: 'Lay them on the table',
  more: (n: number) =>
    n === 1 ? 'One more map needs a box that is not on.' : `${n} more maps need boxes that are not on.`,
  whole: 'Show it already laid',
  laying: 'Laying the map',
  finished: 'The map is laid',
  finishedText:
    'Touch a tile, a space or a token to hear what it is. The sheet rebuilds the table from nothing.',
  sheet: 'How to rebuild it',
  another: 'Draw another map',
  nothingTouched: 'Nothing touched yet.',
  failed: 'The plans could not be read. Nothing is lost; try again.',
};
