import type { CommunityDetail, CommunityThread } from '@ecrin/contracts/community/community.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { WhyEmptyLine } from '#lib/empty/why-empty.tsx';
import { useCommunityWatch } from '#lib/live/community-watch.ts';
import { useListCommentsInfiniteQuery, useListRepliesInfiniteQuery } from '../api/comments.api.ts';
import { communitiesMessages } from '../communities.messages.ts';
import { PagesOf } from '../pages-of.tsx';
import { CommentForm } from './comment-form.tsx';
import { CommentView } from './comment-view.tsx';
import { commentMessages } from './comments.messages.ts';
import styles from '../communities.module.css';

const messages = { ...communitiesMessages, ...commentMessages };
/** Without a socket an open page asks again this often, in ms, while it is looked at. */
const askAgainMs = 10_000;

type OfThread = Readonly<{ community: CommunityDetail; thread: CommunityThread }>;

const AllReplies = ({ community, thread: { comment } }: OfThread) => {
  const { formatMessage } = useIntl();
  const { communityId } = community;
  const { data, hasNextPage, fetchNextPage } = useListRepliesInfiniteQuery({
    communityId,
    commentId: comment.commentId,
  });
  return (
    <>
      {data?.pages
        .flatMap(({ items }) => items)
        .map((reply) => (
          <CommentView key={reply.commentId} comment={reply} community={community} />
        ))}
      {hasNextPage && (
        <Button look="text" onClick={() => void fetchNextPage()}>
          {formatMessage(messages.moreReplies)}
        </Button>
      )}
    </>
  );
};

const Thread = ({ community, thread }: OfThread) => {
  const { formatMessage } = useIntl();
  const [all, showAll] = useState(false);
  const { comment, replies, moreReplies } = thread;
  return (
    <li className={styles['thread']}>
      <CommentView comment={comment} community={community} />
      {replies.length > 0 && (
        <section className={styles['replies']} aria-label={formatMessage(messages.threadOf)}>
          {all ? (
            <AllReplies community={community} thread={thread} />
          ) : (
            replies.map((reply) => <CommentView key={reply.commentId} comment={reply} community={community} />)
          )}
          {!all && moreReplies !== null && (
            <Button look="text" onClick={() => showAll(true)}>
              {formatMessage(messages.moreReplies)}
            </Button>
          )}
        </section>
      )}
    </li>
  );
};

type About = Readonly<{ community: CommunityDetail; copyId: string | null }>;

const Threads = ({ community, copyId }: About) => {
  const { formatMessage } = useIntl();
  const isLive = useCommunityWatch(community.communityId);
  const list = useListCommentsInfiniteQuery(
    { communityId: community.communityId, copyId },
    { refetchOnMountOrArgChange: true, pollingInterval: isLive ? 0 : askAgainMs, skipPollingIfUnfocused: true },
  );
  return (
    <PagesOf list={list}>
      {(pages) => {
        const threads = pages.flatMap(({ items }) => items);
        if (threads.length === 0) return <WhyEmptyLine>{formatMessage(messages.noComments)}</WhyEmptyLine>;
        return (
          <ol className={styles['threads']} aria-label={formatMessage(messages.comments)}>
            {threads.map((thread) => (
              <Thread key={thread.comment.commentId} community={community} thread={thread} />
            ))}
          </ol>
        );
      }}
    </PagesOf>
  );
};

/** What is written on the page of a community or on a shared text, newest first, each with its replies. */
export const Comments = ({ community, copyId }: About) => {
  const { formatMessage } = useIntl();
  return (
    <section className={styles['stack']}>
      <h2 className="h4">{formatMessage(messages.comments)}</h2>
      {community.can.comment && <CommentForm community={community} copyId={copyId} />}
      <Threads community={community} copyId={copyId} />
    </section>
  );
};
