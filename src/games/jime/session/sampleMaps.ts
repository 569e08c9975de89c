import { create } from 'zustand';
import { useEffect } from 'react';
import type { SampleMap } from '@/games/jime/content';
import { loadSampleMaps, loadText } from '@/games/jime/content/load';
import type { Language } from '@/i18n/languages';
import { openByLanguage } from '@/i18n/languages';

export type SampleMaps = { maps: SampleMap[]; text: Record<Language, Record<string, string>> };

type SamplesState = { samples: SampleMaps | null; failed: boolean; open(): Promise<void> };

const load = async (): Promise<SampleMaps> => {
  const { openData, openText } = await import('@campaigns/index');
  const [files, text] = await Promise.all([
    openData('sample-maps'),
    openByLanguage(async (language) =>
      loadText(await openText('sample-maps', language), `sample-maps/text/${language}.json`),
    ),
  ]);
  return { maps: loadSampleMaps(files), text };
};

export const useSamplesStore = create<SamplesState>()((set, get) => ({
  samples: null,
  failed: false,
  open: async () => {
    if (get().samples) return;
    set({ failed: false });
    try {
      set({ samples: await load() });
    } catch {
      set({ failed: true });
    }
  },
}));

/** The plans to lay for their own sake, opened by whoever first asks for one. */
export const useSamples = (): SamplesState => {
  const state = useSamplesStore();
  const { open } = state;
  useEffect(() => {
    void open();
  }, [open]);
  return state;
};
