import { isApiProblem } from '@ecrin/browser/api/problem.ts';
import { shortDateTime } from '@ecrin/browser/time/short-date.ts';
import {
  reportReasons,
  type DecideOnCommentRequest,
  type ReportDetail,
} from '@ecrin/contracts/comment-report/comment-report.ts';
import { buttonLook } from '@ecrin/ui/button/button.tsx';
import { Chip, Chips } from '@ecrin/ui/chip/chip.tsx';
import { EmptyState } from '@ecrin/ui/empty-state/empty-state.tsx';
import { useLanguage } from '@ecrin/ui/language/language-provider.tsx';
import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'wouter';
import { useResultFeedback } from '#lib/api/problem-feedback.ts';
import { Assignment } from '#lib/inbox/assignment.tsx';
import { clientName } from '#lib/inbox/client-name.ts';
import { ActButton, Acts, Detail, Words } from '#lib/inbox/detail.tsx';
import { inboxMessages } from '#lib/inbox/inbox.messages.ts';
import { useAge } from '#lib/inbox/use-age.ts';
import { ModerationRecordView, useReportedOutcome } from '#lib/moderation/moderation-record.tsx';
import { moderationMessages } from '#lib/moderation/moderation.messages.ts';
import { LoadFailed } from '#lib/page/load-failed.tsx';
import { Facts } from '#lib/panel/panel.tsx';
import { listMessages } from '../list.messages.ts';
import { useDecideOnCommentMutation, useFindReportQuery } from './comments.api.ts';
import { asKeyword, commentsMessages as messages } from './comments.messages.ts';
import { Entrusting, useEntrustedStanding } from './entrust.tsx';
import { WordToAuthor } from './word-to-author.tsx';

type Reason = (typeof reportReasons)[number];

const decided = {
  kept: messages.isKept,
  hidden: messages.isHidden,
  restored: messages.isRestored,
  'hidden-by-community': messages.isHiddenThere,
} as const;

const useReasonName = () => {
  const { formatMessage } = useIntl();
  return (reason: Reason) => formatMessage(messages.reasons, { reason: asKeyword(reason) });
};

const ReportFacts = ({
  report: { author, reasons, published, decidedBy, answeredBy, reporterRecords },
}: {
  report: ReportDetail;
}) => {
  const { formatMessage } = useIntl();
  const nameOf = useReasonName();
  const outcomeOf = useReportedOutcome();
  const given = reasons.map(({ reason, count }) => formatMessage(messages.counted, { name: nameOf(reason), count }));
  return (
    <Facts
      facts={[
        [formatMessage(messages.reportedFor), given.join(' · ')],
        [formatMessage(moderationMessages.reporters), reporterRecords.map(outcomeOf).join(' / ')],
        [
          formatMessage(messages.author),
          <Link key="author" href={`/admin/clients/${author.clientId}`} className="link">
            {clientName(author)}
          </Link>,
        ],
        ...(published ? [[formatMessage(messages.place), published.place] as const] : []),
        ...(decidedBy
          ? [[formatMessage(messages.decidedBy), decidedBy.fullname ?? formatMessage(inboxMessages.unnamed)] as const]
          : []),
        ...(answeredBy ? [[formatMessage(messages.answeredBy), clientName(answeredBy)] as const] : []),
      ]}
    />
  );
};

const ReasonChips = ({ chosen, onChoose }: Readonly<{ chosen: Reason; onChoose: (reason: Reason) => void }>) => {
  const { formatMessage } = useIntl();
  const nameOf = useReasonName();
  return (
    <Chips name={formatMessage(messages.reason)}>
      {reportReasons.map((reason) => (
        <Chip key={reason} aria-pressed={reason === chosen} onClick={() => onChoose(reason)}>
          {nameOf(reason)}
        </Chip>
      ))}
    </Chips>
  );
};

const sent = { hide: messages.sentHide, keep: messages.sentKeep, restore: messages.sentRestore } as const;

const firstReason = (reasons: ReportDetail['reasons'], hiddenFor: Reason | null): Reason =>
  hiddenFor ?? reasons[0]?.reason ?? 'other';

const isWaiting = ({ status }: Pick<ReportDetail, 'status'>): boolean => status === 'open' || status === 'entrusted';

const Decision = ({ report }: { report: ReportDetail }) => {
  const { reportId, kind, status, reasons, hiddenFor } = report;
  const { formatMessage } = useIntl();
  const showResult = useResultFeedback();
  const [reason, setReason] = useState(firstReason(reasons, hiddenFor));
  const [typed, setTyped] = useState('');
  const [decide, { isLoading: busy }] = useDecideOnCommentMutation();
  const word = typed.trim() || null;
  const send = async (body: DecideOnCommentRequest) =>
    showResult(await decide({ reportId, body }), formatMessage(sent[body.decision], { kind: asKeyword(kind) }));
  const act = (decision: keyof typeof sent, body: DecideOnCommentRequest) => ({
    busy,
    label: formatMessage(messages[decision]),
    onClick: () => void send(body),
  });
  return (
    <>
      {status !== 'hidden' && <ReasonChips chosen={reason} onChoose={setReason} />}
      <WordToAuthor report={report} typed={typed} onType={setTyped} />
      <Acts>
        {status === 'hidden' && <ActButton shortcut="G" {...act('restore', { decision: 'restore', word })} />}
        {status !== 'hidden' && (
          <ActButton shortcut="R" look="danger" {...act('hide', { decision: 'hide', reason, word })} />
        )}
        {isWaiting(report) && <ActButton shortcut="G" {...act('keep', { decision: 'keep' })} />}
      </Acts>
    </>
  );
};

/** What was reported, under what it replies to. */
const Published = ({ published }: Pick<ReportDetail, 'published'>) => {
  const { formatMessage } = useIntl();
  if (!published) return <p className="sm dim">{formatMessage(messages.unpublished)}</p>;
  const { words, answered } = published;
  return (
    <>
      {answered && (
        <div>
          <p className="label">{formatMessage(messages.answered)}</p>
          <Words>{answered.words}</Words>
        </div>
      )}
      <div>
        {answered && <p className="label">{formatMessage(messages.reported)}</p>}
        <Words>{words}</Words>
      </div>
    </>
  );
};

/** Where a report stands, in a few words. */
const useReportStanding = () => {
  const { formatMessage } = useIntl();
  const age = useAge();
  const entrusted = useEntrustedStanding();
  return (report: ReportDetail): string =>
    report.status === 'open' || report.status === 'entrusted'
      ? (entrusted(report) ?? formatMessage(inboxMessages.waiting, { age: age(report.since) }))
      : formatMessage(decided[report.status]);
};

const Shown = ({ report }: { report: ReportDetail }) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const standing = useReportStanding()(report);
  const { late, published, since } = report;
  const waiting = isWaiting(report);
  return (
    <Detail
      title={formatMessage(messages.report, { kind: asKeyword(report.kind) })}
      subtitle={shortDateTime(published?.writtenAt ?? since, language)}
      standing={standing}
      tone={waiting ? (late ? 'late' : 'waiting') : 'done'}
    >
      <Assignment path={`/comments/${report.reportId}`} holder={report.holder} />
      <Published published={published} />
      <ReportFacts report={report} />
      <ModerationRecordView record={report.authorRecord} />
      {waiting && <Entrusting report={report} />}
      <Decision report={report} />
    </Detail>
  );
};

/** What was reported, and the decision on it. */
export const CommentDetail = ({ reportId }: { reportId: string }) => {
  const { formatMessage } = useIntl();
  const { data: report, error, refetch } = useFindReportQuery(reportId, { refetchOnMountOrArgChange: true });
  if (report) return <Shown report={report} />;
  if (isApiProblem(error) && error.status === 404)
    return (
      <EmptyState
        title={formatMessage(messages.gone)}
        action={
          <Link href="/admin/requests?kind=report" {...buttonLook()}>
            {formatMessage(messages.toList)}
          </Link>
        }
      />
    );
  if (error) return <LoadFailed title={formatMessage(messages.missing)} onRetry={() => void refetch()} />;
  return <Skeleton label={formatMessage(listMessages.loading)} lines={[48, 94, 88, 62]} />;
};
