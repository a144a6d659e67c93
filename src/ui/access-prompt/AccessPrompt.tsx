import { LockKeyhole } from 'lucide-react';
import { EmptyState, type EmptyStateProps } from '../empty-state/EmptyState.tsx';

type AccessPromptProps = Omit<EmptyStateProps, 'level' | 'placement' | 'tone'>;

/** Shown instead of a page that the visitor may not see: says what is needed and links to it. */
export const AccessPrompt = ({ icon = <LockKeyhole />, ...rest }: AccessPromptProps) => (
  <EmptyState {...rest} icon={icon} level={1} placement="page" />
);
