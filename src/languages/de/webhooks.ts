import type * as En from '../en/webhooks.ts';
import { plural } from './rules.ts';

export const card: typeof En.card = {
  title: 'Webhooks',
  explanation: (product) =>
    `${product} meldet dem Server Ihres Onlineshops sofort, wenn sich eine Bestellung oder ein Bestand ändert.`,
  none: 'Sie haben noch keine Webhooks.',
  loading: 'Webhooks werden geladen ...',
  failed:
    'Die Webhooks konnten nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  retry: 'Erneut versuchen',
  add: 'Webhook hinzufügen',
  full: (most) =>
    plural(most, {
      one: 'Sie können # Webhook haben. Entfernen Sie ihn zuerst.',
      other: 'Sie können bis zu # Webhooks haben. Entfernen Sie zuerst einen.',
    }),
  events: 'Ereignisse',
  active: 'Aktiv',
  failing: 'Fehlschläge seit',
  twoSecrets: 'Das frühere Geheimnis gilt noch bis',
  paused: 'Angehalten',
  pausedByFailures: 'Angehalten, weil einen Tag lang nichts zugestellt werden konnte',
  pausedByReceiver: 'Angehalten, weil der Empfänger mit 410 Gone geantwortet hat',
  deliveries: 'Zustellungen',
  deliveriesOf: (url) => `Zustellungen an ${url}`,
  actionsOf: (url) => `Aktionen für ${url}`,
  edit: 'Bearbeiten',
  pause: 'Anhalten',
  resume: 'Fortsetzen',
  replaceSecret: 'Geheimnis ersetzen',
  remove: 'Entfernen',
  pausedNow: 'Webhook angehalten',
  resumedNow: 'Webhook fortgesetzt',
  notChanged:
    'Der Webhook konnte nicht geändert werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
};

export const types: typeof En.types = {
  'order.placed': 'Bestellung aufgegeben',
  'order.status': 'Bestellstatus geändert',
  'order.payment': 'Zahlung geändert',
  'product.stock': 'Bestand geändert',
  test: 'Testereignis',
};

export const form: typeof En.form = {
  add: 'Webhook hinzufügen',
  edit: 'Webhook bearbeiten',
  url: 'Adresse',
  urlHint: 'Vom Server Ihres Onlineshops, zum Beispiel https://shop.example/webhooks',
  urlRequired: 'Geben Sie eine Adresse ein',
  urlInvalid: 'Geben Sie eine Adresse ein, die mit https:// beginnt',
  urlLong: 'Die Adresse ist zu lang',
  types: 'Ereignisse',
  typesRequired: 'Wählen Sie mindestens ein Ereignis',
  submitAdd: 'Webhook hinzufügen',
  submitEdit: 'Speichern',
  cancel: 'Abbrechen',
  busy: 'Bitte warten',
  saved: 'Webhook gespeichert',
  failed:
    'Der Webhook konnte nicht gespeichert werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
};

export const secret: typeof En.secret = {
  created: 'Webhook hinzugefügt',
  replaced: 'Das neue Geheimnis',
  warning: (product) =>
    `Kopieren Sie das Geheimnis jetzt, denn es wird nicht noch einmal angezeigt. Ihr Server prüft damit, dass Webhooks von ${product} kommen.`,
  overlap:
    '24 Stunden lang werden Webhooks mit beiden Geheimnissen signiert. Geben Sie Ihrem Server bis dahin das neue.',
  label: 'Signaturgeheimnis',
  copy: 'Geheimnis kopieren',
  saved: 'Ich habe das Geheimnis gespeichert',
};

export const removing: typeof En.removing = {
  title: 'Diesen Webhook entfernen?',
  text: (url) => `${url} erhält nichts mehr. Wartende Ereignisse entfallen.`,
  submit: 'Entfernen',
  busy: 'Wird entfernt ...',
  cancel: 'Abbrechen',
  done: 'Webhook entfernt',
  failed: 'Der Webhook konnte nicht entfernt werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
};

export const replacing: typeof En.replacing = {
  title: 'Geheimnis ersetzen?',
  text: (url) =>
    `Webhooks an ${url} werden 24 Stunden lang mit beiden Geheimnissen signiert, damit Sie umstellen können, ohne einen zu verlieren.`,
  submit: 'Ersetzen',
  busy: 'Wird ersetzt ...',
  cancel: 'Abbrechen',
  failed:
    'Das Geheimnis konnte nicht ersetzt werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
};

export const deliveries: typeof En.deliveries = {
  title: 'Zustellungen',
  none: 'In den letzten 7 Tagen wurde nichts gesendet. Senden Sie einen Test, um die Adresse auszuprobieren.',
  loading: 'Zustellungen werden geladen ...',
  failed:
    'Die Zustellungen konnten nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  retry: 'Erneut versuchen',
  close: 'Schließen',
  sendTest: 'Test senden',
  sendAgain: 'Erneut senden',
  sendAgainOf: (type, time) => `Erneut senden: ${type}, ${time}`,
  sent: 'Wird gesendet. Die Antwort erscheint in der Liste.',
  notSent: 'Senden nicht möglich. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  paused: 'Dieser Webhook ist angehalten. Setzen Sie ihn zuerst fort.',
  waiting: 'Wartet',
  delivered: 'Zugestellt',
  notDelivered: 'Fehlgeschlagen',
  subject: 'ID',
  time: 'Zeit',
  attempts: 'Versuche',
  nextAttempt: 'Nächster Versuch',
  afterEarlier: 'Nach einem früheren Ereignis',
  answer: 'Antwort',
  problems: {
    timeout: 'Keine Antwort innerhalb von 15 Sekunden',
    unknownHost: 'Es gibt keinen Server mit diesem Namen',
    unreachable: 'Der Server ist nicht erreichbar',
    certificate: 'Das Zertifikat des Servers ist ungültig',
    privateAddress: 'Die Adresse führt in ein privates Netz',
    insecure: 'Die Adresse muss mit https:// beginnen',
    redirect: 'Die Adresse leitet zu einer anderen weiter: Geben Sie diese ein',
    unreadable: 'Die Antwort ist kein gültiges HTTP',
  },
};
