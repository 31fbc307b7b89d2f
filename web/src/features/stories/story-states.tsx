import { Button } from '@ecrin/ui/button/button.tsx';
import { EmptyState } from '@ecrin/ui/empty-state/empty-state.tsx';
import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import { VisuallyHidden } from '@ecrin/ui/visually-hidden/visually-hidden.tsx';
import { FormattedMessage, useIntl } from 'react-intl';
import { NotLoaded } from '#lib/page/not-loaded.tsx';
import { storiesMessages as messages } from './list/stories.messages.ts';

export const StoryLoading = () => (
  <div>
    <output>
      <VisuallyHidden>
        <FormattedMessage {...messages.loading} />
      </VisuallyHidden>
    </output>
    <Skeleton lines={[60, 90, 85, 40]} />
  </div>
);

export const StoryFailed = ({ onRetry }: { onRetry: () => void }) => (
  <EmptyState
    title={useIntl().formatMessage(messages.notLoaded)}
    action={
      <Button onClick={onRetry}>
        <FormattedMessage {...messages.retry} />
      </Button>
    }
  >
    <NotLoaded />
  </EmptyState>
);
