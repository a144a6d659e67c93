import { type ReactNode, useCallback } from 'react';
import { statusPageCopy as copy } from '#features/shell/shellCopy.ts';
import { PartMissingContext } from '#ui/select/PartMissingContext.ts';
import { useNotify } from './notify.ts';

/** Says it when a list or a question that was asked for can't be had: the page around it may hold what nobody has saved yet. */
export function PartNotice({ children }: { children: ReactNode }) {
  const notify = useNotify();
  const say = useCallback(() => notify('error', copy.partMissing), [notify]);
  return <PartMissingContext value={say}>{children}</PartMissingContext>;
}
