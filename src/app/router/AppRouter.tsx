import { createContext, type ReactNode, startTransition, use, useLayoutEffect, useState } from 'react';
import { Router } from 'react-router-dom';
import type { GuardedHistory } from './guardedHistory.ts';

const HistoryContext = createContext<GuardedHistory | undefined>(undefined);

/** Moves the app with a history: the browser's, or a story's own. */
export function AppRouter({ history, children }: { history: GuardedHistory; children: ReactNode }) {
  const [moved, setMoved] = useState({ action: history.action, location: history.location });
  useLayoutEffect(() => history.listen((next) => startTransition(() => setMoved(next))), [history]);
  return (
    <HistoryContext value={history}>
      <Router navigator={history} location={moved.location} navigationType={moved.action}>
        {children}
      </Router>
    </HistoryContext>
  );
}

export function useHistory(): GuardedHistory {
  const history = use(HistoryContext);
  if (!history) throw new Error('useHistory needs an AppRouter above it');
  return history;
}
