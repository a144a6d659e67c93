import { createFormats } from '#features/format/formats.ts';
import { createOrderListDefinition } from '#features/orders/table/createOrderListDefinition.ts';
import * as list from '#languages/en/list.ts';
import * as orders from '#languages/en/orders.ts';

/** The order list with English messages, for code outside React. */
export const orderList = createOrderListDefinition(
  { list, orders },
  createFormats({ locale: 'en-GB', currency: null, timeZone: 'UTC' }),
);
