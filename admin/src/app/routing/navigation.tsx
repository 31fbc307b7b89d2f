import { progressTimes, useNavigationProgress } from '@ecrin/browser/navigation/navigation-progress.ts';
import { ProgressBar } from '@ecrin/ui/progress-bar/progress-bar.tsx';
import { SkipLink } from '@ecrin/ui/skip-link/skip-link.tsx';
import { useIntl } from 'react-intl';
import { Provider } from 'react-redux';
import { Router } from 'wouter';
import { store } from '#lib/api/store.ts';
import { appMessages as messages } from '../app.messages.ts';
import { navigateWhenScreenFetched } from './navigate.ts';
import { RouteOutlet } from './route-outlet.tsx';

export const Navigation = () => {
  const { formatMessage } = useIntl();
  return (
    <Provider store={store}>
      <Router aroundNav={navigateWhenScreenFetched}>
        <SkipLink>{formatMessage(messages.skip)}</SkipLink>
        <ProgressBar
          state={useNavigationProgress()}
          label={formatMessage(messages.progress)}
          durationMs={progressTimes.duration}
        />
        <RouteOutlet />
      </Router>
    </Provider>
  );
};
