import { ArrowLeft } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useController } from 'react-hook-form';
import { ButtonLink } from '#ui/button/Button.tsx';
import { Countdown } from '#ui/countdown/Countdown.tsx';
import { OtpField } from '#ui/otp-field/OtpField.tsx';
import { Spinner } from '#ui/spinner/Spinner.tsx';
import { TextField } from '#ui/text-field/TextField.tsx';
import { useValidatedForm } from '#features/form/useValidatedForm.ts';
import { paths } from '#features/paths.ts';
import { useLocale } from '#features/messages/MessagesContext.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { AuthForm, AuthSubmit, AuthTitle, errorSpaceStyle } from '../AuthForm.tsx';
import {
  needsNewCode,
  canRequestCode,
  createOtpSchema,
  emptyOtp,
  type OtpResult,
  type OtpState,
  type RequestCodeResult,
  unusedOtpSchema,
} from './otpModel.ts';

/** Shows how long the code is valid. Reserves its space while empty, so that nothing shifts. */
const OtpCountdown = ({ state }: { state: OtpState }) => (
  <span className="mb-1 flex min-h-5.5 items-center text-xs text-text-subtle">
    {/* A zero-width space keeps the baseline of the label. */}
    <span>{'\u200b'}</span>
    <TimeLeft state={state} />
  </span>
);

function TimeLeft({ state }: { state: OtpState }) {
  const t = useMessages('auth').otp;
  const locale = useLocale();
  switch (state.status) {
    case 'loading':
      return <Spinner size="sm" label={t.asking} />;
    case 'active':
    case 'expired':
      return (
        <Countdown
          secondsLeft={state.status === 'active' ? state.secondsLeft : 0}
          locale={locale}
          label={t.expiresIn}
          lastMinuteText={t.lastMinute}
          overText={t.over}
        />
      );
    case 'inactive':
      return null;
    default:
      return state satisfies never;
  }
}

const subtitles = {
  loading: 'enterCode',
  active: 'enterCode',
  expired: 'codeExpired',
  inactive: 'noCode',
} as const satisfies Record<OtpState['status'], string>;

type VerifyOtpViewProps = {
  state: OtpState;
  email: string;
  onVerify: (otp: string) => Promise<OtpResult>;
  onRequestCode: () => Promise<RequestCodeResult>;
};

export const VerifyOtpView = (props: VerifyOtpViewProps) => {
  const t = useMessages('auth').otp;
  return (
    <>
      <AuthTitle title={t.title} subtitle={t[subtitles[props.state.status]]} />
      <VerifyOtpForm {...props} />
      <p className="mt-7 text-center">
        <ButtonLink variant="ghost" icon={<ArrowLeft />} href={paths.register}>
          {t.back}
        </ButtonLink>
      </p>
    </>
  );
};

/** Submits or requests a code, depending on the state. */
function VerifyOtpForm({ state, email, onVerify, onRequestCode }: VerifyOtpViewProps) {
  const t = useMessages('auth');
  const canRequest = canRequestCode(state);
  const form = useValidatedForm(canRequest ? unusedOtpSchema : createOtpSchema(t.otp), emptyOtp);
  const { control, resetForm, setFocus, status } = form;
  const { field, fieldState } = useController({ control, name: 'otp' });
  useFocusWhenActive(state, () => setFocus('otp'));

  const verify = async (otp: string) => {
    const result = await onVerify(otp);
    if (result === 'verified') return;
    resetForm(emptyOtp);
    if (result === 'invalidOtp') form.showFieldError({ field: 'otp', message: t.otp.useNewest });
    // If a new code is needed, focus stays on the button, which requests it.
    else if (!needsNewCode(result)) setFocus('otp');
  };
  const requestCode = async () => {
    if ((await onRequestCode()) !== 'sent') return;
    resetForm(emptyOtp);
    setFocus('otp');
  };
  const submit = form.submit(({ otp }) => (canRequest ? requestCode() : verify(otp)));

  return (
    <AuthForm onSubmit={submit}>
      <TextField
        label={t.otp.email}
        value={email}
        readOnly
        type="email"
        autoComplete="off"
        size="lg"
        className={errorSpaceStyle}
      />
      <OtpField
        {...field}
        label={t.otp.otp}
        labelEnd={<OtpCountdown state={state} />}
        requirement="required"
        hint={t.otp.hint}
        className={errorSpaceStyle}
        error={fieldState.error?.message}
        disabledReason={canRequest ? t.otp.sendFirst : undefined}
      />
      <AuthSubmit status={status}>{canRequest ? t.otp.send : t.otp.verify}</AuthSubmit>
    </AuthForm>
  );
}

/** Focuses the field once a code can be entered, unless focus is elsewhere. */
function useFocusWhenActive({ status }: OtpState, focus: () => void) {
  const isActive = status === 'active';
  const focusField = useEffectEvent(focus);
  useEffect(() => {
    if (isActive && document.activeElement?.matches('body, main')) focusField();
  }, [isActive]);
}
