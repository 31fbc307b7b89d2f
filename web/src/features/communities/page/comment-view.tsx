import { shortDateTime } from '@ecrin/browser/time/short-date.ts';
import type { CommunityComment, CommunityDetail } from '@ecrin/contracts/community/community.ts';
import { Avatar } from '@ecrin/ui/avatar/avatar.tsx';
import { withFrenchTypography } from '@ecrin/ui/typography/french-typography.ts';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ClearHelp } from '#lib/help/clear-help.tsx';
import { PossibleHelp } from '#lib/help/possible-help.tsx';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { AuthorRole } from '../author-role.tsx';
import { communitiesMessages } from '../communities.messages.ts';
import { CommentActs } from './comment-acts.tsx';
import { CommentForm, EditForm } from './comment-form.tsx';
import { commentMessages } from './comments.messages.ts';
import styles from '../communities.module.css';

const messages = { ...communitiesMessages, ...commentMessages };

/** What an author is called. */
const useAuthorName = () => {
  const { formatMessage } = useIntl();
  return ({ author: { own, role, firstname }, state }: CommunityComment): string => {
    if (own) return formatMessage(messages.you);
    if (role === 'former') return formatMessage(messages.former);
    return firstname ?? (state === 'deleted' ? '' : formatMessage(messages.erased));
  };
};

const WhoWhen = ({ comment, name }: Readonly<{ comment: CommunityComment; name: string }>) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { author, writtenAt, editedAt, state } = comment;
  return (
    <p className={styles['who']}>
      {state !== 'deleted' && <Avatar name={author.firstname ?? name} />}
      <b>{name}</b>
      {state !== 'deleted' && <AuthorRole author={author} />}
      <time dateTime={writtenAt}>{shortDateTime(writtenAt, language)}</time>
      {editedAt !== null && state === 'shown' && <span>{formatMessage(messages.edited)}</span>}
    </p>
  );
};

const CommentWords = ({ comment: { state, words } }: { comment: CommunityComment }) => {
  const { formatMessage } = useIntl();
  return (
    <>
      {state === 'deleted' && <p className="sm dim">{formatMessage(messages.gone)}</p>}
      {state === 'hidden' && <p className="sm dim">{formatMessage(messages.hiddenState)}</p>}
      {words !== null && (
        <p dir="auto" className={styles['own']}>
          {withFrenchTypography(words)}
        </p>
      )}
    </>
  );
};

/** One comment with what the reader may do with it. */
export const CommentView = ({
  comment,
  community,
}: Readonly<{ comment: CommunityComment; community: CommunityDetail }>) => {
  const [opened, show] = useState<'reply' | 'edit' | null>(null);
  // What was hidden or taken away meanwhile is neither edited nor answered.
  const form = comment.state === 'shown' ? opened : null;
  const name = useAuthorName()(comment);
  const close = () => show(null);
  return (
    <article className={styles['comment']} data-depth={comment.depth}>
      {comment.author.own && <ClearHelp texts={[comment.words]} />}
      <WhoWhen comment={comment} name={name} />
      {form === 'edit' ? (
        <EditForm community={community} comment={comment} onDone={close} />
      ) : (
        <CommentWords comment={comment} />
      )}
      {comment.author.own && <PossibleHelp texts={[comment.words]} />}
      {form === null && comment.state !== 'deleted' && (
        <CommentActs
          comment={comment}
          community={community}
          name={name}
          onReply={() => show('reply')}
          onEdit={() => show('edit')}
        />
      )}
      {form === 'reply' && <CommentForm community={community} parent={comment} onDone={close} />}
    </article>
  );
};
