import type { DeliveryOutcome, NotificationSetUp } from '@ecrin/contracts/notification/notification.ts';
import type { NotificationChannel } from '@ecrin/domain/notification/notification.vocabulary.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useCommandFeedback } from '#lib/api/problem-feedback.ts';
import { selectKey, useBlockReason } from '#lib/push/use-block-reason.ts';
import { latestOutcomes } from '../delivery-state.ts';
import { useRelativeTimes } from '../list/relative-times.ts';
import { settingsMessages } from '../settings/settings.messages.ts';
import { deviceMessages as messages } from './devices.messages.ts';
import { useListOutcomesQuery, useTestNotificationMutation } from './push-devices.api.ts';
import styles from '../settings/settings.module.css';

type ShownOutcome = Pick<DeliveryOutcome, 'state' | 'reason' | 'device' | 'at' | 'until'>;
const closed: ShownOutcome = {
  state: 'blocked',
  reason: 'kind-off',
  device: null,
  at: '1970-01-01T00:00:00.000Z',
  until: null,
};

/** « parti », « arrivé, 16/11/2025, 12:48 », « pas envoyé : Écrin était ouvert ». */
const useOutcomeWords = () => {
  const { formatMessage } = useIntl();
  const { momentOf } = useRelativeTimes();
  const whyOf = useBlockReason();
  return ({ state, reason, device, at, until }: ShownOutcome): string => {
    const what = formatMessage(messages.outcome, { state: selectKey(state), moment: momentOf(until ?? at) });
    const why = reason === null ? what : formatMessage(messages.outcomeBecause, { what, why: whyOf(reason) });
    return device === null ? why : formatMessage(messages.onDevice, { device, what: why });
  };
};

type LineProps = Readonly<{ channel: NotificationChannel; outcomes: readonly DeliveryOutcome[]; wanted: boolean }>;

const Line = ({ channel, outcomes, wanted }: LineProps) => {
  const { formatMessage } = useIntl();
  const wordsOf = useOutcomeWords();
  // A channel that is off shows its reason at once.
  const underway = wanted ? formatMessage(messages.underway) : wordsOf(closed);
  const nothingYet = channel === 'in-app' ? formatMessage(messages.inList) : underway;
  return (
    <div>
      <dt>{formatMessage(settingsMessages.channel, { channel })}</dt>
      {outcomes.length === 0 ? (
        <dd>{nothingYet}</dd>
      ) : (
        outcomes.map((outcome) => <dd key={outcome.device ?? ''}>{wordsOf(outcome)}</dd>)
      )}
    </div>
  );
};

type Wanted = NotificationSetUp['settings']['kinds']['account'];

/** The latest outcome on each channel, announced live. */
const Outcomes = ({ notificationId, wanted }: Readonly<{ notificationId: string; wanted: Wanted }>) => {
  const { formatMessage } = useIntl();
  const { data: outcomes = [] } = useListOutcomesQuery(notificationId, { refetchOnMountOrArgChange: true });
  const latest = latestOutcomes(outcomes);
  const list = useRef<HTMLDListElement>(null);
  // In some browsers scrollIntoView returns a promise: an effect must return nothing.
  useEffect(() => {
    list.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <dl ref={list} className={styles['outcomes']} aria-label={formatMessage(messages.outcomes)} aria-live="polite">
      {(['in-app', 'push', 'mail'] as const).map((channel) => (
        <Line
          key={channel}
          channel={channel}
          wanted={wanted[channel]}
          outcomes={latest.filter((outcome) => outcome.channel === channel)}
        />
      ))}
    </dl>
  );
};

/** Sends oneself a test notification and shows its outcomes. */
export const TestNotification = ({ wanted }: { wanted: Wanted }) => {
  const { formatMessage } = useIntl();
  const [test, { isLoading, data }] = useTestNotificationMutation();
  const withFeedback = useCommandFeedback();
  return (
    <section className={styles['part']}>
      <div>
        <h2 className="h4">{formatMessage(messages.testTitle)}</h2>
        <p className="sm dim">{formatMessage(messages.testText)}</p>
      </div>
      <div>
        <Button busy={isLoading} onClick={() => void withFeedback(test().unwrap())}>
          {formatMessage(messages.test)}
        </Button>
      </div>
      {data && <Outcomes key={data.notificationId} notificationId={data.notificationId} wanted={wanted} />}
    </section>
  );
};
