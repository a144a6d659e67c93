import { type ComponentProps, type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import { Button } from '#ui/button/Button.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { PasswordField } from '#ui/password-field/PasswordField.tsx';
import { TextField } from '#ui/text-field/TextField.tsx';
import { useValidatedForm } from '#features/form/useValidatedForm.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { GuestLogin, errorSpaceStyle } from '../AuthForm.tsx';
import {
  createLoginSchema,
  getWrongField,
  type LoginResult,
  type LoginValues,
  getValuesAfterLogin,
} from '../login/loginModel.ts';

type RenewDialogProps = {
  /** Email of the administrator whose session ended. */
  email: string;
  /** The shared demo login, if the store has one. */
  guest: LoginValues | null;
  onSubmit: (values: LoginValues) => Promise<LoginResult>;
  onCancel: () => void;
  /** The second step, in place of the form. */
  step?: ReactNode;
  /** Why the second step failed, below the form. */
  error?: string | undefined;
};

/** Signs in again in a dialog over the current page. */
export function RenewDialog({ email, guest, onSubmit, onCancel, step, error }: RenewDialogProps) {
  const { login: loginMessages, passkeySignIn } = useMessages('auth');
  const t = useMessages('shell').renew;
  const renewal = useRenewal(email, onSubmit);
  const formId = useId();
  const isBusy = renewal.status === 'busy';
  useFocusAfterStep(step ? 'step' : 'form', renewal.focusPassword);
  if (step)
    return (
      <Dialog
        onClose={onCancel}
        title={passkeySignIn.title}
        footer={<Button onClick={onCancel}>{t.cancel}</Button>}
      >
        {step}
      </Dialog>
    );
  return (
    <Dialog
      onClose={onCancel}
      closing={isBusy ? 'blocked' : 'allowed'}
      title={t.title}
      description={t.text}
      footer={
        <>
          <Button onClick={onCancel} disabledReason={isBusy ? t.waiting : undefined}>
            {t.cancel}
          </Button>
          <Button type="submit" form={formId} variant="primary" status={renewal.status}>
            {loginMessages.submit}
          </Button>
        </>
      }
    >
      <RenewForm id={formId} renewal={renewal} guest={guest} error={error} />
    </Dialog>
  );
}

/** Focuses the form again after the second step. */
function useFocusAfterStep(shown: 'form' | 'step', focusForm: () => void) {
  const lastShown = useRef(shown);
  const onReturn = useEffectEvent(focusForm);
  useEffect(() => {
    if (lastShown.current === 'step' && shown === 'form') onReturn();
    lastShown.current = shown;
  }, [shown]);
}

/** State of the form. Clears the same fields as the sign-in page, but shows each error at the field it is about. */
function useRenewal(email: string, signIn: RenewDialogProps['onSubmit']) {
  const messages = useMessages('auth');
  const t = messages.login;
  const form = useValidatedForm(createLoginSchema(messages), { email, password: '' });
  const fill = (values: LoginValues) => {
    form.setValue('email', values.email);
    form.setValue('password', values.password);
  };
  const submit = form.submit(async (values) => {
    const result = await signIn(values);
    if (result === 'signedIn' || result === 'passkeyNeeded') return;
    fill(getValuesAfterLogin(result, values));
    const fieldToFocus = getWrongField(result);
    form.setError(fieldToFocus ?? 'root', { message: t[result] });
    if (fieldToFocus) form.setFocus(fieldToFocus);
  });
  const prefill = (guest: LoginValues) => {
    fill(guest);
    form.clearErrors();
  };
  const { field, status, formState } = form;
  const focusPassword = () => form.setFocus('password');
  return { field, status, submit, prefill, focusPassword, formError: formState.errors.root?.message };
}

type RenewFormProps = Omit<ComponentProps<'form'>, 'onSubmit'> & {
  renewal: ReturnType<typeof useRenewal>;
  guest: LoginValues | null;
  error: string | undefined;
};

/** Shows errors in the dialog instead of in toasts, which are outside of the modal. */
const RenewForm = ({ renewal, guest, error, ...rest }: RenewFormProps) => {
  const t = useMessages('auth');
  return (
    <form noValidate {...rest} onSubmit={renewal.submit}>
      <div className="grid gap-4.5">
        <TextField
          {...renewal.field('email')}
          label={t.login.email}
          type="email"
          autoComplete="username"
          size="lg"
          className={errorSpaceStyle}
        />
        <PasswordField
          {...renewal.field('password')}
          label={t.credentials.password}
          showLabel={t.credentials.showPassword}
          hideLabel={t.credentials.hidePassword}
          autoComplete="current-password"
          size="lg"
          className={errorSpaceStyle}
          data-autofocus
        />
        {guest && <GuestLogin size="lg" onPrefill={() => renewal.prefill(guest)} />}
        {/* Its line is reserved, so that nothing moves. */}
        <div role="alert" className="-mb-2 min-h-5 text-sm text-critical-strong">
          {renewal.formError ?? error}
        </div>
      </div>
    </form>
  );
};
