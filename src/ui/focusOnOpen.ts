import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import type { HostInstance } from 'react-native';
import { AccessibilityInfo } from 'react-native';

/** For the heading of what opens: a screen reader goes there, and reads on from it; again when it is about something else. */
export const useFocusOnOpen = <Node extends HostInstance>(subject: unknown): RefObject<Node | null> => {
  const heading = useRef<Node>(null);
  useEffect(() => {
    if (heading.current) AccessibilityInfo.sendAccessibilityEvent(heading.current, 'focus');
  }, [subject]);
  return heading;
};

/** Only a browser loses its focus when what had it is gone. */
export const useFocusWhenLost = <Node>(): RefObject<Node | null> => useRef<Node>(null);

/** There is no focus to be kept where no page is. */
export const keepFocus = (): (() => void) => () => undefined;
