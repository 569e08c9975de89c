import { useEffect, useState } from 'react';
import { create } from 'zustand';
import type { Text } from '@/games/jime/content';
import { loadText } from '@/games/jime/content/load';
import type { GameState } from '@/games/jime/play';
import type { Language } from '@/i18n/languages';
import { useLanguage } from '@/session/settings';

/** Of one campaign in one language: the adventures whose words have been read, and those words. */
type WordsRead = { adventures: readonly string[]; text: Text };

const NONE: WordsRead = { adventures: [], text: {} };

const useWordsRead = create<Readonly<Record<string, WordsRead>>>()(() => ({}));

const nameOf = (campaign: string, language: Language): string => `${campaign}.${language}`;

const read = async (campaign: string, adventure: string, language: Language): Promise<Text> => {
  const { isCampaign, openWords } = await import('@campaigns/index');
  // A campaign from a file brought all its words with it.
  if (!isCampaign(campaign)) return {};
  return loadText(await openWords(campaign, adventure, language), `${campaign}/text/${adventure}`);
};

/** Reads the words of these adventures that have not been read yet. */
export const openAdventureWords = async (
  campaign: string,
  adventures: readonly string[],
  language: Language,
): Promise<void> => {
  const name = nameOf(campaign, language);
  const known = useWordsRead.getState()[name] ?? NONE;
  const missing = adventures.filter((adventure) => !known.adventures.includes(adventure));
  if (missing.length === 0) return;
  const found = await Promise.all(missing.map((adventure) => read(campaign, adventure, language)));
  useWordsRead.setState(({ [name]: before = NONE }) => ({
    [name]: {
      adventures: [...new Set([...before.adventures, ...missing])],
      text: Object.assign({}, before.text, ...found),
    },
  }));
};

/** The adventures a game speaks of: those behind the company, for its chronicle, and the one it plays or sets out on. */
const spokenOf = ({ stage, adventure, campaign }: GameState): string[] => {
  const current = adventure?.id ?? (stage === 'setup' ? campaign.next : null);
  return [...new Set([...campaign.history.map((played) => played.adventure), ...(current ? [current] : [])])];
};

/**
 * Reads the words a game needs, and those of the next adventure while the company rests. False while any it speaks of are
 * not there: a screen would show keys instead of sentences.
 */
export const useWordsOf = (state: GameState): boolean => {
  const language = useLanguage();
  const [failure, setFailure] = useState<unknown>(null);
  const { id, next } = state.campaign;
  const needed = spokenOf(state);
  // Joined, since a list made anew would be another each time.
  const wanted = needed.join(' ');
  const { adventures } = useWordsRead(({ [nameOf(id, language)]: known = NONE }) => known);
  useEffect(() => {
    openAdventureWords(id, wanted ? wanted.split(' ') : [], language).catch(setFailure);
  }, [id, wanted, language]);
  useEffect(() => {
    // Only ahead of time: what does not come now is asked for again when it is needed.
    if (next) openAdventureWords(id, [next], language).catch(() => undefined);
  }, [id, next, language]);
  if (failure) throw failure;
  return needed.every((adventure) => adventures.includes(adventure));
};

/** A campaign's text with the words read since. Kept, since every sentence on the screen asks for it. */
const joined = new WeakMap<Text, { text: Text; all: Text }>();

const join = (text: Text, words: Text): Text => {
  const kept = joined.get(words);
  if (kept?.text === text) return kept.all;
  const all = { ...text, ...words };
  joined.set(words, { text, all });
  return all;
};

/** What a campaign says by now, in the language of the app. */
export const useTextOf = (campaign: string | undefined, text: Text): Text => {
  const language = useLanguage();
  const words = useWordsRead(({ [nameOf(campaign ?? '', language)]: known = NONE }) => known.text);
  return campaign === undefined ? text : join(text, words);
};
