import { shortDate } from '@ecrin/browser/time/short-date.ts';
import { maxJoinWords, type CommunityDetail, type JoinRequest } from '@ecrin/contracts/community/community.ts';
import { Avatar } from '@ecrin/ui/avatar/avatar.tsx';
import { Button, IconButton } from '@ecrin/ui/button/button.tsx';
import { Dialog } from '@ecrin/ui/dialog/dialog.tsx';
import { TextAreaField } from '@ecrin/ui/field/text-area-field.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { checkIcon, crossIcon } from '@ecrin/ui/icon/icons.ts';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useResultFeedback } from '#lib/api/problem-feedback.ts';
import { WhyEmptyLine } from '#lib/empty/why-empty.tsx';
import { useListJoinRequestsInfiniteQuery } from '../api/communities.api.ts';
import { useAnswerJoinMutation } from '../api/member-commands.api.ts';
import { communitiesMessages } from '../communities.messages.ts';
import { Counted } from './counted.tsx';
import { membersMessages as messages } from './members.messages.ts';
import styles from '../communities.module.css';

type RequestProps = Readonly<{ communityId: string; request: JoinRequest; name: string }>;

/** Refuses, with a word or without. */
const Refusal = ({ communityId, request: { memberId }, name, onClose }: RequestProps & { onClose: () => void }) => {
  const { formatMessage } = useIntl();
  const [words, setWords] = useState('');
  const feedback = useResultFeedback();
  const [answer, { isLoading }] = useAnswerJoinMutation();
  const send = async () => {
    const result = await answer({ communityId, memberId, answer: 'refused', words: words.trim() || null });
    onClose();
    feedback(result, formatMessage(messages.refused));
  };
  return (
    <Dialog title={formatMessage(messages.refuseTitle, { name })} onClose={onClose}>
      <div className={styles['form']}>
        <TextAreaField
          label={formatMessage(messages.word)}
          hint={formatMessage(messages.wordHint)}
          rows={3}
          maxLength={maxJoinWords}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <Button look="danger" busy={isLoading} onClick={() => void send()}>
          {formatMessage(messages.refuseNow)}
        </Button>
        <Button look="text" onClick={onClose}>
          {formatMessage(messages.later)}
        </Button>
      </div>
    </Dialog>
  );
};

const Request = (props: RequestProps) => {
  const { communityId, request, name } = props;
  const { formatMessage } = useIntl();
  const [refusing, refuse] = useState(false);
  const feedback = useResultFeedback();
  const [answer, { isLoading }] = useAnswerJoinMutation();
  const accept = async () => {
    const { memberId } = request;
    feedback(
      await answer({ communityId, memberId, answer: 'accepted', words: null }),
      formatMessage(messages.accepted, { name }),
    );
  };
  return (
    <li className={styles['person']}>
      <Avatar name={name} />
      <div>
        <b>{name}</b>
        <small>{shortDate(request.since)}</small>
      </div>
      <div className={styles['both']}>
        <IconButton label={formatMessage(messages.refuse, { name })} onClick={() => refuse(true)}>
          <Icon of={crossIcon} />
        </IconButton>
        <IconButton
          label={formatMessage(messages.accept, { name })}
          aria-busy={isLoading || undefined}
          onClick={() => void (isLoading || accept())}
        >
          <Icon of={checkIcon} />
        </IconButton>
      </div>
      {request.words !== null && <p className={styles['own']}>{request.words}</p>}
      {refusing && <Refusal {...props} onClose={() => refuse(false)} />}
    </li>
  );
};

/** Who asked to enter, the oldest first. */
export const JoinRequests = ({ community: { communityId, waiting } }: { community: CommunityDetail }) => {
  const { formatMessage } = useIntl();
  const { data, hasNextPage, fetchNextPage } = useListJoinRequestsInfiniteQuery(communityId, {
    refetchOnMountOrArgChange: true,
  });
  const requests = data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <section>
      <Counted title={formatMessage(messages.requests)} count={waiting} />
      {data && requests.length === 0 && <WhyEmptyLine>{formatMessage(messages.noRequests)}</WhyEmptyLine>}
      <ul className={styles['people']}>
        {requests.map((request) => (
          <Request
            key={request.memberId}
            communityId={communityId}
            request={request}
            name={request.firstname ?? formatMessage(communitiesMessages.erased)}
          />
        ))}
      </ul>
      {hasNextPage && (
        <Button look="text" onClick={() => void fetchNextPage()}>
          {formatMessage(communitiesMessages.more)}
        </Button>
      )}
    </section>
  );
};
