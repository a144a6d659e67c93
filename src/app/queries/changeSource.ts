import type { QueryClient } from '@tanstack/react-query';
import { HISTORY_CAPABILITY } from '#contract/history/historySource.ts';
import type { ChangeSource, SourceKind } from '#contract/history/historySource.ts';
import { hasCapability } from '../session/sessionQuery.ts';

/** Returns the source of a write, or undefined if the backend keeps no history. Others may reject its headers (CORS). */
export const createSourceIfAccepted = (
  client: QueryClient,
  kind: SourceKind,
  fileName?: string,
): ChangeSource | undefined => (hasCapability(client, HISTORY_CAPABILITY) ? { kind, fileName } : undefined);
