import type { ReportRow } from '@ecrin/contracts/comment-report/comment-report.ts';
import { exportMessages as columns } from '#lib/export/export.messages.ts';
import type { ExportColumn } from '#lib/export/list-file.ts';
import { useCellWords } from '#lib/export/use-cell-words.ts';
import { assignmentMessages as assignment } from '#lib/inbox/assignment.messages.ts';
import { useHolderName } from '#lib/inbox/assignment.tsx';
import { asKeyword, commentsMessages as messages } from './comments.messages.ts';

const states = {
  open: messages.open,
  hidden: messages.isHidden,
  kept: messages.isKept,
  restored: messages.isRestored,
  entrusted: messages.isEntrusted,
  'hidden-by-community': messages.isHiddenThere,
} as const;

/** A report as the queue shows it: without a word of what was reported. */
export const useReportExport = (): readonly ExportColumn<ReportRow>[] => {
  const { say, yesNo, when } = useCellWords();
  const holderName = useHolderName();
  const reasonsOf = ({ reasons }: ReportRow): string =>
    reasons
      .map(({ reason, count }) =>
        say(messages.counted, { name: say(messages.reasons, { reason: asKeyword(reason) }), count }),
      )
      .join(' · ');
  return [
    [say(columns.kind), ({ kind }) => say(messages.report, { kind: asKeyword(kind) })],
    [say(messages.place), ({ published }) => published && published.place],
    [say(columns.firstname), ({ author }) => author.firstname],
    [say(columns.lastname), ({ author }) => author.lastname],
    [say(columns.code), ({ author }) => author.code],
    [say(columns.reports), ({ reporters }) => reporters],
    [say(messages.reason), reasonsOf],
    [say(columns.state), ({ status }) => say(states[status])],
    [say(columns.since), ({ since }) => when(since)],
    [say(columns.late), ({ late }) => yesNo(late)],
    [say(assignment.column), ({ holder }) => holderName(holder)],
    [say(assignment.sinceColumn), ({ holder }) => holder && when(holder.since)],
  ];
};
