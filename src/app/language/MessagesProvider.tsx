import { type ReactNode, useSyncExternalStore } from 'react';
import { MessagesContext } from '#features/messages/MessagesContext.ts';
import { getMessageCatalog, subscribeToMessages } from './messageStore.ts';

/** Provides the messages of the chosen language. */
export const MessagesProvider = ({ children }: { children: ReactNode }) => (
  <MessagesContext value={useSyncExternalStore(subscribeToMessages, getMessageCatalog)}>
    {children}
  </MessagesContext>
);
