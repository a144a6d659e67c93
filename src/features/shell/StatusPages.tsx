import { Construction, SearchX } from 'lucide-react';
import { paths } from '#features/paths.ts';
import { ButtonLink } from '#ui/button/ButtonLink.tsx';
import { EmptyState } from '#ui/empty-state/EmptyState.tsx';
import { statusPageCopy as copy } from './shellCopy.ts';

const toDashboard = (
  <ButtonLink variant="primary" href={paths.dashboard}>
    {copy.toDashboard}
  </ButtonLink>
);

/** A menu entry whose page is still to come. `page` is its name in the menu. */
export const UnderConstruction = ({ page }: { page: string }) => (
  <EmptyState
    icon={<Construction />}
    level={1}
    placement="page"
    title={copy.underConstruction}
    text={copy.underConstructionText(page)}
    actions={toDashboard}
  />
);

/** An address that leads nowhere. */
export const NotFound = () => (
  <EmptyState
    icon={<SearchX />}
    level={1}
    placement="page"
    title={copy.notFound}
    text={copy.notFoundText}
    actions={toDashboard}
  />
);
