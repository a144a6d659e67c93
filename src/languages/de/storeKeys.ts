import type * as En from '../en/storeKeys.ts';
import { number, plural } from './rules.ts';

export const card: typeof En.card = {
  title: 'Shop-API',
  explanation:
    'Mit einem Schlüssel liest der Server Ihres Onlineshops Produkte und gibt Bestellungen auf. Mehr kann ein Schlüssel nicht.',
  withheld:
    'Das Gastkonto hat keine Schlüssel. Registrieren Sie sich: Mit einem eigenen Konto können Sie welche erstellen.',
  none: 'Noch ist kein Onlineshop verbunden. Erstellen Sie für jeden einen eigenen Schlüssel: So können Sie einen widerrufen, ohne die anderen anzuhalten.',
  loading: 'Schlüssel werden geladen ...',
  failed:
    'Die Schlüssel konnten nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  retry: 'Erneut versuchen',
  create: 'Schlüssel erstellen',
  reference: 'API-Referenz (OpenAPI)',
  ending: 'Schlüssel',
  created: 'Erstellt',
  lastUsed: 'Zuletzt benutzt',
  neverUsed: 'Nie benutzt',
  end: 'Schlüssel widerrufen',
  endOf: (name) => `Schlüssel widerrufen: ${name}`,
  full: (most) =>
    plural(most, {
      one: 'Sie können # Schlüssel haben. Widerrufen Sie ihn zuerst.',
      other: 'Sie können bis zu # Schlüssel haben. Widerrufen Sie zuerst einen.',
    }),
};

export const creating: typeof En.creating = {
  title: 'Schlüssel erstellen',
  name: 'Name',
  nameHint: 'Benennen Sie ihn nach dem Onlineshop, der ihn benutzen wird.',
  nameRequired: 'Geben Sie einen Namen ein',
  nameLong: (most) => `Der Name darf höchstens ${number(most)} Zeichen lang sein`,
  submit: 'Schlüssel erstellen',
  cancel: 'Abbrechen',
  busy: 'Bitte warten',
  failed:
    'Der Schlüssel konnte nicht erstellt werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
};

export const created: typeof En.created = {
  title: 'Ihr neuer Schlüssel',
  warning:
    'Kopieren Sie ihn jetzt, denn er wird nicht noch einmal angezeigt. Er gehört auf den Server Ihres Onlineshops, nie in eine Webseite oder App.',
  key: (name) => `Schlüssel „${name}“`,
  copyKey: 'Schlüssel kopieren',
  example: 'Im Terminal ausprobieren',
  copyExample: 'Befehl kopieren',
  copied: 'Kopiert',
  notCopied: 'Kopieren nicht möglich. Markieren Sie den Text stattdessen.',
  saved: 'Ich habe den Schlüssel gespeichert',
};

export const ending: typeof En.ending = {
  title: (name) => `„${name}“ widerrufen?`,
  text: 'Onlineshops, die ihn benutzen, können keine Produkte mehr lesen und keine Bestellungen mehr aufgeben.',
  submit: 'Schlüssel widerrufen',
  busy: 'Wird widerrufen ...',
  cancel: 'Abbrechen',
  ended: 'Schlüssel widerrufen',
  failed:
    'Der Schlüssel konnte nicht widerrufen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
};
