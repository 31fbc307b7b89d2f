import { maxJoinWords, type CommunityDetail } from '@ecrin/contracts/community/community.ts';
import { Banner } from '@ecrin/ui/banner/banner.tsx';
import { Button } from '@ecrin/ui/button/button.tsx';
import { submitForm } from '@ecrin/ui/field/submit-form.ts';
import { TextAreaField } from '@ecrin/ui/field/text-area-field.tsx';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'wouter';
import { useFormatProblem, useResultFeedback } from '#lib/api/problem-feedback.ts';
import { useJoinCommunityMutation, useWithdrawJoinMutation } from '../api/community-commands.api.ts';
import { communitiesMessages } from '../communities.messages.ts';
import { joinMessages as messages } from './join.messages.ts';
import styles from '../communities.module.css';

type Card = Readonly<{ community: CommunityDetail; invite: string | null }>;

const Withdrawal = ({ communityId }: Readonly<{ communityId: string }>) => {
  const { formatMessage } = useIntl();
  const feedback = useResultFeedback();
  const [withdraw, { isLoading }] = useWithdrawJoinMutation();
  return (
    <section className={styles['card']}>
      <p>{formatMessage(messages.waitingYours)}</p>
      <Button
        busy={isLoading}
        onClick={async () => void feedback(await withdraw(communityId), formatMessage(messages.withdrawn))}
      >
        {formatMessage(messages.withdraw)}
      </Button>
    </section>
  );
};

/** What is typed, and sends it. */
const useEntry = ({ community: { communityId, can }, invite }: Card) => {
  const { formatMessage } = useIntl();
  const [, navigate] = useLocation();
  const [words, setWords] = useState('');
  const feedback = useResultFeedback();
  const [join, { isLoading, error }] = useJoinCommunityMutation();
  const send = async () => {
    const result = await join({ communityId, invite, words: words.trim() || null });
    if (result.error) return;
    feedback(result, formatMessage(can.enter ? messages.entered : messages.asked));
    navigate(`/app/communities/${communityId}`);
  };
  return { words, setWords, isLoading, error, send };
};

/** Enters an open community, or asks to enter one by validation. */
const Entry = (card: Card) => {
  const { formatMessage } = useIntl();
  const { owner, can } = card.community;
  const { words, setWords, isLoading, error, send } = useEntry(card);
  const refusal = useFormatProblem()(error);
  const name = owner ?? formatMessage(communitiesMessages.owner);
  return (
    <form className={styles['card']} noValidate onSubmit={(event) => submitForm(event, send)}>
      <h2 className="display" data-level="3">
        {formatMessage(messages.enterTitle)}
      </h2>
      <p className="sm dim">
        {can.enter ? formatMessage(messages.enterText) : formatMessage(messages.askText, { owner: name })}
      </p>
      {can.ask && (
        <TextAreaField
          label={formatMessage(messages.askWords)}
          rows={3}
          maxLength={maxJoinWords}
          own
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      )}
      {refusal && <Banner tone="bad">{refusal}</Banner>}
      <Button look="primary" type="submit" block busy={isLoading}>
        {formatMessage(can.enter ? messages.enter : messages.ask)}
      </Button>
      <p className="xs dim">{formatMessage(messages.yours)}</p>
    </form>
  );
};

/** How somebody who is not in a community comes in, and how their request stands. */
export const JoinCard = ({ community, invite }: Card) => {
  const { formatMessage } = useIntl();
  const { answer, can, communityId, standing } = community;
  return (
    <>
      {answer !== null && (
        <section>
          <h2 className="h4">{formatMessage(messages.answerTo)}</h2>
          <p className={styles['own']}>{answer}</p>
        </section>
      )}
      {standing === 'requested' && <Withdrawal communityId={communityId} />}
      {(can.enter || can.ask) && <Entry community={community} invite={invite} />}
    </>
  );
};
