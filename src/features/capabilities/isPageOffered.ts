import { canListCustomers } from '#contract/customers/customersCapability.ts';
import { HISTORY_CAPABILITY } from '#contract/history/historySource.ts';
import { CREATE_ORDER_CAPABILITY } from '#contract/orders/createOrderCapability.ts';
import { STORE_DETAILS_CAPABILITY } from '#contract/settings/storeDetails.ts';
import { paths } from '../paths.ts';

type Capabilities = readonly string[];

const has = (capability: string) => (capabilities: Capabilities) => capabilities.includes(capability);

/** What pages need of the backend. Other pages only need the sixteen calls. */
const needs: Readonly<Record<string, (capabilities: Capabilities) => boolean>> = {
  [paths.customers]: canListCustomers,
  [paths.newOrder]: has(CREATE_ORDER_CAPABILITY),
  [paths.activity]: has(HISTORY_CAPABILITY),
  [paths.storeDetails]: has(STORE_DETAILS_CAPABILITY),
};

/** Returns whether a page works with the capabilities of the backend. Menus and shortcuts leave out those that don't. */
export const isPageOffered = (href: string, capabilities: Capabilities): boolean =>
  needs[href]?.(capabilities) ?? true;
