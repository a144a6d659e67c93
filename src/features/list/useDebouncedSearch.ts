import { useEffect, useEffectEvent, useState } from 'react';

const SEARCH_DELAY_MS = 200;

/** Keeps the text of a search box, and passes it on after a pause. Another `search` from outside replaces the text. */
export function useDebouncedSearch(search: string, onSearch: (text: string) => void) {
  const [state, setState] = useState({ search, text: search, sent: search });
  if (state.search !== search)
    setState(search === state.sent ? { ...state, search } : { search, text: search, sent: search });

  const send = useEffectEvent((text: string) => {
    if (text === state.sent) return;
    setState((current) => ({ ...current, sent: text }));
    onSearch(text);
  });
  useEffect(() => {
    const timer = setTimeout(() => send(state.text), SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [state.text]);

  return {
    text: state.text,
    setText(text: string) {
      setState({ ...state, text, ...(text === '' && { sent: text }) });
      if (text === '') onSearch(text);
    },
    /** Passes the text on at once. */
    flush() {
      if (state.text === state.sent) return;
      setState({ ...state, sent: state.text });
      onSearch(state.text);
    },
  };
}
