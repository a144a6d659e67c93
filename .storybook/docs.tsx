import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, type PropsWithChildren, Suspense } from 'react';

// Lazy, because the doc blocks are large and single stories don't need them.
const LazyContainer = lazy(() =>
  import('../stories/docs/DocsContainer.tsx').then((module) => ({ default: module.DocsContainer })),
);
const LazyPage = lazy(() =>
  import('../stories/docs/DocsPage.tsx').then((module) => ({ default: module.DocsPage })),
);

/** `parameters.docs`: the container of all docs pages, and the page for files without their own. */
export const docs = {
  container: (props: PropsWithChildren<DocsContainerProps>) => (
    <Suspense>
      <LazyContainer {...props} />
    </Suspense>
  ),
  page: () => (
    <Suspense>
      <LazyPage />
    </Suspense>
  ),
};
