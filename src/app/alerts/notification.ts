/** On Android it is unsupported, too, but only showing a notification reveals it. */
export type NotificationSupport = 'supported' | 'unsupported' | 'insecure';

export function getNotificationSupport(): NotificationSupport {
  if (!isSecureContext) return 'insecure';
  return 'Notification' in globalThis && 'locks' in navigator ? 'supported' : 'unsupported';
}

export type NotificationText = { title: string; body: string };

/**
 * Shows a notification of the system, which replaces the previous one. `onOpen` is called when it is clicked, after its
 * tab has got the focus. Throws on Android, where only service workers can show notifications.
 */
export function showNotification({ title, body }: NotificationText, onOpen: () => void): Notification {
  // TypeScript doesn't know renotify.
  const options: NotificationOptions & { renotify: boolean } = {
    body,
    tag: 'counter-new-orders',
    // Appears again with a new number, but makes no sound: that is a setting of its own.
    renotify: true,
    silent: true,
  };
  const notification = new Notification(title, options);
  notification.addEventListener('click', () => {
    window.focus();
    notification.close();
    onOpen();
  });
  return notification;
}
