import { showToast } from '@ecrin/browser/page/toasts.ts';
import { shortDate } from '@ecrin/browser/time/short-date.ts';
import type { RereadingOverview } from '@ecrin/contracts/rereading/rereading.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useCommandFeedback } from '#lib/api/problem-feedback.ts';
import { WhyEmptyLine } from '#lib/empty/why-empty.tsx';
import { newId } from '#lib/outbox/device-environment.ts';
import { ProfileLoading } from '../profile-loading.tsx';
import {
  useFindRereadingQuery,
  useStartRereadingMutation,
  useStopRereadingMutation,
  useUndoRereadingMutation,
} from './rereading.api.ts';
import { rereadingMessages as messages } from './rereading.messages.ts';
import styles from '../profile.module.css';

const Row = ({ text, children }: Readonly<{ text: string; children?: ReactNode }>) => (
  <div className={styles['row']}>
    <p className={`sm dim ${styles['said']}`}>{text}</p>
    {children}
  </div>
);

/** Thoughts that could be analysed more thoroughly than they were. */
const Offer = ({ thoughts }: Pick<RereadingOverview, 'thoughts'>) => {
  const { formatMessage } = useIntl();
  const withFeedback = useCommandFeedback();
  const [start, { isLoading }] = useStartRereadingMutation();
  return (
    <Row text={formatMessage(messages.offer, { count: thoughts })}>
      <Button busy={isLoading} onClick={() => void withFeedback(start(newId()).unwrap())}>
        {formatMessage(messages.start)}
      </Button>
    </Row>
  );
};

type LastProps = Readonly<{ last: NonNullable<RereadingOverview['last']>; left: number }>;

const Running = ({ last: { rereadingId, reread }, left }: LastProps) => {
  const { formatMessage } = useIntl();
  const withFeedback = useCommandFeedback();
  const [stop, { isLoading }] = useStopRereadingMutation();
  return (
    <output>
      <Row text={formatMessage(messages.running, { reread, left })}>
        <Button busy={isLoading} onClick={() => void withFeedback(stop(rereadingId).unwrap())}>
          {formatMessage(messages.stop)}
        </Button>
      </Row>
    </output>
  );
};

const Done = ({ last: { rereadingId, reread, startedAt } }: Pick<LastProps, 'last'>) => {
  const { formatMessage } = useIntl();
  const withFeedback = useCommandFeedback();
  const [undo, { isLoading }] = useUndoRereadingMutation();
  const takeBack = async () => {
    if (await withFeedback(undo(rereadingId).unwrap()))
      showToast({ tone: 'done', message: formatMessage(messages.undone) });
  };
  return (
    <Row text={formatMessage(messages.done, { reread, date: shortDate(startedAt) })}>
      <Button busy={isLoading} onClick={() => void takeBack()}>
        {formatMessage(messages.undo)}
      </Button>
    </Row>
  );
};

/** A rereading that ran, and left something that can be taken back. */
const isDone = (last: RereadingOverview['last']): boolean =>
  last !== null && last.reread > 0 && ['ended', 'stopped'].includes(last.status);

/** What there is to say: how far one is, or what the last one did and whether another is worthwhile. */
const Parts = ({ thoughts, last }: RereadingOverview) =>
  last?.status === 'running' ? (
    <Running last={last} left={thoughts} />
  ) : (
    <>
      {last && isDone(last) && <Done last={last} />}
      {thoughts > 0 && <Offer thoughts={thoughts} />}
    </>
  );

const hasParts = ({ thoughts, last }: RereadingOverview): boolean =>
  thoughts > 0 || last?.status === 'running' || isDone(last);

/** Having earlier thoughts analysed again by a better step than theirs. */
export const Rereading = () => {
  const { formatMessage } = useIntl();
  const { data, isError, refetch } = useFindRereadingQuery();
  if (!data) return <ProfileLoading failed={isError} retry={() => void refetch()} />;
  return (
    <section className={styles['part']}>
      {hasParts(data) ? <Parts {...data} /> : <WhyEmptyLine>{formatMessage(messages.none)}</WhyEmptyLine>}
    </section>
  );
};
