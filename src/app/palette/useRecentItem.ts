import { useEffect } from 'react';
import type { PaletteItem } from '#features/palette/paletteModel.ts';
import { useSession } from '../session/useSession.ts';
import { saveRecentItem } from './recentItems.ts';

/** Remembers what is viewed, so that the palette offers it first. */
export function useRecentItem(item: PaletteItem | undefined) {
  const session = useSession();
  const email = session.status === 'signedIn' ? session.admin.email : undefined;
  useEffect(() => {
    if (item && email !== undefined) saveRecentItem(email, item);
    // By its id and name: the same row is another object with each rendering.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [item?.id, item?.label, email]);
}
