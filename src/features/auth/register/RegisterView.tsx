import { paths } from '#features/paths.ts';
import { Link } from '#ui/link/Link.tsx';
import { AlreadySignedIn } from '../AlreadySignedIn.tsx';
import { AuthTitle } from '../AuthTitle.tsx';
import { registerCopy as copy } from './registerCopy.ts';
import { RegisterForm, type RegisterFormProps } from './RegisterForm.tsx';

export type RegisterState = { status: 'form' } | { status: 'alreadySignedIn' };

export type RegisterViewProps = RegisterFormProps & { state: RegisterState };

export function RegisterView({ state, ...form }: RegisterViewProps) {
  if (state.status === 'alreadySignedIn') return <AlreadySignedIn />;
  return (
    <>
      <AuthTitle title={copy.title} subtitle={copy.subtitle} />
      <RegisterForm {...form} />
      <p className="mt-7 text-center text-sm text-text-muted">
        {copy.haveAccount} <Link href={paths.login}>{copy.signIn}</Link>
      </p>
    </>
  );
}
