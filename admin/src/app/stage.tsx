import { useArrival } from '@ecrin/browser/arrival.ts';
import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { Redirect, Route, useLocation } from 'wouter';
import { useToken } from '#lib/session.ts';
import { verdictOf } from './access.ts';
import { appMessages as messages } from './app.messages.ts';
import { routeFor } from './navigate.ts';
import type { AdminRoute } from './routes.tsx';
import { SignedIn } from './signed-in.tsx';

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
export const Stage = () => {
  const [path] = useLocation();
  const token = useToken();
  const route = routeFor(path);
  useArrival(path);
  const verdict = verdictOf(route.access, { token, role: null });
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
