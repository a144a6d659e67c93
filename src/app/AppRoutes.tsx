import { Suspense } from 'react';
import { matchPath, Route, Routes, useLocation } from 'react-router-dom';
import { CheckingSession } from '#features/shell/CheckingSession.tsx';
import { FooterContext } from './router/FooterContext.ts';
import { CrashBoundary } from './router/CrashBoundary.tsx';
import { type AppRoute, type Layout, layouts, nowhere, routes } from './routes.tsx';

function routeAt(href: string): AppRoute | undefined {
  const [path = ''] = href.split(/[?#]/);
  return routes.find((one) => matchPath(one.path, path));
}

/** Which layout the page at an address has; none where there is no such page. */
export const layoutAt = (href: string): Layout | undefined => routeAt(href)?.layout;

/** Fetches the code of the page at an address, before anybody has decided to go there. */
export async function prefetch(href: string) {
  const route = routeAt(href);
  if (route) await Promise.all([route.prefetch(), layouts[route.layout].prefetch()]);
}

/** The page at the address, inside its layout. */
export function AppRoutes() {
  const { pathname } = useLocation();
  const here = routeAt(pathname) ?? nowhere;
  return (
    <CrashBoundary place={pathname}>
      <Suspense fallback={<CheckingSession />}>
        <FooterContext value={here.footer}>
          {/* Only the one: the router would read and rank them all, with each change of the address. */}
          <Routes>
            <Route element={<LayoutOf layout={here.layout} />}>
              <Route path={here.path} element={<here.Component />} />
            </Route>
          </Routes>
        </FooterContext>
      </Suspense>
    </CrashBoundary>
  );
}

function LayoutOf({ layout }: { layout: AppRoute['layout'] }) {
  const { Component } = layouts[layout];
  return <Component />;
}
