import { SessionRows } from '@ecrin/browser/session/session-row.tsx';
import type { ClientSession } from '@ecrin/contracts/client/security.ts';
import { Banner } from '@ecrin/ui/banner/banner.tsx';
import { Button } from '@ecrin/ui/button/button.tsx';
import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import { VisuallyHidden } from '@ecrin/ui/visually-hidden/visually-hidden.tsx';
import { useIntl } from 'react-intl';
import { useResultFeedback } from '#lib/api/problem-feedback.ts';
import {
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  useListSessionsQuery,
} from '#lib/session/own-sessions.api.ts';
import { EndOtherSessions } from './end-other-sessions.tsx';
import { securityMessages as messages } from './security.messages.ts';
import profile from '../profile.module.css';

const OpenSessions = ({ sessions }: { sessions: readonly ClientSession[] }) => {
  const { formatMessage } = useIntl();
  const showResult = useResultFeedback();
  const [endOne, { isLoading, originalArgs: ending }] = useEndSessionMutation();
  const [endOthers, { isLoading: endingOthers }] = useEndOtherSessionsMutation();
  const end = async (sessionId: string) => void showResult(await endOne(sessionId), formatMessage(messages.ended));
  return (
    <>
      <SessionRows sessions={sessions} messages={messages} endingId={isLoading ? ending : undefined} onEnd={end} />
      {sessions.length > 1 && (
        <EndOtherSessions
          busy={endingOthers}
          onEnd={async () => void showResult(await endOthers(), formatMessage(messages.othersEnded))}
        />
      )}
    </>
  );
};

const Waiting = () => {
  const { formatMessage } = useIntl();
  return (
    <output>
      <VisuallyHidden>{formatMessage(messages.sessionsLoading)}</VisuallyHidden>
      <Skeleton lines={[48, 32]} />
    </output>
  );
};

/** The sessions of the account, refetched on every visit. */
export const Sessions = () => {
  const { formatMessage } = useIntl();
  const { data: sessions, isError, refetch } = useListSessionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const again = <Button onClick={() => void refetch()}>{formatMessage(messages.retry)}</Button>;
  return (
    <section className={profile['part']}>
      {isError && (
        <Banner tone="warn" action={again}>
          {formatMessage(messages.sessionsMissing)}
        </Banner>
      )}
      {sessions && <OpenSessions sessions={sessions} />}
      {!sessions && !isError && <Waiting />}
    </section>
  );
};
