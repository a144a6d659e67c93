import { getDirection, type ShownLanguage } from '#languages/language.ts';
import { pickLocale } from '#languages/rules.ts';
import type { Catalogue, Part, Words } from '#languages/words.ts';
import type { WordsSource } from '#features/words/WordsContext.ts';

const catalogues: Record<ShownLanguage, () => Promise<{ catalogue: Catalogue }>> = {
  en: () => import('#languages/en/catalogue.ts'),
  hi: () => import('#languages/hi/catalogue.ts'),
  de: () => import('#languages/de/catalogue.ts'),
  ar: () => import('#languages/ar/catalogue.ts'),
  pseudo: () => import('#languages/pseudo/catalogue.ts'),
};

/** The words of one language, each part loaded once. */
function createSource(language: ShownLanguage, catalogue: Catalogue): WordsSource {
  const loaded: Partial<Words> = {};
  const loading = new Map<Part, Promise<unknown>>();
  return {
    language,
    locale: pickLocale(language, navigator.languages),
    loaded,
    load<P extends Part>(part: P) {
      const begun = loading.get(part) as Promise<Words[P]> | undefined;
      if (begun) return begun;
      const promise = catalogue[part]().then((words) => {
        loaded[part] = words;
        return words;
      });
      loading.set(part, promise);
      // The next one who needs it tries again.
      promise.catch(() => loading.delete(part));
      return promise;
    },
  };
}

let source: WordsSource | undefined;
let showing: Promise<unknown> = Promise.resolve();
const listeners = new Set<() => void>();

/** Returns the words of the language that is shown; showLanguage must have loaded it. */
export function getWordsSource(): WordsSource {
  if (!source) throw new Error('No language is shown yet: see showLanguage');
  return source;
}

export const getShownLanguage = (): ShownLanguage => source?.language ?? 'en';

/** Loads parts of the words in the language that is shown, or about to be. */
export const loadWords = async (...parts: readonly Part[]): Promise<void> => {
  await showing;
  await Promise.all(parts.map((part) => getWordsSource().load(part)));
};

/**
 * Shows a language as soon as its words are there: those of every page, and those that are on the screen in the language
 * before.
 */
export function showLanguage(language: ShownLanguage): Promise<void> {
  const shown = show(language);
  showing = shown.catch(() => undefined);
  return shown;
}

async function show(language: ShownLanguage): Promise<void> {
  if (language === source?.language) return;
  const { catalogue } = await catalogues[language]();
  const next = createSource(language, catalogue);
  const shown = Object.keys(source?.loaded ?? {}) as Part[];
  await Promise.all(['shell' as const, ...shown].map((part) => next.load(part)));
  source = next;
  markPage(language);
  for (const listener of listeners) listener();
}

/** For screen readers, hyphenation and the direction of everything. The build and tests load pages without a document. */
function markPage(language: ShownLanguage) {
  if (typeof document === 'undefined') return;
  document.documentElement.lang = language === 'pseudo' ? 'en' : language;
  document.documentElement.dir = getDirection(language);
}

export function subscribeToWords(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
