import type { Role } from 'react-native';
import { Platform } from 'react-native';

type DialogRole = { role?: Role; 'aria-modal'?: boolean; 'aria-label'?: string };

/** For the panel of a modal. In a browser the modal around it is the dialog already, named by its heading: two would be read. */
export const dialogRole = (title: string): DialogRole =>
  Platform.OS === 'web' ? {} : { role: 'dialog', 'aria-modal': true, 'aria-label': title };
