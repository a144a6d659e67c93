import type { ComponentType } from 'react';
import { TimeZoneContext } from '#features/format/useFormats.ts';

/** Sets the store's time zone. */
export const inTimeZone = (timeZone: string) => (Story: ComponentType) => (
  <TimeZoneContext value={timeZone}>
    <Story />
  </TimeZoneContext>
);

/** 20 November, 23:30 in UTC. In FAR_EAST it is already the next day. */
export const LATE_EVENING_UTC = '2026-11-20T23:30:00.000Z';
export const FAR_EAST = 'Pacific/Kiritimati';
