import { useState } from 'react';
import { useHistory } from '../router/AppRouter.tsx';

/** Whether the administrator is being asked about signing out. What is unsaved on the page is asked about before. */
export function useLogoutQuestion() {
  const history = useHistory();
  const [asked, setAsked] = useState(false);
  return { asked, ask: () => history.askFirst(() => setAsked(true)), close: () => setAsked(false) };
}
export type LogoutQuestion = ReturnType<typeof useLogoutQuestion>;
