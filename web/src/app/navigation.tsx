import { ProgressBar } from '@ecrin/ui/progress-bar/progress-bar.tsx';
import { useIntl } from 'react-intl';
import { Router } from 'wouter';
import { progressTimes, useNavigationProgress } from '../lib/navigation-progress.ts';
import { appMessages as messages } from './app.messages.ts';
import { navigateWhenFetched } from './navigate.ts';
import { SkipLink } from './skip-link.tsx';
import { Stage } from './stage.tsx';

const Progress = () => {
  const { formatMessage } = useIntl();
  return <ProgressBar state={useNavigationProgress()} label={formatMessage(messages.progress)} durationMs={progressTimes.duration} />;
};

export const Navigation = () => (
  <Router aroundNav={navigateWhenFetched}>
    <SkipLink />
    <Progress />
    <Stage />
  </Router>
);
