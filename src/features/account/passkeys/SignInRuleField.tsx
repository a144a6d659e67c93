import { useId, useState } from 'react';
import type { SignInRule } from '#contract/accounts/passkeys.ts';
import { Button } from '#ui/button/Button.tsx';
import { useMessages } from '#features/messages/useMessages.ts';

const RULES: readonly SignInRule[] = ['passwordOrPasskey', 'passkey', 'passwordAndPasskey'];

type SignInRuleFieldProps = {
  /** The saved rule. */
  rule: SignInRule;
  /** Asks for the password before the rule changes. */
  onChange: (rule: SignInRule) => void;
};

/** Chooses what is needed to sign in. The button appears with another choice. */
export function SignInRuleField({ rule, onChange }: SignInRuleFieldProps) {
  const t = useMessages('passkeys').rule;
  const id = useId();
  const [state, setState] = useState({ rule, choice: rule });
  // The saved rule has changed, here or in another tab. The chosen control stays, and keeps the focus.
  if (state.rule !== rule) setState({ rule, choice: rule });
  const { choice } = state;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-medium">{t.title}</legend>
      <div className="grid gap-2.5">
        {RULES.map((one) => (
          <div key={one} className="flex gap-2.5">
            <input
              type="radio"
              id={`${id}-${one}`}
              name={id}
              checked={one === choice}
              onChange={() => setState({ rule, choice: one })}
              aria-describedby={`${id}-${one}-text`}
              className="mt-0.75 size-4.5 flex-none cursor-pointer accent-(--color-accent) pointer-coarse:size-6"
            />
            <div className="min-w-0">
              <label htmlFor={`${id}-${one}`} className="cursor-pointer font-medium">
                {t[one]}
              </label>
              <p id={`${id}-${one}-text`} className="text-sm text-text-muted">
                {t[`${one}Text`]}
              </p>
            </div>
          </div>
        ))}
      </div>
      {choice !== rule && (
        <Button className="mt-3" onClick={() => onChange(choice)}>
          {t.change}
        </Button>
      )}
    </fieldset>
  );
}
