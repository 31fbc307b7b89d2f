import { nearDate } from '@ecrin/browser/time/short-date.ts';
import type { EntrustedReport } from '@ecrin/contracts/community/entrusted-reports.ts';
import { elidesBefore } from '@ecrin/domain/text/french-elision.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { withFrenchTypography } from '@ecrin/ui/typography/french-typography.ts';
import { useIntl } from 'react-intl';
import { useResultFeedback } from '#lib/api/problem-feedback.ts';
import { useModerateCommentMutation } from '../api/comment-commands.api.ts';
import { useModerateCopyMutation } from '../api/copies.api.ts';
import { useAnswerReportMutation, useListEntrustedReportsQuery } from '../api/entrusted-reports.api.ts';
import { communitiesMessages } from '../communities.messages.ts';
import { reportMessages } from '../page/report.messages.ts';
import { Counted } from './counted.tsx';
import { entrustedMessages as messages } from './entrusted.messages.ts';
import styles from '../communities.module.css';

type OfReport = Readonly<{ communityId: string; report: EntrustedReport }>;

/** Hiding is what the community does anyway: it answers the report by itself. */
const useHide = ({ communityId, report: { kind, subjectId } }: OfReport) => {
  const [hideComment, comment] = useModerateCommentMutation();
  const [hideCopy, copy] = useModerateCopyMutation();
  const hide = () =>
    kind === 'comment'
      ? hideComment({ communityId, commentId: subjectId, hidden: true })
      : hideCopy({ communityId, copyId: subjectId, hidden: true });
  return { hide, hiding: comment.isLoading || copy.isLoading };
};

const Answers = (props: OfReport) => {
  const { communityId, report } = props;
  const { formatMessage } = useIntl();
  const feedback = useResultFeedback();
  const [answer, { isLoading }] = useAnswerReportMutation();
  const { hide, hiding } = useHide(props);
  const busy = isLoading || hiding;
  const { reportId } = report;
  const send = async (given: 'kept' | 'handed-back') =>
    feedback(
      await answer({ communityId, reportId, answer: given }),
      formatMessage(given === 'kept' ? messages.kept : messages.handedBack),
    );
  return (
    <div className={styles['answers']}>
      <Button look="danger" busy={busy} onClick={async () => feedback(await hide(), formatMessage(messages.hidden))}>
        {formatMessage(messages.hide)}
      </Button>
      <Button busy={busy} onClick={() => void send('kept')}>
        {formatMessage(messages.keep)}
      </Button>
      <Button look="text" busy={busy} onClick={() => void send('handed-back')}>
        {formatMessage(messages.handBack)}
      </Button>
    </div>
  );
};

const Quoted = ({ label, children }: Readonly<{ label: string; children: string }>) => (
  <div>
    <p className="label">{label}</p>
    <p dir="auto" className={styles['own']}>
      {withFrenchTypography(children)}
    </p>
  </div>
);

const Entrusted = (props: OfReport) => {
  const { formatMessage } = useIntl();
  const { kind, firstname, words, answered, reasons, reason, until } = props.report;
  const name = firstname ?? formatMessage(communitiesMessages.erased);
  return (
    <li className={styles['card']}>
      <p className="sm dim">{formatMessage(messages.until, { date: nearDate(until) })}</p>
      {answered !== null && <Quoted label={formatMessage(messages.answered)}>{answered}</Quoted>}
      <Quoted label={formatMessage(messages.of, { kind: kind.replaceAll('-', '_'), name, elided: elidesBefore(name) })}>
        {words}
      </Quoted>
      <p className="sm">
        {formatMessage(messages.for, {
          reasons: reasons.map((one) => formatMessage(reportMessages[`reason.${one}`])).join(' · '),
        })}
      </p>
      {reason !== null && <Quoted label={formatMessage(messages.reason)}>{reason}</Quoted>}
      <Answers {...props} />
    </li>
  );
};

/** What the administrators handed to the owner, those that end first first; nothing when nothing is. */
export const EntrustedReports = ({ communityId }: { communityId: string }) => {
  const { formatMessage } = useIntl();
  const { data } = useListEntrustedReportsQuery(communityId, { refetchOnMountOrArgChange: true });
  const reports = data?.items ?? [];
  if (reports.length === 0) return null;
  return (
    <section className={styles['entrusted']}>
      <Counted title={formatMessage(messages.title)} count={reports.length} />
      <p className="sm dim">{formatMessage(messages.text)}</p>
      <ul className={styles['stack']}>
        {reports.map((report) => (
          <Entrusted key={report.reportId} communityId={communityId} report={report} />
        ))}
      </ul>
    </section>
  );
};
