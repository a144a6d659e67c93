import { Unstyled } from '@storybook/addon-docs/blocks';
import { clsx } from 'clsx';
import { CircleCheck, CircleX } from 'lucide-react';
import type { ReactNode } from 'react';

type Example = { example: ReactNode; caption: string };

/** Shows how to use a component and a common mistake, side by side. */
export const DoDont = ({ good, bad }: { good: Example; bad: Example }) => (
  <Unstyled>
    <div className="my-6 grid gap-4 font-sans text-text sm:grid-cols-2">
      <Figure {...good} kind="do" />
      <Figure {...bad} kind="dont" />
    </div>
  </Unstyled>
);

type FigureProps = Example & { kind: 'do' | 'dont' };

const Figure = ({ example, caption, kind }: FigureProps) => (
  <figure className="grid grid-rows-[1fr_auto] overflow-hidden rounded-lg border border-border bg-surface">
    <div className="grid min-h-36 place-items-center bg-canvas p-5">{example}</div>
    <figcaption
      className={clsx(
        'flex gap-2 border-t-2 px-4 py-3 text-sm [&>svg]:mt-0.5 [&>svg]:size-4 [&>svg]:shrink-0',
        kind === 'do'
          ? 'border-positive [&>svg]:text-positive-strong'
          : 'border-critical [&>svg]:text-critical-strong',
      )}
    >
      {kind === 'do' ? <CircleCheck /> : <CircleX />}
      <p>
        <strong className="font-semibold">{kind === 'do' ? 'Do:' : 'Don’t:'}</strong> <span>{caption}</span>
      </p>
    </figcaption>
  </figure>
);
