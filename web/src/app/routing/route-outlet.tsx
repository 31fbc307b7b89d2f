import { useNavigationFocus } from '@ecrin/browser/navigation/navigation-focus.ts';
import { Suspense } from 'react';
import { Redirect, Route, useLocation } from 'wouter';
import { useToken } from '#lib/session/session.ts';
import { ClientLayout } from '../layout/client-layout.tsx';
import { SessionNotice } from '../layout/session-notice.tsx';
import { routeFor } from './navigate.ts';
import { guardRedirect } from './route-guard.ts';
import { ScreenLoading } from './screen-loading.tsx';

/** The route of the address, behind the access guard. The client layout stays in place from screen to screen. */
export const RouteOutlet = () => {
  const [path] = useLocation();
  const route = routeFor(path);
  const elsewhere = guardRedirect(route, useToken());
  const { layout, path: pattern, screen } = route;
  useNavigationFocus(path);
  if (elsewhere !== null) return <Redirect to={elsewhere} replace />;
  const shown = (
    <Suspense key={String(pattern)} fallback={<ScreenLoading />}>
      <Route path={pattern}>
        <screen.Screen />
      </Route>
    </Suspense>
  );
  return layout === 'client' ? (
    <ClientLayout>{shown}</ClientLayout>
  ) : (
    <>
      <SessionNotice />
      {shown}
    </>
  );
};
