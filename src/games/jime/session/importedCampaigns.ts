import { useMemo } from 'react';
import { readBundle } from '@/games/jime/content/bundles';
import type { Language } from '@/i18n/languages';
import { byLanguage } from '@/i18n/languages';
import type { RemovalRefusal } from '@/session/importedContent';
import { useImportedContent } from '@/session/importedContent';
import { nameOf } from './campaigns';
import { useGame } from './game';

/** A campaign that came from a file. One that can no longer be read still has its id, and can be removed. */
export type ImportedCampaign = { id: string; name: Record<Language, string> };

const importedCampaign = (id: string, text: string): ImportedCampaign => {
  const found = readBundle(text);
  return { id, name: found.ok ? nameOf(found.bundle.text, found.campaign) : byLanguage(() => id) };
};

/** The campaigns that came from files, the oldest first. */
export const useImportedCampaigns = (): readonly ImportedCampaign[] => {
  const contents = useImportedContent((state) => state.contents);
  return useMemo(
    () =>
      (contents ?? []).flatMap(({ game, id, text }) => (game === 'jime' ? [importedCampaign(id, text)] : [])),
    [contents],
  );
};

/** Removes a campaign for good; why not, when it stays. A game that could not be written yet has no save to speak for it. */
export const removeCampaign = async (id: string): Promise<RemovalRefusal | null> => {
  const { game } = useGame.getState();
  if (game?.content.campaign.id === id) return { saves: [game.name] };
  return useImportedContent.getState().remove('jime', id);
};
