import type * as En from '../en/productFormNotices.ts';
import { number, plural } from './rules.ts';

export const conflict: typeof En.conflict = {
  title: 'Jemand anders hat dieses Produkt gespeichert',
  text: '„Neu laden“ zeigt den gespeicherten Stand und bietet Ihre Eingaben danach als Entwurf an. „Überschreiben“ ersetzt ihn durch das, was hier steht.',
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
      'Sie haben ungespeicherte Änderungen; inzwischen hat jemand anders dieses Produkt gespeichert',
  },
  edited: 'Neue Bilder müssen noch einmal hinzugefügt werden.',
  outdated: 'Bevor sie den neueren Stand ersetzen, werden Sie gefragt.',
  named: (name) => `„${name}“ wurde nicht veröffentlicht. Die Bilder müssen noch einmal hinzugefügt werden.`,
  unnamed: 'Noch nicht veröffentlicht. Die Bilder müssen noch einmal hinzugefügt werden.',
  restore: 'Wiederherstellen',
  discard: 'Verwerfen',
};

export const newerVersion: typeof En.newerVersion = {
  saved: 'Jemand anders hat dieses Produkt gerade gespeichert',
  savedText:
    'Ihre Eingaben sind noch hier. Um mit dem neuen Stand weiterzuarbeiten, laden Sie ihn: Er ersetzt, was hier steht.',
  see: 'In neuem Tab ansehen',
  load: 'Neuen Stand laden',
  deleted: 'Jemand anders hat dieses Produkt gerade gelöscht',
  deletedText: 'Ihre Eingaben sind noch hier, lassen sich aber nicht mehr speichern.',
};

export const duplicate: typeof En.duplicate = {
  mark: '(Kopie)',
  markAgain: '(Kopie #)',
  loading: 'Produkt wird kopiert',
  subtitle: (name) => `Eine Kopie von „${name}“. Bis zum Veröffentlichen wird nichts gespeichert.`,
  unnamed: 'Produkt ohne Namen',
  notFound: 'Das Produkt, das kopiert werden soll, wurde nicht gefunden.',
  notFoundText: 'Vielleicht wurde es gelöscht, oder die Adresse ist unvollständig.',
  failed: 'Das Produkt konnte nicht kopiert werden.',
  failedText: 'Prüfen Sie Ihre Verbindung, oder versuchen Sie es später noch einmal.',
  retry: 'Erneut versuchen',
  toProducts: 'Zurück zu den Produkten',
  addEmpty: 'Leeres Produkt hinzufügen',
  missingImages: (count) =>
    plural(count, {
      one: 'Ein Bild konnte nicht kopiert werden',
      other: '# Bilder konnten nicht kopiert werden',
    }),
  missingImagesText:
    'Fügen Sie sie noch einmal hinzu: Öffnen Sie jedes hier, und speichern Sie es auf Ihrem Gerät.',
  openImage: (place) => `Bild ${number(place)} in neuem Tab öffnen`,
};
