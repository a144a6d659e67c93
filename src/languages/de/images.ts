import type * as En from '../en/images.ts';
import { number, plural } from './rules.ts';

export const imageField: typeof En.imageField = {
  images: 'Produktbilder',
  alt: (place) => `Produktbild ${number(place)}`,
  count: (count, most) => `${number(count)} von ${number(most)}`,
  hint: 'JPG, PNG, GIF oder WEBP, je bis zu 5 MB. Das erste Bild ist das Vorschaubild.',
  newLast: 'Neue Bilder kommen nach den gespeicherten. Nach dem Speichern können Sie alle neu anordnen.',

  add: 'Bilder hinzufügen',
  remove: (alt) => `${alt} entfernen`,
  replace: (alt) => `${alt} ersetzen`,
  thumbnail: 'Vorschaubild',
  uploading: (alt) => `${alt} wird hochgeladen`,
  movable: 'verschiebbares Bild',
  moveHelp:
    'Leertaste zum Aufnehmen des Bildes, Pfeiltasten zum Verschieben, Leertaste zum Ablegen, Esc zum Abbrechen.',
  lifted: (alt, place, count) => `${alt} von Position ${number(place)} von ${number(count)} aufgenommen.`,
  moved: (alt, place, count) => `${alt} ist über Position ${number(place)} von ${number(count)}.`,
  dropped: (alt, place, count) => `${alt} an Position ${number(place)} von ${number(count)} abgelegt.`,
  cancelled: (alt, place, count) =>
    `Verschieben abgebrochen. ${alt} ist zurück an Position ${number(place)} von ${number(count)}.`,

  invalidType: (file) => `Ungültiger Dateityp: ${file}. Erlaubt sind nur JPG, PNG, GIF und WEBP.`,
  tooLarge: (file) => `Datei zu groß: ${file}. Erlaubt sind höchstens 5 MB.`,
  full: 'Höchstens 6 Bilder sind erlaubt.',
  onlyMore: (room) =>
    plural(room, {
      one: 'Bis zur Grenze von 6 konnte nur noch # Bild hinzugefügt werden.',
      other: 'Bis zur Grenze von 6 konnten nur noch # Bilder hinzugefügt werden.',
    }),
};
