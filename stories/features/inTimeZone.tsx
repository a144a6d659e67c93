import type { ComponentType } from 'react';
import { TimeZoneContext } from '#features/format/useFormats.ts';

/** A store whose setting names this time zone, wherever the browser is. */
export const inTimeZone = (timeZone: string) => (Story: ComponentType) => (
  <TimeZoneContext value={timeZone}>
    <Story />
  </TimeZoneContext>
);

/** Late in the evening of 20 November in UTC: the next day in the one zone, and still noon of the same day in the other. */
export const LATE = '2026-11-20T23:30:00.000Z';
export const FAR_EAST = 'Pacific/Kiritimati';
export const FAR_WEST = 'Pacific/Pago_Pago';
