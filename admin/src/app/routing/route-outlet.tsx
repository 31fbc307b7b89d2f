import { useNavigationFocus } from '@ecrin/browser/navigation/navigation-focus.ts';
import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { Redirect, Route, useLocation, useSearch } from 'wouter';
import { useToken, wasSessionLeft } from '#lib/session/session.ts';
import { appMessages as messages } from '../app.messages.ts';
import { SignedIn } from '../session/signed-in.tsx';
import { destinationIn, signInFor } from './destination.ts';
import { routeFor } from './navigate.ts';
import { guardVerdict } from './route-guard.ts';
import type { AdminRoute } from './routes.tsx';

const ScreenOfRoute = ({ route: { path, screen } }: { route: AdminRoute }) => {
  const { formatMessage } = useIntl();
  return (
    <Suspense key={path} fallback={<Skeleton label={formatMessage(messages.loading)} lines={[48, 94, 88, 62]} />}>
      <Route path={path}>
        <screen.Screen />
      </Route>
    </Suspense>
  );
};

/** The route of the address, behind the access guard. */
export const RouteOutlet = () => {
  const [path] = useLocation();
  const search = useSearch();
  const token = useToken();
  const route = routeFor(path);
  useNavigationFocus(path);
  const verdict = guardVerdict(route.access, { token, role: null });
  const address = search === '' ? path : `${path}?${search}`;
  if (verdict === 'to-login') return <Redirect to={signInFor(wasSessionLeft() ? '/admin' : address)} replace />;
  if (verdict === 'to-dashboard') return <Redirect to={destinationIn(search)} replace />;
  const shown = <ScreenOfRoute route={route} />;
  return token === null || route.access === 'anyone' ? (
    shown
  ) : (
    <SignedIn route={route} path={path}>
      {shown}
    </SignedIn>
  );
};
