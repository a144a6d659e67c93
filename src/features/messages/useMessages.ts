import { use } from 'react';
import type { Namespace, Messages } from '#languages/messages.ts';
import { MessagesContext } from './MessagesContext.ts';

/** Returns the messages of one area in the administrator's language. The page's layout has loaded them. */
export function useMessages<P extends Namespace>(part: P): Messages[P] {
  const messages = use(MessagesContext)?.messages[part] as Messages[P] | undefined;
  if (!messages) throw new Error(`The messages of '${part}' are not loaded: see loadMessages`);
  return messages;
}
