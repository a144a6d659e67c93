import { Store } from 'lucide-react';
import { STORE_DETAILS_CAPABILITY } from '#contract/settings/storeDetails.ts';
import type { MenuItem } from '#ui/menu/Menu.tsx';
import { useMessages } from '#features/messages/useMessages.ts';
import { paths } from '#features/paths.ts';
import { useCapability } from '../session/useSession.ts';
import { useSettings } from '../settings.ts';

/** Returns a menu item for the store's name, if sheets would be printed without one. */
export function usePrintHint(): MenuItem | undefined {
  const { noStoreName: t } = useMessages('orderDetail').dialog;
  const { storeName } = useSettings();
  const canAdd = useCapability(STORE_DETAILS_CAPABILITY) === 'offered';
  if (storeName || !canAdd) return undefined;
  return { label: t.add, detail: t.effect, icon: <Store />, divider: 'above', href: paths.storeDetails };
}
