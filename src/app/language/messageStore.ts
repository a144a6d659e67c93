import { getDirection, type ShownLanguage } from '#languages/language.ts';
import { pickLocale } from '#languages/rules.ts';
import type { Bundles, Messages } from '#languages/messages.ts';
import { loadUnlessLeaving } from '#features/loading/loadUnlessLeaving.ts';
import type { MessageCatalog } from '#features/messages/MessagesContext.ts';

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

const messagesByLanguage: Partial<Record<ShownLanguage, Partial<Messages>>> = {};

async function loadBundle(language: ShownLanguage, bundle: Bundle): Promise<void> {
  const messages = await loadUnlessLeaving<Bundles[Bundle]>(loaders[language][bundle]);
  messagesByLanguage[language] = Object.assign(messagesByLanguage[language] ?? {}, messages);
}

/** Bundles in use. Pages behind the sign-in add `signedIn`. */
const activeBundles = new Set<Bundle>(['signedOut']);
let currentLanguage: ShownLanguage = 'en';
let pendingLanguage: Promise<unknown> = Promise.resolve();
let catalog: MessageCatalog | undefined;
const listeners = new Set<() => void>();

/** Returns the messages of the shown language. Throws before showLanguage has loaded one. */
export function getMessageCatalog(): MessageCatalog {
  if (!catalog) throw new Error('No language is shown yet: call showLanguage first');
  return catalog;
}

/** Returns the language that is shown or loading. */
export const getCurrentLanguage = (): ShownLanguage => currentLanguage;

/** Loads a bundle in the current language. Later changes of language load it too. */
export async function loadMessages(bundle: Bundle): Promise<void> {
  activeBundles.add(bundle);
  await loadBundle(currentLanguage, bundle);
  await pendingLanguage;
  // If a pending change of language has failed, the current language is the earlier one again.
  await loadBundle(currentLanguage, bundle);
}

/** Shows a language once all bundles in use are loaded in it. */
export function showLanguage(language: ShownLanguage): Promise<void> {
  currentLanguage = language;
  const result = loadAndShow(language);
  pendingLanguage = result.catch(() => undefined);
  return result;
}

async function loadAndShow(language: ShownLanguage): Promise<void> {
  if (language === catalog?.language) return;
  try {
    await Promise.all([...activeBundles].map((bundle) => loadBundle(language, bundle)));
  } catch (error) {
    if (currentLanguage === language) currentLanguage = catalog?.language ?? 'en';
    throw error;
  }
  if (currentLanguage !== language) return;
  catalog = {
    language,
    locale: pickLocale(language, navigator.languages),
    messages: messagesByLanguage[language] ?? {},
  };
  setDocumentLanguage(language);
  for (const listener of listeners) listener();
}

/** Sets `lang` and `dir`. Unit tests have no document. */
function setDocumentLanguage(language: ShownLanguage) {
  if (typeof document === 'undefined') return;
  document.documentElement.lang = language === 'pseudo' ? 'en' : language;
  document.documentElement.dir = getDirection(language);
}

export function subscribeToMessages(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
