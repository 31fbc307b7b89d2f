import type { CommunityDetail } from '@ecrin/contracts/community/community.ts';
import type { SharedCopyCard, SharedCopyList } from '@ecrin/contracts/community/shared-copy.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { EmptyState } from '@ecrin/ui/empty-state/empty-state.tsx';
import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import { withFrenchTypography } from '@ecrin/ui/typography/french-typography.ts';
import { useIntl } from 'react-intl';
import { Link } from 'wouter';
import { NotLoaded } from '#lib/page/not-loaded.tsx';
import { useListCopiesInfiniteQuery } from '../api/copies.api.ts';
import { communitiesMessages } from '../communities.messages.ts';
import { copiesMessages } from './copies.messages.ts';
import { CopyHead, CopyKind, useCopyTitle } from './copy-head.tsx';
import communityStyles from '../communities.module.css';
import styles from './copies.module.css';

const messages = { ...communitiesMessages, ...copiesMessages };

const CopyRow = ({ copy }: { copy: SharedCopyCard }) => {
  const { formatMessage } = useIntl();
  const title = useCopyTitle()(copy);
  const { communityId, copyId, language, beginning, whole, comments } = copy;
  const href = `/app/communities/${communityId}/copies/${copyId}`;
  const name = title ?? formatMessage(messages.untitledThought);
  return (
    <li className={styles['copy']}>
      <CopyHead copy={copy} />
      {title !== null && (
        <h3 className="display" data-level="3" lang={language}>
          <Link href={href}>{withFrenchTypography(title)}</Link>
        </h3>
      )}
      <p className={styles['words']} lang={language}>
        {beginning}
      </p>
      <p className={styles['foot']}>
        <CopyKind copy={copy} />
        {!whole && (
          <Link href={href} aria-label={formatMessage(messages.readNamed, { title: name })}>
            {formatMessage(messages.readWhole)}
          </Link>
        )}
        <Link href={`${href}#comments`}>{formatMessage(messages.replies, { count: comments })}</Link>
      </p>
    </li>
  );
};

const CopyList = ({ pages }: Readonly<{ pages: readonly SharedCopyList[] }>) => {
  const { formatMessage } = useIntl();
  const pinned = pages[0]?.pinned ?? null;
  const copies = [...(pinned ? [pinned] : []), ...pages.flatMap(({ items }) => items)];
  if (copies.length === 0) return <p className="sm dim">{formatMessage(messages.none)}</p>;
  return (
    <ol className={styles['list']}>
      {copies.map((copy) => (
        <CopyRow key={copy.copyId} copy={copy} />
      ))}
    </ol>
  );
};

const Found = ({ community: { communityId } }: { community: CommunityDetail }) => {
  const { formatMessage } = useIntl();
  const { data, isError, refetch, hasNextPage, fetchNextPage } = useListCopiesInfiniteQuery(communityId, {
    refetchOnMountOrArgChange: true,
  });
  if (!data && isError)
    return (
      <EmptyState
        title={formatMessage(messages.notLoadedTitle)}
        action={<Button onClick={() => void refetch()}>{formatMessage(messages.retry)}</Button>}
      >
        <NotLoaded />
      </EmptyState>
    );
  if (!data) return <Skeleton label={formatMessage(messages.loading)} lines={[48, 94, 62]} />;
  return (
    <>
      <CopyList pages={data.pages} />
      {hasNextPage && <Button onClick={() => void fetchNextPage()}>{formatMessage(messages.more)}</Button>}
    </>
  );
};

/** What members shared, the pinned text first. */
export const SharedCopies = ({ community }: { community: CommunityDetail }) => {
  const { formatMessage } = useIntl();
  return (
    <section className={communityStyles['stack']}>
      <h2 className="h4">{formatMessage(messages.shared)}</h2>
      <Found community={community} />
    </section>
  );
};
