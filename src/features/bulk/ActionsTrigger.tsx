import { ChevronDown } from 'lucide-react';

/** The menu's own hidden label says the same. */
export const ActionsTrigger = ({ children }: { children: string }) => (
  <span aria-hidden="true" className="inline-flex items-center gap-1 px-1.5">
    <span>{children}</span>
    <ChevronDown className="size-4" />
  </span>
);
