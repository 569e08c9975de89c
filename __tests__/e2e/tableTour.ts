import type { Page } from 'playwright-core';
import type { Language } from '@/i18n/languages';
import type { Album, Visit } from './album';
import { pictureTour } from './album';
import type { TablePlayer } from './tablePlayer';

type Tour<Player> = {
  name: string;
  /** What tells one screen from another: its heading, or the button that is about to be pressed. */
  by: 'heading' | 'button';
  seat(page: Page, language: Language): Player;
  play(player: Player, album: Album): Promise<void>;
};

/** A game from the shelf to its last page, with a look at each screen before the first button pressed on it. */
export const tourOf =
  <Player extends TablePlayer<unknown>>({ name, by, seat, play }: Tour<Player>) =>
  (visit: Visit): Promise<void> =>
    pictureTour(visit, {
      name,
      // On a phone, or in the largest letters, a row of cards is longer than the screen: it is dragged sideways.
      excuses: (flaw) => /^[\w-]*(phone|largest)/.test(flaw),
      play: (page, album) => {
        const player = seat(page, visit.language);
        const heading = page.getByRole('heading').first();
        player.beforePress = async (button) =>
          album.look(by === 'button' ? button : await heading.innerText());
        return play(player, album);
      },
    });
