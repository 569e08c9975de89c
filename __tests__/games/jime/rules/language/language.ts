import type { Content } from '@/games/jime/content';
import { loadStory } from '@/games/jime/content/story';
import { CONTENT, filesIn } from '../company';

const FOLDER = __dirname;

/** A campaign of two small adventures, a journey and a battle, that say everything the story language can say. */
export const LANGUAGE: Content = { box: CONTENT.box, ...loadStory(filesIn(FOLDER), FOLDER) };
