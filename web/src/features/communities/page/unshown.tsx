import { Button } from '@ecrin/ui/button/button.tsx';
import { EmptyState } from '@ecrin/ui/empty-state/empty-state.tsx';
import { Page } from '@ecrin/ui/page/page.tsx';
import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import { useIntl } from 'react-intl';
import { Link } from 'wouter';
import { NotLoaded } from '#lib/page/not-loaded.tsx';
import { isAbsent } from '../api/tagged-api.ts';
import { communitiesMessages as messages } from '../communities.messages.ts';

type UnshownProps = Readonly<{
  error: unknown;
  onRetry: () => unknown;
  /** What is said where nothing is there, and where the link leads. */
  absent: Readonly<{ title: string; text: string; href: string; link: string }>;
}>;

/** Instead of a page: it loads, is not there, or could not be fetched. */
export const Unshown = ({ error, onRetry, absent }: UnshownProps) => {
  const { formatMessage } = useIntl();
  if (!error)
    return (
      <Page kind="plain">
        <Skeleton label={formatMessage(messages.loading)} lines={[48, 94, 62]} />
      </Page>
    );
  return (
    <Page kind="plain">
      {isAbsent(error) ? (
        <EmptyState level={1} title={absent.title} action={<Link href={absent.href}>{absent.link}</Link>}>
          {absent.text}
        </EmptyState>
      ) : (
        <EmptyState
          level={1}
          title={formatMessage(messages.notLoadedTitle)}
          action={<Button onClick={() => void onRetry()}>{formatMessage(messages.retry)}</Button>}
        >
          <NotLoaded />
        </EmptyState>
      )}
    </Page>
  );
};
