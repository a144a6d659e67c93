import type * as En from '../en/productForm.ts';
import { problems } from './productProblems.ts';
import { number, plural } from './rules.ts';

export { choices } from './productChoices.ts';

/** Shared by both forms. */
const common = {
  requirement: 'Felder mit * sind Pflichtfelder.',
  basics: 'Allgemeine Angaben',
  basicsText: 'Das lesen Kunden zuerst.',
  pricing: 'Preise und Bestand',
  settings: 'Einstellungen und Verfügbarkeit',
  media: 'Produktbilder',

  optional: 'Optional',
  choose: 'Auswählen',
  percentOff: '%',
  searchLocations: 'Gebiete suchen ...',
  noLocation: 'Kein Gebiet gefunden',
  removeLocation: (location: string) => `${location} entfernen`,
  locationCount: (count: number, all: number) => `${number(count)} von ${number(all)}`,

  cancel: 'Abbrechen',
  needAttention: (count: number) => plural(count, { one: '# Feld prüfen', other: '# Felder prüfen' }),
  noImages: 'Zum Veröffentlichen mindestens ein Bild hinzufügen',
  unsaved: 'Ungespeicherte Änderungen',
  progress: 'Fortschritt beim Hochladen',
};

export const create: typeof En.create = {
  ...common,
  page: 'Neues Produkt hinzufügen',
  submit: 'Produkt veröffentlichen',
  saving: 'Wird veröffentlicht ...',
  saved: 'Das Produkt wurde erstellt.',
  failed: 'Das Produkt konnte nicht erstellt werden. Bitte erneut versuchen.',
  unanswered: 'Das Produkt konnte nicht erstellt werden. Bitte erneut versuchen.',
  problems,
};

export const edit: typeof En.edit = {
  ...common,
  page: 'Produkt bearbeiten',
  submit: 'Änderungen speichern',
  saving: 'Wird gespeichert ...',
  saved: 'Das Produkt wurde gespeichert.',
  failed: 'Das Produkt konnte nicht gespeichert werden. Bitte erneut versuchen.',
  unanswered: 'Ein unerwarteter Fehler ist aufgetreten.',
  problems,
};

export const createOnly: typeof En.createOnly = {
  noId: 'Die Antwort enthält keine Produkt-ID.',
  accessTitle: 'Zugriff eingeschränkt',
  accessText: 'Bitte melden Sie sich an, um Produkte hinzuzufügen',
  toLogin: 'Zur Anmeldung',
};

export const editOnly: typeof En.editOnly = {
  loading: 'Produkt wird geladen',
  noIdGiven: 'Es wurde keine Produkt-ID angegeben.',
  notFound: 'Produkt nicht gefunden.',
  notFoundText: 'Vielleicht wurde es gelöscht, oder der Link ist unvollständig.',
  toProducts: 'Zurück zu den Produkten',
  fetchFailed: 'Die Produktdaten konnten nicht geladen werden.',
  accessTitle: 'Anmeldung erforderlich',
  accessText: 'Bitte melden Sie sich an, um Produkte zu bearbeiten',
  toLogin: 'Anmelden',
};

export const leaveDialog: typeof En.leaveDialog = {
  title: 'Seite verlassen, ohne zu speichern?',
  text: 'Ihre Änderungen auf dieser Seite wurden nicht gespeichert.',
  stay: 'Bleiben',
  leave: 'Verlassen',
};

export const conflict: typeof En.conflict = {
  title: 'Jemand anderes hat dieses Produkt gespeichert',
  text: 'Laden Sie neu, um den anderen Stand zu sehen und Ihren als Entwurf zu behalten. Oder überschreiben Sie ihn mit Ihrem Stand.',
  stay: 'Weiter bearbeiten',
  reload: 'Neu laden',
  overwrite: 'Überschreiben',
};

export const draft: typeof En.draft = {
  titles: {
    new: 'Sie haben ein unfertiges Produkt',
    copy: 'Sie haben eine unfertige Kopie',
    edit: 'Sie haben ungespeicherte Änderungen an diesem Produkt',
    outdatedEdit:
      'Sie haben ungespeicherte Änderungen, aber inzwischen hat jemand anderes dieses Produkt gespeichert',
  },
  edited: 'Neue Bilder müssen Sie noch einmal hinzufügen.',
  outdated: 'Bevor sie den neueren Stand ersetzen, werden Sie gefragt.',
  named: (name) => `„${name}“ wurde nicht veröffentlicht. Die Bilder müssen Sie noch einmal hinzufügen.`,
  unnamed: 'Noch nicht veröffentlicht. Die Bilder müssen Sie noch einmal hinzufügen.',
  restore: 'Wiederherstellen',
  discard: 'Verwerfen',
};

export const newerVersion: typeof En.newerVersion = {
  saved: 'Jemand anderes hat dieses Produkt gerade gespeichert',
  savedText: 'Ihre Eingaben sind noch hier. Wenn Sie den neuen Stand laden, ersetzt er Ihre Änderungen.',
  see: 'In neuem Tab öffnen',
  load: 'Neuen Stand laden',
  deleted: 'Jemand anderes hat dieses Produkt gerade gelöscht',
  deletedText: 'Ihre Eingaben sind noch hier, lassen sich aber nicht mehr speichern.',
};

export const duplicate: typeof En.duplicate = {
  mark: '(Kopie)',
  markAgain: '(Kopie #)',
  loading: 'Produkt wird kopiert',
  subtitle: (name) =>
    `Eine Kopie von „${name}“ als Entwurf ohne Bestand. Bis zum Veröffentlichen wird nichts gespeichert.`,
  withoutCodes: 'Artikelnummer und Strichcode bleiben beim Original.',
  unnamed: 'Produkt ohne Namen',
  notFound: 'Das Produkt, das kopiert werden soll, wurde nicht gefunden.',
  notFoundText: 'Vielleicht wurde es gelöscht, oder der Link ist unvollständig.',
  failed: 'Das Produkt konnte nicht kopiert werden.',
  failedText: 'Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  retry: 'Erneut versuchen',
  toProducts: 'Zurück zu den Produkten',
  addEmpty: 'Neues Produkt hinzufügen',
  missingImages: (count) =>
    plural(count, {
      one: 'Ein Bild konnte nicht kopiert werden',
      other: '# Bilder konnten nicht kopiert werden',
    }),
  missingImagesText:
    'Öffnen Sie jedes Bild hier, speichern Sie es auf Ihrem Gerät, und fügen Sie es dann wieder hinzu.',
  openImage: (place) => `Bild ${number(place)} in neuem Tab öffnen`,
};
