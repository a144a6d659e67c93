import { getDirection, type ShownLanguage } from '#languages/language.ts';
import { pickLocale } from '#languages/rules.ts';
import type { Bundles, Words } from '#languages/words.ts';
import type { WordsSource } from '#features/words/WordsContext.ts';

type Bundle = keyof Bundles;
type Loaders = { [B in Bundle]: () => Promise<Bundles[B]> };

const loaders: Record<ShownLanguage, Loaders> = {
  en: {
    signedOut: () => import('#languages/en/signedOut.ts'),
    signedIn: () => import('#languages/en/signedIn.ts'),
  },
  hi: {
    signedOut: () => import('#languages/hi/signedOut.ts'),
    signedIn: () => import('#languages/hi/signedIn.ts'),
  },
  de: {
    signedOut: () => import('#languages/de/signedOut.ts'),
    signedIn: () => import('#languages/de/signedIn.ts'),
  },
  ar: {
    signedOut: () => import('#languages/ar/signedOut.ts'),
    signedIn: () => import('#languages/ar/signedIn.ts'),
  },
  pseudo: {
    signedOut: () => import('#languages/pseudo/signedOut.ts'),
    signedIn: () => import('#languages/pseudo/signedIn.ts'),
  },
};

/** The messages that have been loaded. */
const loaded: Partial<Record<ShownLanguage, Partial<Words>>> = {};

async function load(language: ShownLanguage, bundle: Bundle): Promise<void> {
  const messages = await loaders[language][bundle]();
  loaded[language] = Object.assign(loaded[language] ?? {}, messages);
}

/** Every page shows the first; the pages behind the sign-in add the other. */
const needed = new Set<Bundle>(['signedOut']);
let wanted: ShownLanguage = 'en';
let showing: Promise<unknown> = Promise.resolve();
let source: WordsSource | undefined;
const listeners = new Set<() => void>();

/** Returns the messages of the language that is shown. Throws before showLanguage has loaded one. */
export function getWordsSource(): WordsSource {
  if (!source) throw new Error('No language is shown yet: see showLanguage');
  return source;
}

/** Returns the language that is shown or about to be. */
export const getShownLanguage = (): ShownLanguage => wanted;

/** Loads a bundle in the language that is shown or about to be. From then on a change of language loads it too. */
export async function loadMessages(bundle: Bundle): Promise<void> {
  needed.add(bundle);
  await load(wanted, bundle);
  await showing;
  // Another one, if the wanted language couldn't be loaded.
  await load(wanted, bundle);
}

/** Shows a language as soon as every bundle that is on the screen is loaded in it. */
export function showLanguage(language: ShownLanguage): Promise<void> {
  wanted = language;
  const shown = show(language);
  showing = shown.catch(() => undefined);
  return shown;
}

async function show(language: ShownLanguage): Promise<void> {
  if (language === source?.language) return;
  try {
    await Promise.all([...needed].map((bundle) => load(language, bundle)));
  } catch (error) {
    if (wanted === language) wanted = source?.language ?? 'en';
    throw error;
  }
  if (wanted !== language) return;
  source = {
    language,
    locale: pickLocale(language, navigator.languages),
    messages: loaded[language] ?? {},
  };
  markPage(language);
  for (const listener of listeners) listener();
}

/** For screen readers, hyphenation and the direction of everything. Unit tests have no document. */
function markPage(language: ShownLanguage) {
  if (typeof document === 'undefined') return;
  document.documentElement.lang = language === 'pseudo' ? 'en' : language;
  document.documentElement.dir = getDirection(language);
}

export function subscribeToWords(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
