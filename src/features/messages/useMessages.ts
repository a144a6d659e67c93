import { use } from 'react';
import type { Namespace, Messages } from '#languages/messages.ts';
import { MessagesContext } from './MessagesContext.ts';

/** Returns the messages of one area in the administrator's language. The page's layout has loaded them. */
export function useMessages<Name extends Namespace>(namespace: Name): Messages[Name] {
  const messages = use(MessagesContext)?.messages[namespace] as Messages[Name] | undefined;
  if (!messages) throw new Error(`The messages of '${namespace}' are not loaded: see loadMessages`);
  return messages;
}
