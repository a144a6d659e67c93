import { type ReactNode, useId } from 'react';
import { Card, CardBody } from '#ui/card/Card.tsx';

export type ImportStepProps = {
  title: string;
  text?: ReactNode;
  /** Whether focus moves to the title. It is needed because the previous step's button is gone. */
  focus: 'title' | 'none';
  /** Buttons of the step, the primary one last. */
  buttons?: ReactNode;
  children?: ReactNode;
};

export function ImportStep({ title, text, focus, buttons, children }: ImportStepProps) {
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId}>
      <div className="px-5 pt-4">
        <h2
          id={titleId}
          tabIndex={-1}
          ref={focus === 'title' ? focusTitle : undefined}
          className="text-md wrap-anywhere outline-none"
        >
          {title}
        </h2>
        {text && <p className="text-sm wrap-anywhere text-text-muted">{text}</p>}
      </div>
      <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-4">{children}</CardBody>
      {buttons && (
        <div className="flex flex-wrap justify-end gap-2 border-t border-border-subtle px-5 py-3.5 max-sm:*:flex-1">
          {buttons}
        </div>
      )}
    </Card>
  );
}

/** Defined once, because React calls a new ref callback on every render. */
const focusTitle = (title: HTMLElement | null) => title?.focus();
