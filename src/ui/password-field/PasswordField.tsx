import { Eye, EyeOff } from 'lucide-react';
import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { ControlButton } from '../field/ControlBox.tsx';
import { TextField, type TextFieldProps } from '../text-field/TextField.tsx';

type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'end' | 'icon' | 'affixStart' | 'affixEnd'> & {
  /** Accessible name of the button while the password is hidden: "Show password". */
  showLabel: string;
  /** Accessible name of the button while the password is shown. */
  hideLabel: string;
};

/** A password input with a button that shows the text. The button's name changes, so it has no `aria-pressed`. */
export function PasswordField({ showLabel, hideLabel, ...rest }: PasswordFieldProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  const [visibility, setVisibility] = useState<'hidden' | 'shown'>('hidden');
  const toggle = () => {
    const input = document.activeElement;
    const caret =
      input instanceof HTMLInputElement && input.id === id
        ? ([input.selectionStart, input.selectionEnd] as const)
        : undefined;
    flushSync(() => setVisibility(visibility === 'hidden' ? 'shown' : 'hidden'));
    // Some browsers move the caret to the start when the type of an input changes.
    if (caret) (input as HTMLInputElement).setSelectionRange(...caret);
  };
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      id={id}
      type={visibility === 'hidden' ? 'password' : 'text'}
      end={
        <ControlButton
          aria-controls={id}
          aria-label={visibility === 'hidden' ? showLabel : hideLabel}
          onClick={toggle}
        >
          {visibility === 'hidden' ? <Eye /> : <EyeOff />}
        </ControlButton>
      }
    />
  );
}
