import { LockKeyhole } from 'lucide-react';
import { EmptyState, type EmptyStateProps } from '../empty-state/EmptyState.tsx';

export type AccessPromptProps = Omit<EmptyStateProps, 'level' | 'placement' | 'tone'>;

/** Instead of a page that is not for who is here: what it takes to see it, and where to get that. */
export const AccessPrompt = ({ icon = <LockKeyhole />, ...rest }: AccessPromptProps) => (
  <EmptyState {...rest} icon={icon} level={1} placement="page" />
);
