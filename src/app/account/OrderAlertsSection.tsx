import { useState, useSyncExternalStore } from 'react';
import { LIVE_CAPABILITY } from '#contract/live/live.ts';
import { type NotificationState, OrderAlertsCard } from '#features/account/OrderAlertsCard.tsx';
import { useProductName } from '#features/messages/BrandContext.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { type AlertSetting, saveAlertSetting, useAlertSettings } from '../alerts/alertSettings.ts';
import { getNotificationSupport, showNotification } from '../alerts/notification.ts';
import { playChime } from '../alerts/playChime.ts';
import { useAdminEmail, useCapability } from '../session/useSession.ts';
import { useSettings } from '../settings.ts';

/** The browser's permission changes in its settings, from where the administrator comes back to the page. */
function subscribeToFocus(listener: () => void) {
  addEventListener('focus', listener);
  return () => removeEventListener('focus', listener);
}

/** The switches for the announcements of new orders in this browser, if the backend reports new orders. */
export function OrderAlertsSection() {
  const t = useMessages('account').orderAlerts;
  const product = useProductName();
  const { storeName } = useSettings();
  const email = useAdminEmail();
  const settings = useAlertSettings(email);
  const support = getNotificationSupport();
  const permission = useSyncExternalStore(subscribeToFocus, () =>
    support === 'supported' ? Notification.permission : 'default',
  );
  const [attempt, setAttempt] = useState<'none' | 'asking' | 'failed'>('none');
  if (useCapability(LIVE_CAPABILITY) === 'unavailable') return null;

  function getNotification(): NotificationState {
    if (support !== 'supported') return support;
    if (attempt === 'failed') return 'unsupported';
    if (attempt === 'asking') return 'asking';
    if (permission === 'denied') return 'blocked';
    return permission === 'granted' ? settings.notification : 'off';
  }

  /** Asks for permission, and shows how new orders will appear. */
  async function turnOn() {
    setAttempt('asking');
    const answer = await Notification.requestPermission();
    setAttempt('none');
    if (answer !== 'granted') return;
    try {
      showNotification({ title: t.sample, body: storeName || product }, () => undefined);
      saveAlertSetting(email, 'notification', 'on');
    } catch {
      setAttempt('failed');
    }
  }

  function changeSound(setting: AlertSetting) {
    saveAlertSetting(email, 'sound', setting);
    if (setting === 'on') playChime();
  }
  return (
    <OrderAlertsCard
      notification={getNotification()}
      sound={settings.sound}
      onNotificationChange={(setting) => {
        if (attempt === 'asking') return;
        if (setting === 'on') void turnOn();
        else saveAlertSetting(email, 'notification', 'off');
      }}
      onSoundChange={changeSound}
    />
  );
}
