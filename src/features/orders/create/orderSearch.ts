import type { LookupStatus } from '#ui/combobox/Lookup.tsx';
import type { FilledAddress, FoundCustomer } from './newOrderModel.ts';

/** What was found for the query. */
export type Search<Row> = {
  query: string;
  onQueryChange: (query: string) => void;
  status: LookupStatus;
  rows: readonly Row[];
};

export type CustomerSearch = Search<FoundCustomer> & {
  /** Reads the address of the customer's newest order. Undefined if there is none or it can't be read. */
  readAddress: (customer: FoundCustomer) => Promise<FilledAddress | undefined>;
};
