import type { LoadReference } from '@/session/reference';
import { namesIn, useBoxStore } from './box';
import { useJimeSettings } from './settings';
import { referenceIn } from './topics';

/** What can be looked up, with cards named as the table asked for them. */
export const loadTopics: LoadReference = async (language) => {
  await useBoxStore.getState().open();
  const { opened } = useBoxStore.getState();
  if (!opened) throw new Error('The box could not be opened');
  return referenceIn(
    language,
    opened,
    namesIn(opened, language, useJimeSettings.getState().settings.cardNames),
  );
};
