import type { ReactNode } from 'react';

/** Short fields side by side, up to three. Their controls stay aligned. */
export const FieldRow = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-[repeat(auto-fill,minmax(min(10.25rem,100%),1fr))] gap-4">{children}</div>
);
