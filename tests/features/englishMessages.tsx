import type { ReactNode } from 'react';
import { MessagesContext, type MessageCatalog } from '#features/messages/MessagesContext.ts';
import * as signedIn from '#languages/en/signedIn.ts';
import * as signedOut from '#languages/en/signedOut.ts';

const source: MessageCatalog = { language: 'en', locale: 'en-GB', messages: { ...signedOut, ...signedIn } };

/** All English messages around a component that a unit test draws. */
export const EnglishMessages = ({ children }: { children: ReactNode }) => (
  <MessagesContext value={source}>{children}</MessagesContext>
);
