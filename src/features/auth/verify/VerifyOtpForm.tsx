import { useEffect, useEffectEvent } from 'react';
import { useController, useForm } from 'react-hook-form';
import { OtpField } from '#ui/otp-field/OtpField.tsx';
import { TextField } from '#ui/text-field/TextField.tsx';
import { AuthForm, AuthSubmit } from '../AuthForm.tsx';
import { CodeTime } from './CodeTime.tsx';
import { otpCopy as copy } from './otpCopy.ts';
import {
  asksForNewCode,
  emptyOtp,
  offersCode,
  otpError,
  type OtpResult,
  type OtpState,
  type SendResult,
} from './otpModel.ts';

export type VerifyOtpFormProps = {
  state: OtpState;
  email: string;
  onVerify: (otp: string) => Promise<OtpResult>;
  onSend: () => Promise<SendResult>;
};

/** Enters a code, or has one sent: the button does the one or the other, and so does Enter. */
export function VerifyOtpForm({ state, email, onVerify, onSend }: VerifyOtpFormProps) {
  const { control, handleSubmit, reset, setFocus, formState } = useForm({
    defaultValues: emptyOtp,
    mode: 'onTouched',
  });
  const sends = offersCode(state);
  const { field, fieldState } = useController({
    control,
    name: 'otp',
    rules: { validate: (otp) => (sends ? true : (otpError(otp) ?? true)) },
  });
  useFocusWhenActive(state, () => setFocus('otp'));

  const clear = () => reset(emptyOtp, { keepFieldsRef: true });
  const verify = async (otp: string) => {
    const result = await onVerify(otp);
    if (result === 'verified') return;
    clear();
    // Else the button sends a new code now, and so does Enter: the focus is well where it is.
    if (!asksForNewCode(result)) setFocus('otp');
  };
  const send = async () => {
    if ((await onSend()) !== 'sent') return;
    clear();
    setFocus('otp');
  };
  const submit = handleSubmit(({ otp }) => (sends ? send() : verify(otp)));

  return (
    <AuthForm onSubmit={(event) => void submit(event)}>
      <TextField label={copy.email} value={email} readOnly type="email" autoComplete="off" size="lg" />
      <OtpField
        {...field}
        label={copy.otp}
        labelEnd={<CodeTime state={state} />}
        requirement="required"
        hint={copy.hint}
        error={fieldState.error?.message}
        disabledReason={sends ? copy.sendFirst : undefined}
      />
      <AuthSubmit status={formState.isSubmitting ? 'busy' : 'ready'}>
        {sends ? copy.send : copy.verify}
      </AuthSubmit>
    </AuthForm>
  );
}

/** Who came here to enter a code can do so at once; the focus is not taken from where somebody has put it. */
function useFocusWhenActive({ status }: OtpState, focus: () => void) {
  const active = status === 'active';
  const focusField = useEffectEvent(focus);
  useEffect(() => {
    if (active && document.activeElement?.matches('body, main')) focusField();
  }, [active]);
}
