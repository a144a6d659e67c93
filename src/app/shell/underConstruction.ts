import { lazyPage } from '../router/lazyPage.tsx';

/** The one page of all addresses that are not built yet. */
export const underConstruction = lazyPage(() =>
  import('./UnderConstructionPage.tsx').then((module) => module.UnderConstructionPage),
);
