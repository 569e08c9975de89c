import { seeHeading } from './heading';
import type { Player } from './player';

/** From the title page: takes in a file of saves. */
export const importFile = async (player: Player, file: string): Promise<void> => {
  const { shelf, saves } = player.words;
  await player.press(shelf.saves);
  await seeHeading(player.page, saves.title);
  const asked = player.page.waitForEvent('filechooser');
  await player.press(saves.files.import);
  await (await asked).setFiles(file);
};

/** From the title page: takes in a file of saves and goes on with the one of that name. */
export const resumeFile = async (player: Player, file: string, company: string): Promise<void> => {
  await importFile(player, file);
  await player.press(player.words.saves.resumeLabel(company));
};

/** From the title page: writes the save of that name to a file, and comes back. */
export const exportFile = async (player: Player, file: string, company: string): Promise<void> => {
  const { shelf, saves, app } = player.words;
  await seeHeading(player.page, app.name);
  await player.press(shelf.saves);
  await player.press(saves.moreLabel(company));
  const written = player.page.waitForEvent('download');
  await player.press(saves.menu.export);
  await (await written).saveAs(file);
};
