import { useEffect, useState } from 'react';
import { readingBundle } from '@/games/jime/content/bundles';
import type { Language } from '@/i18n/languages';
import { byLanguage } from '@/i18n/languages';
import type { Work } from '@/kernel/slices';
import { cancellable } from '@/kernel/slices';
import type { ImportedContent } from '@/saves/imports';
import type { RemovalRefusal } from '@/session/importedContent';
import { useImportedContent } from '@/session/importedContent';
import { betweenFrames } from '@/session/slices';
import { nameOf } from './campaigns';
import { useGame } from './game';

/** A campaign that came from a file. One that can no longer be read still has its id, and can be removed. */
export type ImportedCampaign = { id: string; name: Record<Language, string> };

function* namingCampaigns(contents: readonly ImportedContent[]): Work<ImportedCampaign[]> {
  const campaigns: ImportedCampaign[] = [];
  for (const { game, id, text } of contents) {
    if (game !== 'jime') continue;
    const found = yield* readingBundle(text);
    campaigns.push({ id, name: found.ok ? nameOf(found.bundle.text, found.campaign) : byLanguage(() => id) });
  }
  return campaigns;
}

/** The campaigns that came from files, the oldest first; none before they are read. */
export const useImportedCampaigns = (): readonly ImportedCampaign[] => {
  const contents = useImportedContent((state) => state.contents);
  const [campaigns, setCampaigns] = useState<readonly ImportedCampaign[]>([]);
  useEffect(() => {
    let here = true;
    const naming = cancellable(namingCampaigns(contents ?? []), () => !here);
    void betweenFrames(naming).then((named) => named && setCampaigns(named));
    return () => {
      here = false;
    };
  }, [contents]);
  return campaigns;
};

/** Removes a campaign for good; why not, when it stays. A game that could not be written yet has no save to speak for it. */
export const removeCampaign = async (id: string): Promise<RemovalRefusal | null> => {
  const { game } = useGame.getState();
  if (game?.content.campaign.id === id) return { saves: [game.name] };
  return useImportedContent.getState().remove('jime', id);
};
