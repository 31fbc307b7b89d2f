import { useArrival } from '@ecrin/browser/arrival.ts';
import { Suspense } from 'react';
import { Redirect, Route, useLocation } from 'wouter';
import { useToken } from '../lib/session.ts';
import { guardRedirect } from './access.ts';
import { ClientLayout } from './client-layout.tsx';
import { routeFor } from './navigate.ts';
import { ScreenLoading } from './screen-on-its-way.tsx';
import { SessionNotice } from './session-notice.tsx';

/** The route of the address, behind the access guard. The client layout stays in place from screen to screen. */
export const RouteOutlet = () => {
  const [path] = useLocation();
  const route = routeFor(path);
  const elsewhere = guardRedirect(route, useToken());
  const { layout, path: pattern, screen } = route;
  useArrival(path);
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
