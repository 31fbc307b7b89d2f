import { SessionRows } from '@ecrin/browser/session/session-row.tsx';
import type { ClientSession } from '@ecrin/contracts/client/security.ts';
import { Banner } from '@ecrin/ui/banner/banner.tsx';
import { Button } from '@ecrin/ui/button/button.tsx';
import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { useResultFeedback } from '#lib/api/problem-feedback.ts';
import { libMessages } from '#lib/lib.messages.ts';
import { ConfirmFirst } from '#lib/page/confirm-first.tsx';
import {
  useEndOtherSessionsMutation,
  useEndOwnSessionMutation,
  useListOwnSessionsQuery,
} from '#lib/session/own-sessions.api.ts';
import { accountMessages as messages } from '../account.messages.ts';
import styles from '../account.module.css';

/** `onActed`: the row was removed; the focus has to be moved. */
const OpenSessions = ({ sessions, onActed }: Readonly<{ sessions: readonly ClientSession[]; onActed: () => void }>) => {
  const { formatMessage } = useIntl();
  const showResult = useResultFeedback();
  const [endOne, { isLoading, originalArgs: ending }] = useEndOwnSessionMutation();
  const [endOthers, { isLoading: endingOthers }] = useEndOtherSessionsMutation();
  const end = async (sessionId: string) =>
    showResult(await endOne(sessionId), formatMessage(messages.ended)) && onActed();
  return (
    <>
      <SessionRows sessions={sessions} messages={messages} endingId={isLoading ? ending : undefined} onEnd={end} />
      {sessions.length > 1 && (
        <ConfirmFirst
          label={formatMessage(messages.endOthers)}
          title={formatMessage(messages.endOthersTitle)}
          text={formatMessage(messages.endOthersText)}
          busy={endingOthers}
          onConfirm={async () => showResult(await endOthers(), formatMessage(messages.othersEnded)) && onActed()}
        />
      )}
    </>
  );
};

/** The open sessions, always up to date. */
export const Sessions = () => {
  const { formatMessage } = useIntl();
  const { data: sessions, isError, refetch } = useListOwnSessionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const heading = useRef<HTMLHeadingElement>(null);
  const again = (
    <Button look="text" onClick={() => void refetch()}>
      {formatMessage(libMessages.retry)}
    </Button>
  );
  return (
    <section className={styles['part']}>
      <div>
        <h2 ref={heading} className="h4" tabIndex={-1}>
          {formatMessage(messages.sessions)}
        </h2>
        <p className="sm dim">{formatMessage(messages.sessionsText)}</p>
      </div>
      {isError && (
        <Banner tone="warn" action={again}>
          {formatMessage(messages.sessionsMissing)}
        </Banner>
      )}
      {sessions && <OpenSessions sessions={sessions} onActed={() => heading.current?.focus()} />}
      {!sessions && !isError && <Skeleton label={formatMessage(messages.sessionsLoading)} lines={[48, 32]} />}
    </section>
  );
};
