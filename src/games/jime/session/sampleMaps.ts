import { create } from 'zustand';
import { useEffect } from 'react';
import type { SampleMap } from '@/games/jime/content';
import { loadSampleMaps, loadText } from '@/games/jime/content/load';
import type { Language } from '@/i18n/languages';

export type SampleMaps = { maps: SampleMap[]; text: Record<Language, Record<string, string>> };

type SamplesState = { samples: SampleMaps | null; failed: boolean; open(): Promise<void> };

const load = async (): Promise<SampleMaps> => {
  const { openData, openText } = await import('@campaigns/index');
  const [files, en, fr] = await Promise.all([
    openData('sample-maps'),
    openText('sample-maps', 'en'),
    openText('sample-maps', 'fr'),
  ]);
  return {
    maps: loadSampleMaps(files),
    text: {
      en: loadText(en, 'sample-maps/text/en.json'),
      fr: loadText(fr, 'sample-maps/text/fr.json'),
    },
  };
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
