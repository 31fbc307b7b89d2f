import { progressTimes, useNavigationProgress } from '@ecrin/browser/navigation/navigation-progress.ts';
import { ErrorBoundary } from '@ecrin/browser/page/error-boundary.tsx';
import { ProgressBar } from '@ecrin/ui/progress-bar/progress-bar.tsx';
import { SkipLink } from '@ecrin/ui/skip-link/skip-link.tsx';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { Router } from 'wouter';
import { appMessages as messages } from '../app.messages.ts';
import { navigateWhenFetched } from './navigate.ts';
import { usePrefetch } from './prefetch.ts';
import { RouteOutlet } from './route-outlet.tsx';

const UpdateBanner = lazy(async () => ({ default: (await import('../offline/update-banner.tsx')).UpdateBanner }));

const Nothing = () => null;

/** The service worker is registered once the first screen stands. */
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
      <RouteOutlet />
      {/* What cannot be fetched of it takes no screen along. */}
      {settled && (
        <ErrorBoundary fallback={Nothing}>
          <Suspense fallback={null}>
            <UpdateBanner />
          </Suspense>
        </ErrorBoundary>
      )}
    </Router>
  );
};
