import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, type PropsWithChildren, Suspense } from 'react';

// Lazy, because Storybook's doc blocks are large and only docs pages need them.
const LazyContainer = lazy(() =>
  import('../stories/docs/DocsContainer.tsx').then((module) => ({ default: module.DocsContainer })),
);
const LazyPage = lazy(() =>
  import('../stories/docs/DocsPage.tsx').then((module) => ({ default: module.DocsPage })),
);

/** `parameters.docs`: the container of all docs pages, and the page of components that have no mdx file. */
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
