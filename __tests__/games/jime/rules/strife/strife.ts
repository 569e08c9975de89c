import type { Content } from '@/games/jime/content';
import { loadStory } from '@/games/jime/content/story';
import { harshBox } from '@/games/jime/sim/walk/harshBox';
import { CONTENT, filesIn } from '../company';

/** Two small adventures in which one thing interrupts another all the time: who drives away, special borders, two pits in a space. */
export const STRIFE: Content = { box: harshBox(CONTENT.box), ...loadStory(filesIn(__dirname), __dirname) };
