import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { afterPaint } from '#ui/select/afterPaint.ts';

/** How a screen's criteria are written into the address, and read from it. */
export type CriteriaAddress<C> = {
  read: (params: URLSearchParams) => C;
  write: (params: URLSearchParams, criteria: C) => URLSearchParams;
};

/** Long enough for a word to be typed, short enough for the address to be right when somebody copies it. In ms. */
const TYPING_PAUSE = 250;

const nowhere = new URLSearchParams();

/**
 * What a table shows: at once here, so that nothing waits for a navigation, and then, after a pause while somebody types,
 * in the address, from which reload, Back and a shared link take it. It replaces the entry in the history, so that Back
 * leaves the page.
 */
export function useAddressedCriteria<C extends { search: string }>({ read, write }: CriteriaAddress<C>) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [criteria, setCriteria] = useState(() => read(params));
  const addressed = useMemo(() => write(nowhere, read(params)).toString(), [params, read, write]);
  const wanted = useMemo(() => write(nowhere, criteria).toString(), [criteria, write]);
  // What the address says, and what it was told last: a change of the first that is not the second came from elsewhere,
  // such as Back or a link.
  const [seen, setSeen] = useState(addressed);
  const [told, setTold] = useState(addressed);
  if (addressed !== seen) {
    setSeen(addressed);
    if (addressed !== told) {
      setTold(addressed);
      setCriteria(read(params));
    }
  }

  /** Before another entry is added to the history, this one must be right. */
  const tell = async () => {
    if (wanted === told) return;
    setTold(wanted);
    const search = write(params, criteria).toString();
    await navigate({ search }, { replace: true, preventScrollReset: true });
  };
  const tellLater = useEffectEvent(() => void tell());
  useEffect(() => {
    if (wanted === told) return;
    const typing = read(new URLSearchParams(told)).search !== criteria.search;
    const cancel = typing ? inATypingPause(tellLater) : afterPaint(tellLater);
    // Whoever presses something may be about to leave, and will come back to what the address says by then.
    const leaving = { capture: true, once: true };
    addEventListener('click', tellLater, leaving);
    return () => {
      cancel();
      removeEventListener('click', tellLater, leaving);
    };
  }, [wanted, told, read, criteria.search]);

  return { criteria, setCriteria, tell };
}

function inATypingPause(act: () => void): () => void {
  const timer = setTimeout(act, TYPING_PAUSE);
  return () => clearTimeout(timer);
}
