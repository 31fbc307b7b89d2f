import { EntrySkeleton } from '@ecrin/ui/entry/entry-skeleton.tsx';
import { VisuallyHidden } from '@ecrin/ui/visually-hidden/visually-hidden.tsx';
import { FormattedMessage } from 'react-intl';
import { LoadFailed } from '#lib/page/load-failed.tsx';
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

export const ListFailed = ({ onRetry }: { onRetry: () => void }) => (
  <LoadFailed title={messages.loadFailed} onRetry={onRetry} />
);
