import { LockKeyhole } from 'lucide-react';
import { EmptyState, type EmptyStateProps } from '../empty-state/EmptyState.tsx';

type AccessPromptProps = Omit<EmptyStateProps, 'level' | 'placement' | 'tone'>;

/** Shown instead of a page that requires signing in. */
export const AccessPrompt = ({ icon = <LockKeyhole />, ...rest }: AccessPromptProps) => (
  <EmptyState {...rest} icon={icon} level={1} placement="page" />
);
