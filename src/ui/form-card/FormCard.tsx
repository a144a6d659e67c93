import type { FormEvent, ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { focusSubmit } from './focusSubmit.ts';
import { SettingsActions, SettingsBody, SettingsCard } from './SettingsCard.tsx';

type FormCardProps = {
  title: string;
  description?: string | undefined;
  /** The fields are inert while busy. */
  status: 'ready' | 'busy';
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  submitLabel: string;
  /** Next to the button, such as 'Unsaved changes'. */
  note?: string | undefined;
  /** The fields. */
  children: ReactNode;
};

/** A settings card that is a form with its own submit button. */
export const FormCard = ({
  title,
  description,
  status,
  onSubmit,
  submitLabel,
  note,
  children,
}: FormCardProps) => (
  <SettingsCard title={title} description={description}>
    <form
      noValidate
      aria-label={title}
      onSubmit={(event) => {
        focusSubmit(event.currentTarget);
        onSubmit(event);
      }}
    >
      <SettingsBody inert={status === 'busy'}>{children}</SettingsBody>
      <SettingsActions>
        <output className="min-w-0 flex-1 text-sm text-text-muted">{note}</output>
        <Button type="submit" status={status}>
          {submitLabel}
        </Button>
      </SettingsActions>
    </form>
  </SettingsCard>
);
