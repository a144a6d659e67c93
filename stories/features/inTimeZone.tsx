import type { ComponentType } from 'react';
import { TimeZoneContext } from '#features/format/useFormats.ts';

/** Sets the store's time zone. */
export const inTimeZone = (timeZone: string) => (Story: ComponentType) => (
  <TimeZoneContext value={timeZone}>
    <Story />
  </TimeZoneContext>
);

/** Late in the evening of 20 November in UTC. It is already the next day in FAR_EAST, and noon in FAR_WEST. */
export const LATE = '2026-11-20T23:30:00.000Z';
export const FAR_EAST = 'Pacific/Kiritimati';
export const FAR_WEST = 'Pacific/Pago_Pago';
