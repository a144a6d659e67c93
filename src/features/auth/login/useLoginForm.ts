import { type FormEvent, useRef, useState } from 'react';
import {
  emptyLogin,
  fieldAfter,
  loginRules,
  type LoginResult,
  type LoginValues,
  valuesAfter,
} from './loginModel.ts';

type Name = keyof LoginValues;
type Errors = Partial<Record<Name, string | undefined>>;

const names = Object.keys(emptyLogin) as Name[];

/**
 * What useTouchedForm does, for the two fields of the page that everybody waits for first: without the form library,
 * which is 12 KB compressed. The inputs keep their values, so that what a password manager has filled in counts.
 */
export function useLoginForm(attempt: (values: LoginValues) => Promise<LoginResult>) {
  const form = useRef<HTMLFormElement>(null);
  const touched = useRef(new Set<Name>());
  const [errors, setErrors] = useState<Errors>({});
  const [status, setStatus] = useState<'ready' | 'busy'>('ready');

  const input = (name: Name) => form.current?.elements.namedItem(name) as HTMLInputElement;
  const valueOf = (name: Name) => input(name).value;
  const check = (name: Name) => setErrors((now) => ({ ...now, [name]: loginRules[name](valueOf(name)) }));

  /** Other values, as if nobody had touched them. */
  const refill = (values: LoginValues) => {
    for (const name of names) input(name).value = values[name];
    touched.current.clear();
    setErrors({});
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    for (const name of names) {
      touched.current.add(name);
      check(name);
    }
    const wrong = names.find((name) => loginRules[name](valueOf(name)));
    if (wrong) return input(wrong).focus();
    const values = { email: valueOf('email'), password: valueOf('password') };
    setStatus('busy');
    try {
      const result = await attempt({ ...values, email: values.email.trim() });
      if (result === 'signedIn' || !form.current) return;
      refill(valuesAfter(result, values));
      const again = fieldAfter(result);
      if (again) input(again).focus();
    } finally {
      setStatus('ready');
    }
  };

  /** The props of the field for one value: its error appears once it was left, and clears as soon as it is right. */
  const field = (name: Name) => ({
    name,
    error: errors[name],
    onChange: () => {
      if (touched.current.has(name)) check(name);
    },
    onBlur: () => {
      touched.current.add(name);
      check(name);
    },
  });

  return { form, field, refill, status, submit };
}
