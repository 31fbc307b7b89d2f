import { Suspense, useEffect, useRef } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { useToken } from '../lib/session.ts';
import { redirectFor } from './access.ts';
import { ClientLayout } from './client-layout.tsx';
import { notFoundRoute, routes, type AppRoute } from './routes.tsx';
import { ScreenOnItsWay } from './screen-on-its-way.tsx';

/** A new screen starts at its top, with the focus on its title, so that a screen reader says where one is. */
const useArrival = (path: string) => {
  const first = useRef(true);
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [path]);
};

const ShownRoute = ({ route: { layout, screen } }: { route: AppRoute }) => {
  const shown = (
    <Suspense fallback={<ScreenOnItsWay />}>
      <screen.Screen />
    </Suspense>
  );
  return layout === 'client' ? <ClientLayout>{shown}</ClientLayout> : shown;
};

/** The route of the address, behind the access guard. */
export const Stage = () => {
  const [path] = useLocation();
  const elsewhere = redirectFor(path, useToken());
  useArrival(path);
  if (elsewhere !== null) return <Redirect to={elsewhere} replace />;
  return (
    <Switch>
      {routes.map((route) => (
        <Route key={route.path} path={route.path}>
          <ShownRoute route={route} />
        </Route>
      ))}
      <Route>
        <ShownRoute route={notFoundRoute} />
      </Route>
    </Switch>
  );
};
