import type * as En from '../en/productView.ts';
import { number, plural } from './rules.ts';

export const productPage: typeof En.productPage = {
  page: 'Produkt',
  loading: 'Produktdetails werden geladen ...',
  unnamed: 'Produkt ohne Namen',
  dashboard: 'Übersicht',
  edit: 'Produkt bearbeiten',
  duplicate: 'Kopieren',
  delete: 'Löschen',
  moreActions: 'Weitere Aktionen',
  breadcrumb: 'Navigationspfad',
  products: 'Produkte',
  details: 'Produktdetails',
  was: 'vorher',
  off: (percent) => `${number(percent)}\u00a0% Rabatt`,
  reviews: 'Bewertungen',
  reviewCount: (count) => plural(count, { one: '# Bewertung', other: '# Bewertungen' }),
  published: 'Veröffentlicht',
  created: 'Erstellt',
};

export const gallery: typeof En.gallery = {
  thumbnails: 'Produktbilder',
  thumbnail: (place, count) => `Bild ${number(place)} von ${number(count)}`,
  alt: (name, place, count) => (count === 1 ? name : `${name}, Bild ${number(place)} von ${number(count)}`),
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  hoverHint: 'Zum Vergrößern darauf zeigen',
  tapHint: 'Zum Vergrößern tippen',
  pinnedHint: 'Ziehen oder mit Pfeiltasten bewegen',
  noImage: 'Kein Bild',
};

export const failure: typeof En.failure = {
  notFound: 'Das Produkt wurde nicht gefunden.',
  notFoundHint: 'Vielleicht wurde es gelöscht, oder der Link ist unvollständig.',
  refused: (statusText) => `Die Produktdetails konnten nicht geladen werden: ${statusText}`,
  refusedHint: 'Der Shop hat unerwartet geantwortet.',
  unanswered: 'Die Produktdetails konnten nicht geladen werden. Bitte später erneut versuchen.',
  unansweredHint: 'Der Shop hat keine gültige Antwort gesendet.',
  noData: 'Die Produktdaten sind nicht verfügbar.',
  noDataHint: 'Die Antwort des Shops enthält dieses Produkt nicht.',
  back: 'Zurück zu den Produkten',
  retry: 'Erneut versuchen',
  accessTitle: 'Anmeldung erforderlich',
  accessText: 'Bitte melden Sie sich an, um die Produktdetails zu sehen.',
  signIn: 'Anmelden',
  goHome: 'Zur Startseite',
};
