import type { BroadcastDetail } from '@ecrin/contracts/broadcast/broadcast.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { useIntl } from 'react-intl';
import { useLocation } from 'wouter';
import { useResultFeedback } from '#lib/api/problem-feedback.ts';
import { ConfirmFirst } from '#lib/page/confirm-first.tsx';
import {
  useDiscardBroadcastMutation,
  useStopBroadcastMutation,
  useUnscheduleBroadcastMutation,
} from './communication.api.ts';
import { communicationMessages as messages } from './communication.messages.ts';
import { copyOf } from './draft.ts';
import styles from './communication.module.css';

type ActsProps = Readonly<{ broadcast: BroadcastDetail }>;

const Unschedule = ({ broadcast: { broadcastId } }: ActsProps) => {
  const { formatMessage } = useIntl();
  const showResult = useResultFeedback();
  const [unschedule, { isLoading }] = useUnscheduleBroadcastMutation();
  return (
    <Button
      busy={isLoading}
      onClick={() =>
        void unschedule(broadcastId).then((result) => showResult(result, formatMessage(messages.unscheduled)))
      }
    >
      {formatMessage(messages.unschedule)}
    </Button>
  );
};

const Stop = ({ broadcast: { broadcastId, form } }: ActsProps) => {
  const { formatMessage } = useIntl();
  const showResult = useResultFeedback();
  const [stop, { isLoading }] = useStopBroadcastMutation();
  return (
    <ConfirmFirst
      label={formatMessage(messages.stop)}
      title={formatMessage(messages.stopTitle, { form })}
      text={formatMessage(messages.stopText, { form })}
      look="danger"
      busy={isLoading}
      onConfirm={async () => showResult(await stop(broadcastId), formatMessage(messages.stopped))}
    />
  );
};

const Discard = ({ broadcast: { broadcastId } }: ActsProps) => {
  const { formatMessage } = useIntl();
  const showResult = useResultFeedback();
  const [, navigate] = useLocation();
  const [discard, { isLoading }] = useDiscardBroadcastMutation();
  const confirm = async () => {
    const result = await discard(broadcastId);
    showResult(result, formatMessage(messages.discarded));
    if (!result.error) navigate('/admin/communication');
  };
  return (
    <ConfirmFirst
      label={formatMessage(messages.discard)}
      title={formatMessage(messages.discardTitle)}
      text={formatMessage(messages.discardText)}
      look="danger"
      busy={isLoading}
      onConfirm={confirm}
    />
  );
};

/** Begins another one like it. `onlyMissed`: for those to whom it was not delivered. */
const Copy = ({ broadcast, onlyMissed }: ActsProps & Readonly<{ onlyMissed?: true }>) => {
  const { formatMessage } = useIntl();
  const [, navigate] = useLocation();
  const copied = () => copyOf(broadcast, new Date(), onlyMissed ? broadcast.broadcastId : '');
  return (
    <Button onClick={() => navigate('/admin/communication', { state: { copied: copied() } })}>
      {formatMessage(onlyMissed ? messages.resend : messages.duplicate)}
    </Button>
  );
};

const isMissedBySome = ({ form, state, audience, figures: { reached, leftOut, delivered } }: BroadcastDetail) =>
  form === 'message' &&
  audience.to !== 'client' &&
  (state === 'sent' || state === 'stopped') &&
  reached + leftOut > delivered;

const isUnderWay = ({ state }: BroadcastDetail) => state === 'sending' || state === 'shown';

/** What can be done with it, where it stands. */
export const BroadcastActs = ({ broadcast }: ActsProps) => (
  <div className={styles['acts']}>
    {broadcast.state === 'scheduled' && <Unschedule broadcast={broadcast} />}
    {isUnderWay(broadcast) && <Stop broadcast={broadcast} />}
    {broadcast.state === 'draft' ? <Discard broadcast={broadcast} /> : <Copy broadcast={broadcast} />}
    {isMissedBySome(broadcast) && <Copy broadcast={broadcast} onlyMissed />}
  </div>
);
