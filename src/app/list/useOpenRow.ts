import { useRef } from 'react';
import { type NavigateOptions, useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** Location state of a row that was opened from the table: closing it goes back to the table's history entry. */
const fromTable = { openedFrom: 'table' };

const isFromTable = (state: unknown) =>
  (state as Partial<typeof fromTable> | null)?.openedFrom === fromTable.openedFrom;

type OpenRowParams = {
  getOpenId: (params: URLSearchParams) => string | undefined;
  /** Returns the parameters with this row open, or with none open. */
  setOpenId: (params: URLSearchParams, id: string | undefined) => URLSearchParams;
};

/** Opens and closes the row in the URL. Opening adds a history entry, so that Back closes it. */
export function useOpenRow({ getOpenId, setOpenId }: OpenRowParams) {
  const location = useLocation();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const closingLocation = useRef<typeof location>(undefined);

  const openId = getOpenId(params);
  const show = (id: string | undefined, options: NavigateOptions) =>
    void navigate({ search: setOpenId(params, id).toString() }, { ...options, preventScrollReset: true });

  return {
    openId,
    open(id: string) {
      if (openId === undefined) show(id, { state: fromTable });
    },
    step(id: string) {
      show(id, { replace: true, state: location.state as unknown });
    },
    close() {
      // Opened by a link: there is no table entry to go back to.
      if (!isFromTable(location.state)) return show(undefined, { replace: true });
      // Going back is asynchronous: a second press before that must not go back twice.
      if (closingLocation.current === location) return;
      closingLocation.current = location;
      void navigate(-1);
    },
  };
}
