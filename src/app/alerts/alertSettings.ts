import { useSyncExternalStore } from 'react';
import { getAdminKey, readKey, writeKey } from '../browser/adminStorage.ts';

/** How new orders are announced. Both are off until the administrator turns them on. */
export type AlertKind = 'notification' | 'sound';
export type AlertSetting = 'on' | 'off';
export type AlertSettings = Record<AlertKind, AlertSetting>;

const getKey = (email: string, kind: AlertKind) => getAdminKey(email, `order-${kind}`);

const readSetting = (email: string, kind: AlertKind): AlertSetting =>
  readKey(getKey(email, kind)) === 'on' ? 'on' : 'off';

const listeners = new Set<() => void>();

/** Stores a setting in this browser. It applies to all tabs, until the administrator signs out. */
export function saveAlertSetting(email: string, kind: AlertKind, setting: AlertSetting) {
  writeKey(getKey(email, kind), setting);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  // Fired when another tab writes.
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

const useAlertSetting = (email: string, kind: AlertKind) =>
  useSyncExternalStore(subscribe, () => readSetting(email, kind));

export const useAlertSettings = (email: string): AlertSettings => ({
  notification: useAlertSetting(email, 'notification'),
  sound: useAlertSetting(email, 'sound'),
});
