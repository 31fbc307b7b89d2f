import type { CommunityDetail } from '@ecrin/contracts/community/community.ts';
import { Banner } from '@ecrin/ui/banner/banner.tsx';
import { Button } from '@ecrin/ui/button/button.tsx';
import { useIntl } from 'react-intl';
import { useCommandFeedback, useResultFeedback } from '#lib/api/problem-feedback.ts';
import { useAnswerHandoverMutation, useWithdrawHandoverMutation } from '../api/handover.api.ts';
import { communitiesMessages } from '../communities.messages.ts';
import { handoverMessages } from './handover.messages.ts';
import styles from '../communities.module.css';

const messages = { ...communitiesMessages, ...handoverMessages };
type Shown = Readonly<{ community: CommunityDetail }>;

/** For the owner, while somebody has not answered yet. */
export const OfferedHandover = ({ community: { communityId, handover } }: Shown) => {
  const { formatMessage } = useIntl();
  const awaited = useCommandFeedback();
  const [withdraw, { isLoading }] = useWithdrawHandoverMutation();
  if (!handover || handover.toYou) return null;
  const name = handover.firstname ?? formatMessage(messages.erased);
  const takeBack = (
    <Button look="text" busy={isLoading} onClick={() => void awaited(withdraw(communityId).unwrap())}>
      {formatMessage(messages.takeBack)}
    </Button>
  );
  return (
    <Banner tone="info" action={takeBack}>
      {formatMessage(messages.offered, { name })}
    </Banner>
  );
};

/** For whom it is offered to. */
export const HandoverToYou = ({ community: { communityId, handover, owner } }: Shown) => {
  const { formatMessage } = useIntl();
  const feedback = useResultFeedback();
  const [answer, { isLoading }] = useAnswerHandoverMutation();
  if (!handover?.toYou) return null;
  const send = async (chosen: 'acceptance' | 'refusal') => {
    const result = await answer({ communityId, answer: chosen });
    feedback(result, formatMessage(chosen === 'acceptance' ? messages.taken : messages.declined));
  };
  return (
    <section className={styles['card']}>
      <h2 className="h4">{formatMessage(messages.toYou, { owner: owner ?? formatMessage(messages.owner) })}</h2>
      <p className="sm dim">{formatMessage(messages.toYouText)}</p>
      <div className={styles['acts']}>
        <Button look="primary" busy={isLoading} onClick={() => void send('acceptance')}>
          {formatMessage(messages.accept)}
        </Button>
        <Button busy={isLoading} onClick={() => void send('refusal')}>
          {formatMessage(messages.decline)}
        </Button>
      </div>
    </section>
  );
};
