import type { Role } from 'react-native';
import { Platform } from 'react-native';

type ChosenState = { 'aria-selected'?: boolean | undefined; 'aria-pressed'?: boolean | undefined };

/** Roles that a browser knows as selected; a chosen button is pressed there, and selected on a device. */
const SELECTABLE: readonly Role[] = ['tab', 'option'];

/** How something to touch says that it is the one chosen. */
export const chosenState = (role: Role, chosen: boolean | undefined): ChosenState =>
  Platform.OS === 'web' && !SELECTABLE.includes(role)
    ? { 'aria-pressed': chosen }
    : { 'aria-selected': chosen };
