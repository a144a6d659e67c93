import { expect, it } from 'vitest';
import { getExportFileName } from '#features/list/export/exportModel.ts';

it.each([
  ['Pacific/Kiritimati', 'orders-2026-11-21.csv'],
  ['Pacific/Pago_Pago', 'orders-2026-11-20.csv'],
])('names the file by the day in the store’s time zone, %s [ASVS 5.4.2]', (timeZone, name) =>
  expect(getExportFileName('orders', Date.parse('2026-11-20T23:30:00Z'), timeZone)).toBe(name),
);
