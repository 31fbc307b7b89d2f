import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import { buttonLook } from '@ecrin/ui/button/button.tsx';
import { EmptyState } from '@ecrin/ui/empty-state/empty-state.tsx';
import { useIntl } from 'react-intl';
import { Link } from 'wouter';
import { appMessages as messages } from '../app.messages.ts';

/** For an admin who typed the address of a superadmin's page. The API refuses it as well. */
export const ForbiddenScreen = () => {
  const { formatMessage } = useIntl();
  usePageTitle(formatMessage(messages.refusedTitle));
  return (
    <EmptyState
      level={1}
      title={formatMessage(messages.refusedTitle)}
      action={
        <Link href="/admin" {...buttonLook({ look: 'primary' })}>
          {formatMessage(messages.toDashboard)}
        </Link>
      }
    >
      {formatMessage(messages.refusedText)}
    </EmptyState>
  );
};
