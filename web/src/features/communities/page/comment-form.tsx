import type { CommunityComment, CommunityDetail } from '@ecrin/contracts/community/community.ts';
import { Banner } from '@ecrin/ui/banner/banner.tsx';
import { Button } from '@ecrin/ui/button/button.tsx';
import { submitForm } from '@ecrin/ui/field/submit-form.ts';
import { TextAreaField } from '@ecrin/ui/field/text-area-field.tsx';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useFormatProblem } from '#lib/api/problem-feedback.ts';
import { useRequired } from '#lib/form/use-required.ts';
import { newId } from '#lib/outbox/device-environment.ts';
import { useEditCommentMutation, useWriteCommentMutation } from '../api/comment-commands.api.ts';
import { communitiesMessages } from '../communities.messages.ts';
import { commentMessages } from './comments.messages.ts';
import styles from '../communities.module.css';

const messages = { ...communitiesMessages, ...commentMessages };

type FormProps = Readonly<{
  label: string;
  send: string;
  community: CommunityDetail;
  words: string;
  busy: boolean;
  error: unknown;
  onWords: (words: string) => void;
  onSend: () => void;
  onCancel?: (() => void) | undefined;
}>;

const WordsForm = ({ label, send, community, words, busy, error, onWords, onSend, onCancel }: FormProps) => {
  const { formatMessage, formatNumber } = useIntl();
  const refusal = useFormatProblem()(error);
  const required = useRequired(words);
  const { members, settings } = community;
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => submitForm(event, () => required.check() && !busy && onSend())}
    >
      <TextAreaField
        label={label}
        hint={formatMessage(messages.writeHint, { count: members, most: formatNumber(settings.rules.maxLength) })}
        rows={2}
        own
        value={words}
        error={required.error}
        onChange={({ target }) => onWords(target.value)}
      />
      {refusal && <Banner tone="bad">{refusal}</Banner>}
      <div className={styles['row']}>
        <Button type="submit" busy={busy}>
          {send}
        </Button>
        {onCancel && (
          <Button look="text" onClick={onCancel}>
            {formatMessage(messages.cancel)}
          </Button>
        )}
      </div>
    </form>
  );
};

type WriteProps = Readonly<{
  community: CommunityDetail;
  /** What it answers; absent: nothing. */
  parent?: CommunityComment;
  /** The shared text it is about; a reply is about what its comment is about. */
  copyId?: string | null;
  onDone?: () => void;
}>;

/** Writes a comment, or a reply to one. */
export const CommentForm = ({ community, parent, copyId = null, onDone }: WriteProps) => {
  const { formatMessage } = useIntl();
  const [words, setWords] = useState('');
  // One id for all attempts: a retry writes no second one.
  const [commentId, renew] = useState(newId);
  const [write, { isLoading, error }] = useWriteCommentMutation();
  const send = async () => {
    const parentId = parent?.commentId ?? null;
    if ((await write({ communityId: community.communityId, commentId, parentId, copyId, words })).error) return;
    setWords('');
    renew(newId());
    onDone?.();
  };
  const name = parent?.author.firstname ?? formatMessage(messages.erased);
  return (
    <WordsForm
      label={parent ? formatMessage(messages.replyTo, { name }) : formatMessage(messages.write)}
      send={formatMessage(messages.publish)}
      community={community}
      words={words}
      busy={isLoading}
      error={error}
      onWords={setWords}
      onSend={() => void send()}
      onCancel={onDone}
    />
  );
};

type EditProps = Readonly<{ community: CommunityDetail; comment: CommunityComment; onDone: () => void }>;

/** Edits one's own comment. */
export const EditForm = ({ community, comment: { commentId, words: before }, onDone }: EditProps) => {
  const { formatMessage } = useIntl();
  const [words, setWords] = useState(before ?? '');
  const [edit, { isLoading, error }] = useEditCommentMutation();
  const send = async () => {
    if (!(await edit({ communityId: community.communityId, commentId, words })).error) onDone();
  };
  return (
    <WordsForm
      label={formatMessage(messages.write)}
      send={formatMessage(messages.save)}
      community={community}
      words={words}
      busy={isLoading}
      error={error}
      onWords={setWords}
      onSend={() => void send()}
      onCancel={onDone}
    />
  );
};
