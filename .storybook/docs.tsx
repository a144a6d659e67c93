import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, type PropsWithChildren, Suspense } from 'react';

// The docs' blocks are large, and a story without its docs needs none of them.
const LazyContainer = lazy(() =>
  import('../stories/docs/DocsContainer.tsx').then((module) => ({ default: module.DocsContainer })),
);
const LazyPage = lazy(() =>
  import('../stories/docs/DocsPage.tsx').then((module) => ({ default: module.DocsPage })),
);

/** `parameters.docs`: the ground that pages of docs stand on, and the page of files that bring none of their own. */
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
