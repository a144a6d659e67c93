import type * as En from '../en/productFormNotices.ts';
import { number, plural } from './rules.ts';

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
  subtitle: (name) => `Eine Kopie von „${name}“. Bis zum Veröffentlichen wird nichts gespeichert.`,
  unnamed: 'Produkt ohne Namen',
  notFound: 'Das Produkt, das kopiert werden soll, wurde nicht gefunden.',
  notFoundText: 'Vielleicht wurde es gelöscht, oder der Link ist unvollständig.',
  failed: 'Das Produkt konnte nicht kopiert werden.',
  failedText: 'Prüfen Sie Ihre Verbindung, und versuchen Sie es erneut.',
  retry: 'Erneut versuchen',
  toProducts: 'Zurück zu den Produkten',
  addEmpty: 'Leeres Produkt hinzufügen',
  missingImages: (count) =>
    plural(count, {
      one: 'Ein Bild konnte nicht kopiert werden',
      other: '# Bilder konnten nicht kopiert werden',
    }),
  missingImagesText:
    'Öffnen Sie jedes Bild hier, speichern Sie es auf Ihrem Gerät, und fügen Sie es dann wieder hinzu.',
  openImage: (place) => `Bild ${number(place)} in neuem Tab öffnen`,
};
