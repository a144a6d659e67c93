import { use } from 'react';
import type { SalesReport } from '#contract/reports/salesReport.ts';
import { getZoneName, isTimeZone } from '#contract/time/timeZones.ts';
import { TimeZoneContext } from '../format/useFormats.ts';
import { useMessages } from '../messages/useMessages.ts';

/** Returns a note on a report whose days aren't those of the lists that it links to. */
export function useTimeZoneNote({ timeZone }: SalesReport): string | undefined {
  const t = useMessages('reports').reportsPage;
  const storeZone = use(TimeZoneContext);
  if (timeZone === undefined) return undefined;
  if (isTimeZone(timeZone) && getZoneName(timeZone) === getZoneName(storeZone)) return undefined;
  return storeZone === undefined ? t.zoneOfServer(timeZone) : t.zoneChanged(timeZone);
}
