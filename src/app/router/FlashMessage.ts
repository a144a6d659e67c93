import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useNotify } from '../shell/useNotify.ts';
import { type NavigationState, parseNavigationState } from './navigationState.ts';

/** Shows the message that came along with a navigation, once. */
export function FlashMessage() {
  const location = useLocation();
  const navigate = useNavigate();
  const notify = useNotify();
  const { message } = parseNavigationState(location.state);
  const text = message?.text;
  const tone = message?.tone;
  useEffect(() => {
    if (text === undefined || tone === undefined) return;
    notify(tone, text);
    const { message: _said, ...rest } = location.state as NavigationState;
    void navigate(location, { replace: true, state: rest, preventScrollReset: true });
    // A message belongs to one arrival: only a new one may say something again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [location.key, text, tone]);
  return null;
}
