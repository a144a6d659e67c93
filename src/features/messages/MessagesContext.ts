import { createContext, use } from 'react';
import type { ShownLanguage } from '#languages/language.ts';
import type { Messages } from '#languages/messages.ts';

/** The messages of the current language. */
export type MessageCatalog = {
  language: ShownLanguage;
  /** Locale of numbers, dates and lists. */
  locale: string;
  /** Lacks the signed-in bundle until it is loaded. */
  messages: Readonly<Partial<Messages>>;
};

export const MessagesContext = createContext<MessageCatalog | undefined>(undefined);

export const useLanguage = (): ShownLanguage => use(MessagesContext)?.language ?? 'en';

/** Returns the locale of numbers and dates (BCP 47). */
export const useLocale = (): string => use(MessagesContext)?.locale ?? 'en-GB';
