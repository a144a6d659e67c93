import { openAdminStorage } from '../browser/adminStorage.ts';
import { useAdminEmail } from '../session/useSession.ts';

/** The carrier of the last parcel, which the next one has too in most stores. */
export function useLastCarrier() {
  const storage = openAdminStorage(useAdminEmail());
  const stored = storage.read('carrier');
  return {
    lastCarrier: typeof stored === 'string' ? stored : '',
    rememberCarrier: (carrier: string) => storage.write('carrier', carrier),
  };
}
