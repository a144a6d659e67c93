import { use } from 'react';
import type { Namespace, Messages } from '#languages/messages.ts';
import { MessagesContext } from './MessagesContext.ts';

/** Returns the messages of a namespace in the administrator's language. Throws if its bundle is not loaded. */
export function useMessages<Name extends Namespace>(namespace: Name): Messages[Name] {
  const messages = use(MessagesContext)?.messages[namespace] as Messages[Name] | undefined;
  if (!messages) throw new Error(`The messages of '${namespace}' are not loaded: see loadMessages`);
  return messages;
}
