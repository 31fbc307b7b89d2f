import { progressTimes, useNavigationProgress } from '@ecrin/browser/navigation-progress.ts';
import { ProgressBar } from '@ecrin/ui/progress-bar/progress-bar.tsx';
import { SkipLink } from '@ecrin/ui/skip-link/skip-link.tsx';
import { useIntl } from 'react-intl';
import { Router } from 'wouter';
import { appMessages as messages } from './app.messages.ts';
import { aroundNavigation } from './navigate.ts';
import { Stage } from './stage.tsx';

export const Navigation = () => {
  const { formatMessage } = useIntl();
  return (
    <Router aroundNav={aroundNavigation}>
      <SkipLink>{formatMessage(messages.skip)}</SkipLink>
      <ProgressBar
        state={useNavigationProgress()}
        label={formatMessage(messages.progress)}
        durationMs={progressTimes.duration}
      />
      <Stage />
    </Router>
  );
};
