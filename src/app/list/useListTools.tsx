import { type ReactNode, useMemo } from 'react';

/** The buttons for a whole list; the same element for as long as they are the same, so that the table is not drawn anew. */
export const useListTools = (view: ReactNode, exporting: ReactNode) =>
  useMemo(
    () => (
      <>
        {view}
        {exporting}
      </>
    ),
    [view, exporting],
  );
