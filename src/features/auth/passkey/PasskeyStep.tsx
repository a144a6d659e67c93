import { ArrowLeft, KeyRound, LifeBuoy } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '#ui/button/Button.tsx';
import { Notice } from '#ui/notice/Notice.tsx';
import { TextField } from '#ui/text-field/TextField.tsx';
import { useValidatedForm } from '#features/form/useValidatedForm.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { AuthSubmit, errorSpaceStyle } from '../AuthForm.tsx';
import { type CodeResult, createCodeSchema, type PasskeyStepState } from './passkeyStepModel.ts';

export type PasskeyStepProps = {
  state: PasskeyStepState;
  /** Opens the browser's prompt, also in place of a recovery code. */
  onUsePasskey: () => void;
  onUseCode: () => void;
  onSubmitCode: (code: string) => Promise<CodeResult>;
  /** Returns to the email and password. */
  onBack: () => void;
};

/** Asks for a passkey or a recovery code, below the reason. Focuses the first control. */
export function PasskeyStep({ state, ...handlers }: PasskeyStepProps) {
  const t = useMessages('auth').passkeySignIn;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {state.status === 'recoveryCode' ? (
        <CodeForm {...handlers} otherHosts={state.otherHosts} />
      ) : (
        <PasskeyPrompt {...handlers} state={state} />
      )}
      <Button
        variant="ghost"
        size="lg"
        width="full"
        icon={<ArrowLeft className="rtl:-scale-x-100" />}
        onClick={handlers.onBack}
      >
        {t.back}
      </Button>
    </div>
  );
}

type PasskeyPromptProps = Pick<PasskeyStepProps, 'onUsePasskey' | 'onUseCode'> & {
  state: Exclude<PasskeyStepState, { status: 'recoveryCode' }>;
};

function PasskeyPrompt({ state, onUsePasskey, onUseCode }: PasskeyPromptProps) {
  const t = useMessages('auth').passkeySignIn;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <>
      <StepText
        error={state.status === 'passkey' ? state.error : undefined}
        progress={state.status === 'prompting' ? t.waiting : undefined}
      />
      <Button
        ref={button}
        variant="primary"
        size="lg"
        width="full"
        icon={<KeyRound />}
        status={state.status === 'passkey' ? 'ready' : 'busy'}
        onClick={onUsePasskey}
      >
        {t.use}
      </Button>
      <Button size="lg" width="full" icon={<LifeBuoy />} onClick={onUseCode}>
        {t.useCode}
      </Button>
    </>
  );
}

type StepTextProps = { error: string | undefined; progress: string | undefined };

/** Says what the step is for, what to do in the browser, or why it failed: in one place, so that nothing moves. */
function StepText({ error, progress }: StepTextProps) {
  const t = useMessages('auth').passkeySignIn;
  return (
    <div className="mb-3 min-h-10 text-text-muted">
      {/* Rendered without a text too: screen readers only announce text that is added to an existing region. */}
      <div role="alert" className="text-critical-strong">
        {error}
      </div>
      <output className="block">{progress}</output>
      {!error && !progress && <p>{t.subtitle}</p>}
    </div>
  );
}

type CodeFormProps = Pick<PasskeyStepProps, 'onSubmitCode' | 'onUsePasskey'> & {
  otherHosts: readonly string[];
};

function CodeForm({ otherHosts, onSubmitCode, onUsePasskey }: CodeFormProps) {
  const t = useMessages('auth').passkeySignIn;
  const form = useValidatedForm(createCodeSchema(t), { code: '' });
  const { field, status, setFocus } = form;
  useEffect(() => setFocus('code'), [setFocus]);
  const submit = form.submit(async ({ code }) => {
    const result = await onSubmitCode(code);
    if (result.status === 'failed') form.showFieldError({ field: 'code', message: result.message });
  });
  return (
    <>
      <form noValidate onSubmit={submit}>
        {otherHosts.length > 0 ? (
          <Notice tone="info" className="mb-4.5">
            {t.otherHosts(otherHosts)}
          </Notice>
        ) : (
          <p className="mb-6 text-text-muted">{t.subtitle}</p>
        )}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4.5">
          <TextField
            {...field('code')}
            label={t.code}
            hint={t.codeHint}
            size="lg"
            autoComplete="one-time-code"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            dir="ltr"
            className={errorSpaceStyle}
            inputClassName="font-mono"
          />
          <AuthSubmit status={status}>{t.submitCode}</AuthSubmit>
        </div>
      </form>
      {otherHosts.length === 0 && (
        <Button size="lg" width="full" icon={<KeyRound />} onClick={onUsePasskey}>
          {t.use}
        </Button>
      )}
    </>
  );
}
