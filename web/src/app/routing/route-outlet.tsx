import { useNavigationFocus } from '@ecrin/browser/navigation/navigation-focus.ts';
import { Page } from '@ecrin/ui/page/page.tsx';
import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import { VisuallyHidden } from '@ecrin/ui/visually-hidden/visually-hidden.tsx';
import { Suspense, type ComponentType, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Redirect, Route, useLocation } from 'wouter';
import { useToken } from '#lib/session/session.ts';
import { appMessages as messages } from '../app.messages.ts';
import { SessionNotice } from '../layout/session-notice.tsx';
import { guardRedirect } from './access-guards.ts';
import { routeFor } from './navigate.ts';
import { clientLayout, type AppRoute } from './route-kinds.tsx';

const ScreenLoading = () => (
  <Page>
    <output>
      <VisuallyHidden>
        <FormattedMessage {...messages.loading} />
      </VisuallyHidden>
    </output>
    <Skeleton lines={[48, 94, 88, 62]} />
  </Page>
);

const PublicLayout = ({ children }: { children: ReactNode }) => (
  <>
    <SessionNotice />
    {children}
  </>
);

const layouts: Readonly<Record<AppRoute['layout'], ComponentType<{ children: ReactNode }>>> = {
  app: clientLayout.Screen,
  default: PublicLayout,
  main: PublicLayout,
};

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
  const Layout = layouts[layout];
  return (
    <Suspense fallback={<ScreenLoading />}>
      <Layout>{shown}</Layout>
    </Suspense>
  );
};
