import { Card } from '#ui/card/Card.tsx';
import { PageFrame } from '#ui/page/Page.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { useMessages } from '#features/messages/useMessages.ts';

/** Outline of a page while its code loads. */
export const PageSkeleton = () => {
  const t = useMessages('shell').statusPage;
  return (
    <PageFrame aria-busy="true">
      <output className="sr-only">{t.loadingPage}</output>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
        <Skeleton width="16rem" height="1.75rem" shape="block" />
        <Skeleton width="24rem" />
      </div>
      <Card className="grid gap-4 p-5">
        <Skeleton width="40%" height="1.25rem" shape="block" />
        <Skeleton width="90%" />
        <Skeleton width="75%" />
        <Skeleton width="82%" />
      </Card>
    </PageFrame>
  );
};
