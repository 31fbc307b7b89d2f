import { Suspense, useEffect, useRef } from 'react';
import { Redirect, Route, useLocation } from 'wouter';
import { useToken } from '../lib/session.ts';
import { redirectFor } from './access.ts';
import { ClientLayout } from './client-layout.tsx';
import { routeFor } from './navigate.ts';
import { ScreenOnItsWay } from './screen-on-its-way.tsx';

/** How long a title may take to appear, in ms: after that the focus stays where the person put it. */
const patience = 3_000;

/** Focuses the title as soon as there is one; returns what stops waiting. */
const focusTitle = () => {
  const focus = () => {
    const title = document.querySelector<HTMLElement>('main h1');
    title?.focus({ preventScroll: true });
    return title !== null;
  };
  if (focus()) return undefined;
  const watcher = new MutationObserver(() => focus() && watcher.disconnect());
  watcher.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(() => watcher.disconnect(), patience);
  return () => {
    clearTimeout(timer);
    watcher.disconnect();
  };
};

/** True once after the browser's back or forward: it then puts the page where it was. */
const useWentBack = () => {
  const wentBack = useRef(false);
  useEffect(() => {
    const note = () => {
      wentBack.current = true;
    };
    window.addEventListener('popstate', note);
    return () => window.removeEventListener('popstate', note);
  }, []);
  return wentBack;
};

/** A new screen starts at its top, with the focus on its title, so that a screen reader says where one is. */
const useArrival = (path: string) => {
  const wentBack = useWentBack();
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return undefined;
    shown.current = path;
    if (!wentBack.current) window.scrollTo(0, 0);
    wentBack.current = false;
    return focusTitle();
  }, [path, wentBack]);
};

/** The route of the address, behind the access guard. The client layout stays in place from screen to screen. */
export const Stage = () => {
  const [path] = useLocation();
  const elsewhere = redirectFor(path, useToken());
  const { layout, path: pattern, screen } = routeFor(path);
  useArrival(path);
  if (elsewhere !== null) return <Redirect to={elsewhere} replace />;
  const shown = (
    <Suspense fallback={<ScreenOnItsWay />}>
      <Route path={pattern}>
        <screen.Screen />
      </Route>
    </Suspense>
  );
  return layout === 'client' ? <ClientLayout>{shown}</ClientLayout> : shown;
};
