import { createContext, type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** A table is rows of cells, or where it is narrow, cards. */
export type TableForm = 'rows' | 'cards';

export const TableFormContext = createContext<TableForm>('rows');

/** The form that the style sheet gives to a table now; from which width on is its business alone. */
export function useTableForm(): { ref: RefObject<HTMLTableElement | null>; form: TableForm } {
  const ref = useRef<HTMLTableElement>(null);
  const [form, setForm] = useState<TableForm>('rows');
  useLayoutEffect(() => {
    const table = ref.current;
    if (!table) return;
    const read = () => setForm(getComputedStyle(table).display === 'block' ? 'cards' : 'rows');
    read();
    const resized = new ResizeObserver(read);
    resized.observe(table);
    return () => resized.disconnect();
  }, []);
  return { ref, form };
}
