import { Button } from '@ecrin/ui/button/button.tsx';
import { EmptyState } from '@ecrin/ui/empty-state/empty-state.tsx';
import { EntrySkeleton } from '@ecrin/ui/entry/entry-skeleton.tsx';
import { VisuallyHidden } from '@ecrin/ui/visually-hidden/visually-hidden.tsx';
import { FormattedMessage, useIntl } from 'react-intl';
import { NotLoaded } from '#lib/page/not-loaded.tsx';
import { thoughtsMessages as messages } from '../thoughts.messages.ts';

/** Skeleton of three entries. */
export const ListLoading = () => (
  <div>
    <output>
      <VisuallyHidden>
        <FormattedMessage {...messages.loading} />
      </VisuallyHidden>
    </output>
    <EntrySkeleton entries={3} />
  </div>
);

export const ListFailed = ({ onRetry }: { onRetry: () => void }) => {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      title={formatMessage(messages.loadFailed)}
      action={
        <Button onClick={onRetry}>
          <FormattedMessage {...messages.retry} />
        </Button>
      }
    >
      <NotLoaded />
    </EmptyState>
  );
};
