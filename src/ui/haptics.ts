import { useSettings } from '@/session/settings';

/** How strong a vibration is. */
export type Weight = 'light' | 'heavy' | 'warning';

/** A short vibration, if wanted. A device that has none does nothing. Loaded at the first one. */
export const vibrate = (weight: Weight): void => {
  if (useSettings.getState().settings.haptics === 'off') return;
  import('expo-haptics')
    .then(({ impactAsync, notificationAsync, ImpactFeedbackStyle, NotificationFeedbackType }) => {
      if (weight === 'warning') return notificationAsync(NotificationFeedbackType.Warning);
      return impactAsync(weight === 'light' ? ImpactFeedbackStyle.Light : ImpactFeedbackStyle.Heavy);
    })
    .catch(() => undefined);
};
