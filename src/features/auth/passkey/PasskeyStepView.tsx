import { useEffect, useRef } from 'react';
import { useMessages } from '#features/messages/useMessages.ts';
import { PasskeyStep, type PasskeyStepProps } from './PasskeyStep.tsx';

/** The second step on the sign-in page, in place of the form. Focuses its heading. */
export function PasskeyStepView(props: PasskeyStepProps) {
  const t = useMessages('auth').passkeySignIn;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="mb-1.5 text-2xl outline-none">
        {t.title}
      </h1>
      <PasskeyStep {...props} />
    </>
  );
}
