import { useSettings } from '@/session/settings';

/** How weighty a thing feels under the finger. */
export type Weight = 'light' | 'heavy' | 'warning';

/** A short tremor of the device. One that cannot tremble stays still. Loaded when first felt. */
export const feel = (weight: Weight): void => {
  if (useSettings.getState().settings.haptics === 'off') return;
  import('expo-haptics')
    .then(({ impactAsync, notificationAsync, ImpactFeedbackStyle, NotificationFeedbackType }) => {
      if (weight === 'warning') return notificationAsync(NotificationFeedbackType.Warning);
      return impactAsync(weight === 'light' ? ImpactFeedbackStyle.Light : ImpactFeedbackStyle.Heavy);
    })
    .catch(() => undefined);
};
