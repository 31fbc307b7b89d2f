import { buttonLook } from '@ecrin/ui/button/button.tsx';
import { EmptyState } from '@ecrin/ui/empty-state/empty-state.tsx';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';
import { thoughtMessages as messages } from './thought.messages.ts';

/** In place of a thought that is not there, or not any more. */
export const ThoughtNotFound = ({ level }: { level: 1 | 2 }) => {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      level={level}
      title={formatMessage(messages.missingTitle)}
      action={
        <Link href="/app/thoughts" {...buttonLook({ look: 'primary' })}>
          <FormattedMessage {...messages.allThoughts} />
        </Link>
      }
    >
      <FormattedMessage {...messages.missingText} />
    </EmptyState>
  );
};
