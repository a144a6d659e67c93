import type { Clock } from '../browser/clock.ts';
import { holdLock } from './holdLock.ts';
import type { AlertKind, AlertSettings } from './alertSettings.ts';
import { type NotificationText, showNotification } from './notification.ts';
import { playChime } from './playChime.ts';

export type OrderCounts = {
  /** All orders ever placed; undefined until known. */
  placed: number | undefined;
  /** Those that the administrator hasn't seen. */
  unseen: number;
};

/** Whether the administrator is looking at a tab of Counter. */
export type Attention = 'here' | 'elsewhere';

/** Returns how to announce the orders placed since `previousPlaced`. */
export function chooseAlerts(
  previousPlaced: number | undefined,
  { placed, unseen }: OrderCounts,
  settings: AlertSettings,
  attention: Attention,
): readonly AlertKind[] {
  const hasNew = placed !== undefined && previousPlaced !== undefined && placed > previousPlaced;
  if (!hasNew || unseen === 0) return [];
  const { notification, sound } = settings;
  return [
    ...(notification === 'on' && attention === 'elsewhere' ? (['notification'] as const) : []),
    ...(sound === 'on' ? (['sound'] as const) : []),
  ];
}

const FOCUS_LOCK = 'counter focused';

/** Holds a lock while this tab is visible and has the focus. Returns a function that stops. */
function announceFocus(): () => void {
  let release: (() => void) | undefined;
  const update = () => {
    const isFocused = document.visibilityState === 'visible' && document.hasFocus();
    if (isFocused) release ??= holdLock(FOCUS_LOCK, () => undefined, 'shared');
    else {
      release?.();
      release = undefined;
    }
  };
  const controller = new AbortController();
  addEventListener('focus', update, controller);
  addEventListener('blur', update, controller);
  document.addEventListener('visibilitychange', update, controller);
  update();
  return () => {
    controller.abort();
    release?.();
  };
}

async function readAttention(): Promise<Attention> {
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === FOCUS_LOCK) ? 'here' : 'elsewhere';
}

/** Orders placed within this time after an alert are announced together. */
const QUIET_MS = 10_000;

export type OrderAlertsOptions = {
  clock: Clock;
  /** Orders up to this number aren't announced. */
  previousPlaced: number | undefined;
  getCounts: () => OrderCounts;
  /** The number of orders when a tab of this browser last announced them, or had no reason to. */
  announced: { read: () => number | undefined; write: (placed: number) => void };
  subscribe: (onChange: () => void) => () => void;
  getSettings: () => AlertSettings;
  getText: (unseen: number) => NotificationText;
  /** Called when the notification is clicked. */
  onOpen: () => void;
  /** Stops the announcements. */
  signal: AbortSignal;
};

/** Announces new orders in one tab of the browser. */
export function startOrderAlerts(options: OrderAlertsOptions) {
  const { clock, getCounts, announced, getSettings, getText, onOpen, signal } = options;
  if (signal.aborted) return;
  let { previousPlaced } = options;
  let lock: 'held' | 'waiting' = 'waiting';
  let cancelQuiet: (() => void) | undefined;
  let notification: Notification | undefined;

  async function update() {
    if (getCounts().unseen === 0) notification?.close();
    if (lock === 'waiting') {
      previousPlaced ??= getCounts().placed;
      return;
    }
    if (cancelQuiet) return;
    const attention = await readAttention();
    // Read after the wait, so that no two updates announce the same orders.
    const counts = getCounts();
    const alerts = chooseAlerts(previousPlaced, counts, getSettings(), attention);
    if (counts.placed !== undefined && counts.placed !== previousPlaced) announced.write(counts.placed);
    previousPlaced = counts.placed;
    if (alerts.length === 0 || signal.aborted || cancelQuiet) return;
    cancelQuiet = clock.after(QUIET_MS, () => {
      cancelQuiet = undefined;
      void update();
    });
    if (alerts.includes('sound')) playChime();
    if (alerts.includes('notification')) notification = showNotification(getText(counts.unseen), onOpen);
  }

  const stopFocus = announceFocus();
  const unsubscribe = options.subscribe(() => void update());
  const releaseLock = holdLock('counter order alerts', () => {
    lock = 'held';
    // The tab that held it may have been closed before it announced the newest orders.
    if (previousPlaced !== undefined) previousPlaced = Math.max(previousPlaced, announced.read() ?? 0);
    void update();
  });
  signal.addEventListener('abort', () => {
    stopFocus();
    unsubscribe();
    releaseLock();
    cancelQuiet?.();
  });
}
