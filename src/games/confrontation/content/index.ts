export * from './board';
export * from './cards';
export * from './characters';
export * from './sides';

/** What every game is played with: the one box. */
export interface Content {
  id: string;
}
export const BOX: Content = { id: 'deluxe' };
