import type { FormEvent, ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { Card, CardBody } from '../card/Card.tsx';
import { focusSubmit } from './focusSubmit.ts';

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

/** A card that is a form with its own submit button. */
export const FormCard = ({
  title,
  description,
  status,
  onSubmit,
  submitLabel,
  note,
  children,
}: FormCardProps) => (
  <Card title={title} description={description}>
    <CardBody>
      <form
        noValidate
        aria-label={title}
        onSubmit={(event) => {
          focusSubmit(event.currentTarget);
          onSubmit(event);
        }}
      >
        <div inert={status === 'busy'} className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {children}
        </div>
        <div className="mt-5 flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
          <output className="text-sm text-text-muted">{note}</output>
          <Button type="submit" status={status}>
            {submitLabel}
          </Button>
        </div>
      </form>
    </CardBody>
  </Card>
);
