import type { Language } from './language.ts';

type StartFailureMessages = { title: string; text: string; reload: string };

/** What is shown where the messages of a language can't be loaded. It comes with the first script. */
export const startFailure: Record<Language, StartFailureMessages> = {
  en: {
    title: 'Counter couldn’t be loaded',
    text: 'Check your connection, then reload the page.',
    reload: 'Reload',
  },
  hi: {
    title: 'Counter लोड नहीं हो सका',
    text: 'कृपया अपना कनेक्शन जाँचें, फिर पेज को दोबारा लोड करें।',
    reload: 'फिर से लोड करें',
  },
  de: {
    title: 'Counter konnte nicht geladen werden',
    text: 'Prüfen Sie Ihre Verbindung, und laden Sie die Seite dann neu.',
    reload: 'Neu laden',
  },
  ar: {
    title: 'تعذّر تحميل Counter',
    text: 'يُرجى التحقق من الاتصال ثم إعادة تحميل الصفحة.',
    reload: 'إعادة التحميل',
  },
};
