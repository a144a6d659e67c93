import { paths } from '#features/paths.ts';
import { Link } from '#ui/link/Link.tsx';
import { AlreadySignedIn } from '../AlreadySignedIn.tsx';
import { AuthTitle } from '../AuthTitle.tsx';
import { loginCopy as copy } from './loginCopy.ts';
import { LoginForm, type LoginFormProps } from './LoginForm.tsx';

export type LoginState = { status: 'form' } | { status: 'alreadySignedIn' };

export type LoginViewProps = LoginFormProps & { state: LoginState };

export function LoginView({ state, ...form }: LoginViewProps) {
  if (state.status === 'alreadySignedIn') return <AlreadySignedIn />;
  return (
    <>
      <AuthTitle title={copy.title} subtitle={copy.subtitle} />
      <LoginForm {...form} />
      <p className="mt-7 text-center text-sm text-text-muted">
        {copy.newHere} <Link href={paths.register}>{copy.register}</Link>
      </p>
    </>
  );
}
