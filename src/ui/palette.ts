/** The colours of LOOK: vellum by day, dark leather by candlelight. A test computes their contrast. */
export type Palette = {
  /** behind everything */
  ground: string;
  /** sheets and dialogs */
  panel: string;
  /** text */
  ink: string;
  /** secondary text */
  faded: string;
  /** threat, damage, what cannot be undone at the table */
  ember: string;
  /** fear, sorcery, darkness */
  violet: string;
  /** success, owned, ready */
  moss: string;
  /** information, links to rules */
  river: string;
  /** lore, experience, titles */
  gold: string;
  /** armour, disabled */
  iron: string;
};

export type Tone = Exclude<keyof Palette, 'ground' | 'panel'>;

export type ColourScheme = 'day' | 'night';

export const PALETTES: Record<ColourScheme, Palette> = {
  day: {
    ground: '#F3E9D2',
    panel: '#FBF5E6',
    ink: '#2B2118',
    faded: '#6A5844',
    ember: '#9C2A1B',
    violet: '#5B3A78',
    moss: '#4A5D23',
    river: '#2C5A70',
    gold: '#7D5E16',
    iron: '#5A5F66',
  },
  night: {
    ground: '#1B1713',
    panel: '#282119',
    ink: '#EFE4CC',
    faded: '#B9A98C',
    ember: '#E7705A',
    violet: '#B796D6',
    moss: '#A3B86C',
    river: '#7DB2C9',
    gold: '#D8B45A',
    iron: '#A4ABB3',
  },
};
