import { nearDate } from '@ecrin/browser/time/short-date.ts';
import { commentReportProblems } from '@ecrin/contracts/comment-report/comment-report.problems.ts';
import type { ReportDetail, ReportRow } from '@ecrin/contracts/comment-report/comment-report.ts';
import { useLanguage } from '@ecrin/ui/language/language-provider.tsx';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { ReasonDialog } from '#lib/acts/reason-dialog.tsx';
import { useResultFeedback } from '#lib/api/problem-feedback.ts';
import { clientName } from '#lib/inbox/client-name.ts';
import { ActButton, Acts, Words } from '#lib/inbox/detail.tsx';
import { useEntrustReportMutation } from './comments.api.ts';
import { asKeyword } from './comments.messages.ts';
import { entrustMessages as messages } from './entrust.messages.ts';

type Standing = Pick<ReportRow, 'status' | 'entrustedUntil' | 'returned'>;

/** That a report is with the community and up to when, or how it came back; null: neither. */
export const useEntrustedStanding = () => {
  const { formatMessage } = useIntl();
  return ({ status, entrustedUntil, returned }: Standing): string | null => {
    if (entrustedUntil !== null) return formatMessage(messages.standing, { date: nearDate(entrustedUntil) });
    return status === 'open' && returned !== null
      ? formatMessage(messages.returned, { cause: asKeyword(returned) })
      : null;
  };
};

const EntrustDialog = ({ report, onClose }: Readonly<{ report: ReportDetail; onClose: () => void }>) => {
  const { formatMessage } = useIntl();
  const showResult = useResultFeedback();
  const [entrust, { isLoading, error }] = useEntrustReportMutation();
  const confirm = async (reason: string) => {
    const result = await entrust({ reportId: report.reportId, reason });
    if (result.error) return;
    onClose();
    showResult(result, formatMessage(messages.sent));
  };
  const { owner } = report.community;
  return (
    <ReasonDialog
      title={formatMessage(messages.entrust)}
      text={formatMessage(messages.text, { name: owner ? clientName(owner) : '' })}
      confirmLabel={formatMessage(messages.confirm)}
      busy={isLoading}
      problem={error}
      onClose={onClose}
      onConfirm={({ words }) => void confirm(words)}
    />
  );
};

/** Hands a report to the owner of its community, or says why it cannot be; what was written with it, while it is there. */
export const Entrusting = ({ report }: { report: ReportDetail }) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const [asking, ask] = useState(false);
  const reasonId = useId();
  const { refusal } = report.community;
  if (report.status === 'entrusted')
    return report.entrustedWith === null ? null : (
      <div>
        <p className="label">{formatMessage(messages.with)}</p>
        <Words>{report.entrustedWith}</Words>
      </div>
    );
  return (
    <Acts>
      <ActButton
        shortcut="C"
        label={formatMessage(messages.entrust)}
        disabled={refusal !== null}
        aria-describedby={refusal === null ? undefined : reasonId}
        onClick={() => ask(true)}
      />
      {refusal !== null && (
        <span className="xs dim" id={reasonId}>
          {commentReportProblems[refusal][language]}
        </span>
      )}
      {asking && <EntrustDialog report={report} onClose={() => ask(false)} />}
    </Acts>
  );
};
