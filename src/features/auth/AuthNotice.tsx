import type { ReactNode } from 'react';
import { paths } from '#features/paths.ts';
import { useWords } from '#features/words/useWords.ts';
import { ButtonLink } from '#ui/button/Button.tsx';
import { IconTile } from '#ui/empty-state/EmptyState.tsx';
import { Check } from 'lucide-react';

export type AuthNoticeProps = {
  icon: ReactNode;
  title: string;
  text?: string;
  next: { label: string; href: string };
};

/** Shown instead of a form if there is nothing to do. */
export const AuthNotice = ({ icon, title, text, next }: AuthNoticeProps) => (
  <div className="grid justify-items-center text-center">
    <IconTile tone="positive" className="mb-4">
      {icon}
    </IconTile>
    <h1 className="text-xl text-balance">{title}</h1>
    {text && <p className="mt-1.5 text-text-muted">{text}</p>}
    <ButtonLink variant="primary" size="lg" width="full" href={next.href} className="mt-7">
      {next.label}
    </ButtonLink>
  </div>
);

/** Shown on sign-in and registration to signed-in administrators. */
export const AlreadySignedIn = () => {
  const { alreadySignedInCopy: copy } = useWords('auth');
  return (
    <AuthNotice icon={<Check />} title={copy.title} next={{ label: copy.home, href: paths.dashboard }} />
  );
};
