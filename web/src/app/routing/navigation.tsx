import { lazyPart } from '@ecrin/browser/navigation/lazy-part.tsx';
import { progressTimes, useNavigationProgress } from '@ecrin/browser/navigation/navigation-progress.ts';
import { ProgressBar } from '@ecrin/ui/progress-bar/progress-bar.tsx';
import { SkipLink } from '@ecrin/ui/skip-link/skip-link.tsx';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { Router } from 'wouter';
import { withStore } from '#lib/api/with-store.tsx';
import { mayPrefetch } from '#lib/page/connection.ts';
import { appMessages as messages } from '../app.messages.ts';
import { fetchScreen, navigateWhenFetched } from './navigate.ts';
import { RouteOutlet } from './route-outlet.tsx';
import { screenWithMessages } from './screen-with-messages.ts';

/** A link with hover, touch or focus is likely to be followed: its screen is prefetched, unless data is metered. */
const fetchAhead = ({ target }: Event) => {
  const href = target instanceof Element ? target.closest('a[href^="/"]')?.getAttribute('href') : null;
  if (href && !/^\/(admin|api)\b/.test(href) && mayPrefetch()) fetchScreen(href).catch(() => undefined);
};

/** The offline page is always prefetched, once the first screen is idle: when it is needed it can no longer be loaded. */
const usePrefetch = () =>
  useEffect(() => {
    const moments = ['pointerover', 'focusin', 'touchstart'] as const;
    const offlinePage = setTimeout(() => void fetchScreen('/offline').catch(() => undefined), 3_000);
    moments.forEach((moment) => document.addEventListener(moment, fetchAhead, { passive: true }));
    return () => {
      clearTimeout(offlinePage);
      moments.forEach((moment) => document.removeEventListener(moment, fetchAhead));
    };
  }, []);

const PageNotices = lazyPart(
  withStore(screenWithMessages(async () => (await import('../offline/page-notices.tsx')).PageNotices)),
);

const ShortcutKeys = lazyPart(
  withStore(screenWithMessages(async () => (await import('../shortcuts/shortcut-keys.tsx')).ShortcutKeys)),
);

/** The service worker is registered after the first screen is shown. */
const useIsFirstScreenDrawn = () => {
  const [settled, settle] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => settle(true), 1_000);
    return () => clearTimeout(timer);
  }, []);
  return settled;
};

const Progress = () => {
  const { formatMessage } = useIntl();
  return (
    <ProgressBar
      state={useNavigationProgress()}
      label={formatMessage(messages.progress)}
      durationMs={progressTimes.duration}
    />
  );
};

export const Navigation = () => {
  const settled = useIsFirstScreenDrawn();
  usePrefetch();
  return (
    <Router aroundNav={navigateWhenFetched}>
      <SkipLink>{useIntl().formatMessage(messages.skip)}</SkipLink>
      <Progress />
      {settled && <PageNotices />}
      {settled && <ShortcutKeys />}
      <RouteOutlet />
    </Router>
  );
};
