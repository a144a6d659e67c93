import { type FormEvent, type ReactNode, useId } from 'react';
import { Button } from '#ui/button/Button.tsx';
import { Card, CardBody, CardHeader } from '#ui/card/Card.tsx';

type AccountFormCardProps = {
  title: string;
  description?: string;
  status: 'ready' | 'busy';
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  submitLabel: string;
  /** Next to the button, such as 'Unsaved changes'. */
  note?: string | undefined;
  children: ReactNode;
};

/** A card with one form of the account and its own button. The fields are inert while it is sent. */
export function AccountFormCard({
  title,
  description,
  status,
  onSubmit,
  submitLabel,
  note,
  children,
}: AccountFormCardProps) {
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader title={title} titleId={titleId} description={description} />
      <CardBody>
        <form
          noValidate
          aria-labelledby={titleId}
          onSubmit={(event) => {
            // The fields are inert while saving.
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
}

const focusSubmit = (form: HTMLFormElement) =>
  form.querySelector<HTMLElement>('button[type=submit]')?.focus({ preventScroll: true });
