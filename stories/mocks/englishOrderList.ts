import { createFormats } from '#features/format/formats.ts';
import { createOrderListDefinition } from '#features/orders/table/createOrderListDefinition.ts';
import * as list from '#languages/en/list.ts';
import * as orders from '#languages/en/orders.ts';

/** For what does not draw the list: its rules, and its words in English. */
export const orderList = createOrderListDefinition(
  { list, orders },
  createFormats({ locale: 'en-GB', currency: null, timeZone: 'UTC' }),
);
