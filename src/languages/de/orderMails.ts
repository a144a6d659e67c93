import type * as En from '../en/orderMails.ts';

export { mailTextProblems } from './mailTextProblems.ts';

export const templates: typeof En.templates = {
  confirmation: 'Bestellbestätigung',
  dispatch: 'Versand',
  cancellation: 'Stornierung',
  refund: 'Erstattung',
};

export const mailsCard: typeof En.mailsCard = {
  title: 'E-Mails an Kunden',
  explanation:
    'Sie werden eine Minute nach der Änderung gesendet, damit Sie diese noch rückgängig machen können. Antworten gehen an die E-Mail-Adresse des Shops.',
  loading: 'E-Mails werden geladen ...',
  failed: 'Die E-Mails konnten nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  retry: 'Erneut versuchen',
  when: {
    confirmation: 'Wenn eine Bestellung eingeht',
    dispatch: 'Wenn eine Bestellung zur Auslieferung geht',
    cancellation: 'Wenn eine Bestellung storniert wird',
    refund: 'Wenn eine Bestellung erstattet wird',
  },
  edit: 'Bearbeiten',
  editOf: (name) => `Bearbeiten: ${name}`,
  language: 'Sprache für Bestellungen ohne Angabe',
  languageHint: 'Onlineshops können mit jeder Bestellung eine Sprache senden.',
  guest: 'Das Gastkonto wird gemeinsam genutzt. Es kann diese E-Mails sehen, aber nicht ändern oder senden.',
  turnedOn: (name) => `${name} eingeschaltet`,
  turnedOff: (name) => `${name} ausgeschaltet`,
  notSaved: 'Speichern nicht möglich. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
};

export const editor: typeof En.editor = {
  title: (name) => `E-Mail: ${name}`,
  close: 'Schließen',
  language: 'Sprache',
  subject: 'Betreff',
  text: 'Nachrichtentext',
  textHint: 'Leerzeilen trennen Absätze. Ein Absatz, dessen Platzhalter alle leer sind, wird weggelassen.',
  placeholders: 'Platzhalter einfügen',
  placeholder: {
    customerName: 'Name des Kunden',
    orderNumber: 'Bestellreferenz',
    orderDate: 'Bestelldatum',
    products: 'Produkte und Beträge',
    total: 'Gesamtsumme',
    address: 'Lieferadresse',
    tracking: 'Sendungsverfolgung',
    storeName: 'Name des Shops',
  },
  reset: 'Auf den Standardtext zurücksetzen',
  resetDone: 'Hier steht wieder der Standardtext.',
  restore: 'Meinen Text wiederherstellen',
  preview: 'Vorschau',
  previewLoading: 'Die Vorschau wird aktualisiert ...',
  previewFailed:
    'Die Vorschau konnte nicht gezeigt werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  previewInvalid: 'Korrigieren Sie den Text, um die Vorschau zu sehen.',
  retry: 'Erneut versuchen',
  frame: 'Vorschau der E-Mail',
  order: 'Bestellreferenz',
  orderHint: 'Leer lassen für die neueste passende Bestellung.',
  shownOrder: (number) => `Mit Bestellung ${number}`,
  sample: 'Mit einer erfundenen Bestellung, weil es noch keine gibt',
  test: (email) => `Test an ${email} senden`,
  testSending: 'Wird gesendet ...',
  testSent: (email) => `Test an ${email} gesendet`,
  testFailed:
    'Der Test konnte nicht gesendet werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  save: 'Speichern',
  saving: 'Wird gespeichert ...',
  saved: 'E-Mail gespeichert',
  cancel: 'Abbrechen',
};

export const mailConflict: typeof En.mailConflict = {
  title: 'Jemand anderes hat diese E-Mail geändert',
  text: 'Laden Sie neu, um die andere Version zu sehen; Ihre Änderungen gehen dann verloren. Oder überschreiben Sie sie mit Ihrer Version.',
  stay: 'Weiter bearbeiten',
  reload: 'Neu laden',
  overwrite: 'Überschreiben',
};

export const orderSection: typeof En.orderSection = {
  title: 'E-Mails',
  failed: 'Die E-Mails konnten nicht geladen werden.',
  retry: 'Erneut versuchen',
  sentTo: (email) => `an ${email}`,
  by: (name) => `von ${name}`,
  waiting: 'Wird in etwa einer Minute gesendet',
  retrying: (product) => `Noch nicht gesendet. ${product} versucht es weiter.`,
  refused: 'Nicht gesendet: Der Mailserver des Kunden hat sie abgelehnt',
  expired: 'Nicht gesendet: Der Mailserver war drei Tage lang nicht erreichbar',
  send: 'Senden',
  sendAgain: 'Erneut senden',
  sendOf: (name) => `Senden: ${name}`,
  sendAgainOf: (name) => `Erneut senden: ${name}`,
  busy: 'Wird gesendet ...',
  notPossible: {
    off: 'Diese E-Mail ist ausgeschaltet. Schalten Sie sie in den Shop-Daten ein.',
    otherState: 'Die Bestellung hat sich geändert, diese E-Mail wäre jetzt falsch.',
    noAddress: 'Diese Bestellung hat keine gültige E-Mail-Adresse.',
    guest: 'Das Gastkonto wird gemeinsam genutzt und kann deshalb keine E-Mails senden.',
  },
  sendFailed:
    'Die E-Mail konnte nicht gesendet werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  sent: (name) => `${name}: Die E-Mail ist unterwegs`,
};
