import { createContext, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** A table is rows of cells, or where it is narrow, cards. */
export type TableForm = 'rows' | 'cards';

export const TableFormContext = createContext<TableForm>('rows');

/**
 * The form that the style sheet gives to a table now; from which width on is its business alone. Asked once the browser
 * has laid the page out anyway, and before it paints.
 */
export function useTableForm(): { ref: RefObject<HTMLTableElement | null>; form: TableForm } {
  const ref = useRef<HTMLTableElement>(null);
  const [form, setForm] = useState<TableForm>('rows');
  useLayoutEffect(() => {
    const table = ref.current;
    if (!table) return;
    const read = () => {
      const given = getComputedStyle(table).getPropertyValue('--form') === 'cards' ? 'cards' : 'rows';
      flushSync(() => setForm(given));
    };
    const resized = new ResizeObserver(read);
    resized.observe(table);
    return () => resized.disconnect();
  }, []);
  return { ref, form };
}
