import { use, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ListCriteria } from '#contract/lists/listCriteria.ts';
import { TodayContext, useFormats } from '#features/format/useFormats.ts';
import { formatFilterValue } from '#features/list/filterModel.ts';
import type { ListFilter } from '#features/list/listDefinition.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { useSettings } from '../settings.ts';

type PrintedListDetailsProps = { criteria: ListCriteria; filters: readonly ListFilter[] };

/** On paper, above a list: the store, what the list is filtered by, and when it was printed. Renders only to print. */
export function PrintedListDetails(props: PrintedListDetailsProps) {
  const [printedAt, setPrintedAt] = useState<string>();
  useEffect(() => {
    const controller = new AbortController();
    // The browser prints as soon as the listener returns.
    addEventListener(
      'beforeprint',
      () => flushSync(() => setPrintedAt(new Date().toISOString())),
      controller,
    );
    addEventListener('afterprint', () => setPrintedAt(undefined), controller);
    return () => controller.abort();
  }, []);
  return printedAt !== undefined && <Details {...props} printedAt={printedAt} />;
}

function Details({ criteria, filters, printedAt }: PrintedListDetailsProps & { printedAt: string }) {
  const { filterChips: t, printed } = useMessages('list');
  const formats = useFormats();
  const today = use(TodayContext);
  const { storeName } = useSettings();
  const { search } = criteria;
  const active = filters.map((filter) => {
    const value = criteria.filters[filter.param];
    return value && t.chip(filter.label, formatFilterValue(t, formats, filter, value, today));
  });
  const now = printed.at(formats.date(printedAt), formats.time(printedAt) ?? '');
  const parts = [storeName, search && printed.search(search), ...active, now];
  // Isolated, because names and values may be in another direction.
  const text = parts.flatMap((part) => (part ? `\u2068${part}\u2069` : [])).join(' · ');
  return <p className="hidden text-sm text-text-muted print:block">{text}</p>;
}
