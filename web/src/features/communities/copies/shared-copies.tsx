import type { CommunityDetail } from '@ecrin/contracts/community/community.ts';
import type { SharedCopyCard, SharedCopyList } from '@ecrin/contracts/community/shared-copy.ts';
import { withFrenchTypography } from '@ecrin/ui/typography/french-typography.ts';
import { useIntl } from 'react-intl';
import { Link } from 'wouter';
import { WhyEmptyLine } from '#lib/empty/why-empty.tsx';
import { useListCopiesInfiniteQuery } from '../api/copies.api.ts';
import { communitiesMessages } from '../communities.messages.ts';
import { PagesOf } from '../pages-of.tsx';
import { copiesMessages } from './copies.messages.ts';
import { CopyHead, CopyKind, useCopyTitle } from './copy-head.tsx';
import communityStyles from '../communities.module.css';
import styles from './copies.module.css';

const messages = { ...communitiesMessages, ...copiesMessages };

const CopyRow = ({ copy, canComment }: Readonly<{ copy: SharedCopyCard; canComment: boolean }>) => {
  const { formatMessage } = useIntl();
  const title = useCopyTitle()(copy);
  const { communityId, copyId, language, beginning, whole, comments } = copy;
  const href = `/app/communities/${communityId}/copies/${copyId}`;
  const name = title ?? formatMessage(messages.untitledThought);
  return (
    <li className={styles['copy']}>
      <CopyHead copy={copy} />
      {title !== null && (
        <h3 className="display" data-level="3" dir="auto" lang={language}>
          <Link href={href}>{withFrenchTypography(title)}</Link>
        </h3>
      )}
      <p className={styles['words']} dir="auto" lang={language}>
        {withFrenchTypography(beginning)}
      </p>
      <p className={styles['foot']}>
        <CopyKind copy={copy} />
        {!whole && (
          <Link href={href} aria-label={formatMessage(messages.readNamed, { title: name })}>
            {formatMessage(messages.readWhole)}
          </Link>
        )}
        {(comments > 0 || canComment) && (
          <Link href={`${href}#comments`}>{formatMessage(messages.replies, { count: comments })}</Link>
        )}
      </p>
    </li>
  );
};

const CopyList = ({ pages, canComment }: Readonly<{ pages: readonly SharedCopyList[]; canComment: boolean }>) => {
  const { formatMessage } = useIntl();
  const pinned = pages[0]?.pinned ?? null;
  const copies = [...(pinned ? [pinned] : []), ...pages.flatMap(({ items }) => items)];
  if (copies.length === 0) return <WhyEmptyLine>{formatMessage(messages.none)}</WhyEmptyLine>;
  return (
    <ol className={styles['list']}>
      {copies.map((copy) => (
        <CopyRow key={copy.copyId} copy={copy} canComment={canComment} />
      ))}
    </ol>
  );
};

const Found = ({ community: { communityId, can } }: { community: CommunityDetail }) => {
  const list = useListCopiesInfiniteQuery(communityId, { refetchOnMountOrArgChange: true });
  return <PagesOf list={list}>{(pages) => <CopyList pages={pages} canComment={can.comment} />}</PagesOf>;
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
