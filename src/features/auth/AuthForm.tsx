import type { ComponentProps } from 'react';
import { useWords } from '#features/words/useWords.ts';
import { Button, type ButtonProps } from '#ui/button/Button.tsx';
import { User } from 'lucide-react';
import { Notice } from '#ui/notice/Notice.tsx';

/** The header of a sign-in page. */
export const AuthTitle = ({ title, subtitle }: { title: string; subtitle?: string }) => (
  <header>
    <h1 className="text-2xl">{title}</h1>
    {subtitle && <p className="mt-1.5 text-text-muted">{subtitle}</p>}
  </header>
);

/** Shows why the last attempt failed. It is there before its text, or screen readers miss it. */
export const AuthAlert = ({ text }: { text: string | undefined }) => (
  <div role="alert">
    {text && (
      <Notice tone="critical" className="mb-4.5">
        {text}
      </Notice>
    )}
  </div>
);

type AuthFormProps = ComponentProps<'form'> & {
  /** Why the last attempt failed, above the fields. */
  failure?: string | undefined;
};

/** The fields of a sign-in page, one below the other. The browser's own bubbles stay out: the fields say it themselves. */
export const AuthForm = ({ failure, children, ...rest }: AuthFormProps) => (
  <form noValidate {...rest} className="mt-7">
    <AuthAlert text={failure} />
    <div className="grid gap-4.5">{children}</div>
  </form>
);

/**
 * For a field that may have an error: a line is kept free for it. Nothing moves when it appears, not even the button
 * that is just being pressed, which took the focus from the field and so brought the error about.
 */
export const errorSpaceStyle = '-mb-1 min-h-23';

/** The one thing that such a form does. */
export const AuthSubmit = (props: Pick<ButtonProps, 'status' | 'children'>) => (
  <Button {...props} type="submit" variant="primary" size="lg" width="full" />
);

export type GuestLoginProps = Pick<ButtonProps, 'size'> & { onPrefill: () => void };

/** Fills in the shared demo login; it is still the administrator who sends it. */
export const GuestLogin = ({ onPrefill, size }: GuestLoginProps) => {
  const { credentialsCopy: copy } = useWords('auth');
  return (
    <Button size={size} width="full" icon={<User />} onClick={onPrefill}>
      {copy.guest}
    </Button>
  );
};
