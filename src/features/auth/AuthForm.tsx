import { User, Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Button, type ButtonProps, ButtonLink } from '#ui/button/Button.tsx';
import { IconTile } from '#ui/empty-state/EmptyState.tsx';
import { paths } from '#features/paths.ts';
import { useMessages } from '#features/messages/useMessages.ts';

export const AuthTitle = ({ title, subtitle }: { title: string; subtitle?: string }) => (
  <header>
    <h1 className="text-2xl">{title}</h1>
    {subtitle && <p className="mt-1.5 text-text-muted">{subtitle}</p>}
  </header>
);

/**
 * Stacks the fields of a sign-in page. `noValidate`, because fields show their own errors. Other failures are toasts, so
 * that the fields stay where they are.
 */
export const AuthForm = (props: ComponentProps<'form'>) => (
  <form noValidate {...props} className="mt-7 grid gap-4.5" />
);

/**
 * Reserves a line for the hint or the error, so that all fields have the same distance. Otherwise, pressing the button
 * would blur the field, show its error, and move the button.
 */
export const errorSpaceStyle = '-mb-1.5 min-h-23';

/** Keeps the button as far from a hint as the next field is from a field without one. */
export const hintSpaceStyle = 'min-h-23 mb-2.5';

/** The form's submit button. */
export const AuthSubmit = (props: Pick<ButtonProps, 'status' | 'children'>) => (
  <Button {...props} type="submit" variant="primary" size="lg" width="full" className="mt-1.5" />
);

type GuestLoginProps = Pick<ButtonProps, 'size'> & { onPrefill: () => void };

/** Fills in the shared demo login without submitting it. */
export const GuestLogin = ({ onPrefill, size }: GuestLoginProps) => {
  const t = useMessages('auth').credentials;
  return (
    <Button size={size} width="full" icon={<User />} onClick={onPrefill}>
      {t.guest}
    </Button>
  );
};

type AuthNoticeProps = {
  icon: ReactNode;
  title: string;
  text?: string;
  next: { label: string; href: string };
};

/** A result with one link, shown in place of a form. */
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
  const t = useMessages('auth').alreadySignedIn;
  return <AuthNotice icon={<Check />} title={t.title} next={{ label: t.home, href: paths.dashboard }} />;
};
