import { shortDate } from '@ecrin/browser/time/short-date.ts';
import type {
  ModerationRecord,
  ModerationSide,
  ReportOutcomes,
} from '@ecrin/contracts/comment-report/moderation-record.ts';
import { useIntl } from 'react-intl';
import { Link } from 'wouter';
import { moderationMessages as messages } from './moderation.messages.ts';

const isEmpty = ({ open, hidden, kept, restored }: ReportOutcomes): boolean => open + hidden + kept + restored === 0;

/** What became of what a person reported, in one line. */
export const useReportedOutcome = () => {
  const { formatMessage } = useIntl();
  return (outcomes: ReportOutcomes): string => {
    if (isEmpty(outcomes)) return formatMessage(messages.none);
    const { open, hidden: upheld, kept, restored } = outcomes;
    const dismissed = kept + restored;
    return formatMessage(messages.reportedOutcome, { made: open + upheld + dismissed, upheld, dismissed, open });
  };
};

const useWrittenOutcome = () => {
  const { formatMessage } = useIntl();
  return (outcomes: ReportOutcomes): string =>
    formatMessage(isEmpty(outcomes) ? messages.none : messages.writtenOutcome, outcomes);
};

const Latest = ({ latest }: Pick<ModerationSide, 'latest'>) => {
  const { formatMessage } = useIntl();
  return (
    <ul>
      {latest.map(({ reportId, status, since }) => (
        <li key={reportId} className="sm">
          <Link href={`/admin/requests/${reportId}`} className="link">
            {formatMessage(messages.latest, { date: shortDate(since), status: status.replaceAll('-', '_') })}
          </Link>
        </li>
      ))}
    </ul>
  );
};

const Side = ({
  title,
  outcome,
  latest,
}: Readonly<{ title: string; outcome: string }> & Pick<ModerationSide, 'latest'>) => (
  <div>
    <p className="label">{title}</p>
    <p className="sm">{outcome}</p>
    <Latest latest={latest} />
  </div>
);

/** What a person wrote that was reported, and what they reported: figures and links to the reports, never a word. */
export const ModerationRecordView = ({ record: { written, reported } }: { record: ModerationRecord }) => {
  const { formatMessage } = useIntl();
  const [writtenOutcome, reportedOutcome] = [useWrittenOutcome(), useReportedOutcome()];
  return (
    <>
      <Side title={formatMessage(messages.written)} outcome={writtenOutcome(written)} latest={written.latest} />
      <Side title={formatMessage(messages.reported)} outcome={reportedOutcome(reported)} latest={reported.latest} />
    </>
  );
};
