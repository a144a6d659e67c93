import { clsx } from 'clsx';
import { ChevronRight, FileUp, Plug, Plus, Store } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card, CardBody, cardStyle } from '#ui/card/Card.tsx';
import { IconTile } from '#ui/empty-state/EmptyState.tsx';
import { Anchor } from '#ui/link/Link.tsx';
import { useMessages } from '../messages/useMessages.ts';
import { paths } from '../paths.ts';

type FirstStepsProps = {
  /** Path of the page with the store's details. Without it, there is no such step. */
  storeDetailsHref: string | undefined;
  /** The place with the keys of the Store API. Without it, there is no such step. */
  storefrontHref: string | undefined;
};

/** Ways to fill a store without products and orders. */
export function FirstSteps({ storeDetailsHref, storefrontHref }: FirstStepsProps) {
  const t = useMessages('dashboard').firstSteps;
  return (
    <Card title={t.title} description={t.text}>
      <CardBody>
        <ol className="grid grid-cols-[repeat(auto-fit,minmax(min(16rem,100%),1fr))] gap-3">
          <Step {...t.steps.add} href={paths.addProduct} icon={<Plus />} />
          <Step {...t.steps.import} href={paths.importProducts} icon={<FileUp />} />
          {storeDetailsHref !== undefined && (
            <Step {...t.steps.details} href={storeDetailsHref} icon={<Store />} />
          )}
          {storefrontHref !== undefined && (
            <Step {...t.steps.storefront} href={storefrontHref} icon={<Plug />} />
          )}
        </ol>
      </CardBody>
    </Card>
  );
}

type StepProps = { title: string; text: string; href: string; icon: ReactNode };

function Step({ title, text, href, icon }: StepProps) {
  return (
    <li>
      <Anchor
        href={href}
        className={clsx(
          cardStyle,
          'flex h-full items-center gap-3.5 px-4 py-3.5 hover:bg-surface-hover [&>svg]:size-4 [&>svg]:flex-none [&>svg]:text-text-subtle rtl:[&>svg]:-scale-x-100',
        )}
      >
        <IconTile>{icon}</IconTile>
        <span className="grid min-w-0 flex-1 gap-0.5">
          <span className="text-sm font-medium">{title}</span>
          <span className="text-xs text-text-muted">{text}</span>
        </span>
        <ChevronRight />
      </Anchor>
    </li>
  );
}
