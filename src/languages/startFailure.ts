import type { Language } from './language.ts';

type StartFailureMessages = { title: (product: string) => string; text: string; reload: string };

/** Shown if the messages of a language can't be loaded. Part of the first script. */
export const startFailure: Record<Language, StartFailureMessages> = {
  en: {
    title: (product) => `Couldn’t load ${product}`,
    text: 'Check your connection and reload the page.',
    reload: 'Reload',
  },
  hi: {
    title: (product) => `${product} लोड नहीं हो सका`,
    text: 'अपना कनेक्शन जाँचें और पृष्ठ को फिर से लोड करें।',
    reload: 'फिर से लोड करें',
  },
  de: {
    title: (product) => `${product} konnte nicht geladen werden`,
    text: 'Prüfen Sie Ihre Verbindung, und laden Sie die Seite neu.',
    reload: 'Neu laden',
  },
  ar: {
    title: (product) => `تعذّر تحميل ${product}`,
    text: 'تحقق من اتصالك وأعد تحميل الصفحة.',
    reload: 'إعادة التحميل',
  },
};
