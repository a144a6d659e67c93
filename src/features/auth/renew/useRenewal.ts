import { loginCopy } from '../login/loginCopy.ts';
import {
  fieldAfter,
  loginRules,
  type LoginResult,
  type LoginValues,
  valuesAfter,
} from '../login/loginModel.ts';
import { useTouchedForm } from '../useTouchedForm.ts';

/** The form of who signs in again: cleared as on the sign-in page, with what went wrong at the field it is about. */
export function useRenewal(email: string, attempt: (values: LoginValues) => Promise<LoginResult>) {
  const form = useTouchedForm<LoginValues>({ email, password: '' }, loginRules);
  const fill = (values: LoginValues) => {
    form.setValue('email', values.email);
    form.setValue('password', values.password);
  };
  const submit = form.handleSubmit(async (values) => {
    const result = await attempt({ ...values, email: values.email.trim() });
    if (result === 'signedIn') return;
    fill(valuesAfter(result, values));
    const again = fieldAfter(result);
    form.setError(again ?? 'root', { message: loginCopy[result] });
    if (again) form.setFocus(again);
  });
  const prefill = (guest: LoginValues) => {
    fill(guest);
    form.clearErrors();
  };
  const { field, status, formState } = form;
  return { field, status, submit, prefill, failure: formState.errors.root?.message };
}
