import { useNavigationFocus } from '@ecrin/browser/navigation/navigation-focus.ts';
import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { Redirect, Route, useLocation } from 'wouter';
import { useToken } from '#lib/session/session.ts';
import { appMessages as messages } from '../app.messages.ts';
import { SignedIn } from '../session/signed-in.tsx';
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
  const token = useToken();
  const route = routeFor(path);
  useNavigationFocus(path);
  const verdict = guardVerdict(route.access, { token, role: null });
  if (verdict === 'to-login') return <Redirect to="/admin/login" replace />;
  if (verdict === 'to-dashboard') return <Redirect to="/admin" replace />;
  const shown = <ScreenOfRoute route={route} />;
  return token === null ? (
    shown
  ) : (
    <SignedIn route={route} path={path}>
      {shown}
    </SignedIn>
  );
};
