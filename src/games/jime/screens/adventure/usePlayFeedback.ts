import { useEffect, useRef } from 'react';
import type { CommandType, Prompt } from '@/games/jime/play';
import { canUndo } from '@/kernel/history';
import type { OpenGame } from '@/games/jime/session/game';
import { useGame } from '@/games/jime/session/game';
import type { Weight } from '@/ui/haptics';
import { vibrate } from '@/ui/haptics';
import type { Sound } from '@/ui/sound';
import { playSound } from '@/ui/sound';

type Feedback = { weight: Weight; sound?: Sound };

/** Commands that matter; the rest have the knock of the button. */
const FEEDBACK: Partial<Record<CommandType, Feedback>> = {
  hourglass: { weight: 'heavy', sound: 'drum' },
  apply: { weight: 'heavy', sound: 'blow' },
  applyAttack: { weight: 'heavy', sound: 'blow' },
  suffer: { weight: 'heavy', sound: 'blow' },
  lastStand: { weight: 'heavy' },
  explore: { weight: 'light' },
  interact: { weight: 'light' },
  provoke: { weight: 'light' },
  endTurn: { weight: 'light' },
};

/** Pages that are no ordinary ones are heard as they open; one that is only written on is still the same page. */
const heardPage = (prompt: Prompt | undefined): { sound: Sound; page: string } | null => {
  if (prompt?.kind === 'threshold') return { sound: 'threshold', page: `threshold ${prompt.at}` };
  if (prompt?.kind === 'lastStand') return { sound: 'lastStand', page: `last stand ${prompt.hero}` };
  return null;
};

/** Vibration and sound for what just happened: commands, refusals, rising threat. */
export const usePlayFeedback = ({ state, history }: OpenGame): void => {
  const refused = useGame((store) => store.refused);
  const head = useRef(history.head);
  const threat = state.adventure?.threat ?? 0;
  const risen = useRef(threat);
  const { sound, page } = heardPage(state.prompts.at(-1)) ?? {};
  const open = useRef(page);
  useEffect(() => {
    if (sound && page !== open.current && history.head > head.current) playSound(sound);
    open.current = page;
  }, [sound, page, history]);
  useEffect(() => {
    const last = history.head > head.current ? canUndo(history)?.command.type : undefined;
    head.current = history.head;
    const feedback = last && FEEDBACK[last];
    if (feedback) vibrate(feedback.weight);
    if (feedback?.sound) playSound(feedback.sound);
  }, [state, history]);
  useEffect(() => {
    if (threat > risen.current) playSound('drum');
    risen.current = threat;
  }, [threat]);
  useEffect(() => {
    if (refused) vibrate('warning');
  }, [refused]);
};
