import type { InboxRow } from '@ecrin/contracts/inbox/inbox.ts';
import { exportMessages as columns } from '#lib/export/export.messages.ts';
import type { ExportColumn } from '#lib/export/list-file.ts';
import { useCellWords } from '#lib/export/use-cell-words.ts';
import { assignmentMessages as assignment } from '#lib/inbox/assignment.messages.ts';
import { useHolderName } from '#lib/inbox/assignment.tsx';
import { inboxMessages } from '#lib/inbox/inbox.messages.ts';
import { erasuresMessages } from './erasure/erasures.messages.ts';
import { stateOf, useRowTitle } from './inbox-rows.ts';
import { listMessages } from './list.messages.ts';
import { asKeyword, commentsMessages } from './report/comments.messages.ts';

type RowOf<Of extends InboxRow['of']> = Extract<InboxRow, Readonly<{ of: Of }>>;

/** A fact that only items of some kinds have; empty of the others. */
const ofReports =
  <Fact>(fact: (row: RowOf<'report'>) => Fact) =>
  (row: InboxRow): Fact | null =>
    row.of === 'report' ? fact(row) : null;
const ofErasures =
  <Fact>(fact: (row: RowOf<'erasure'>) => Fact) =>
  (row: InboxRow): Fact | null =>
    row.of === 'erasure' ? fact(row) : null;

const whose = (row: InboxRow) => (row.of === 'report' ? row.author : row.client);
const kindOf = (row: InboxRow) => listMessages[row.of === 'request' ? row.kind : row.of];
const beganAt = (row: InboxRow): string | null => {
  if (row.of === 'request') return row.openedAt;
  return row.of === 'erasure' ? row.madeAt : null;
};

const useReasons = () => {
  const { say } = useCellWords();
  return ({ reasons }: RowOf<'report'>): string =>
    reasons
      .map(({ reason, count }) =>
        say(commentsMessages.counted, { name: say(commentsMessages.reasons, { reason: asKeyword(reason) }), count }),
      )
      .join(' · ');
};

/** An item as the list shows it, and where it stands: without a word of what was reported. */
export const useInboxExport = (): readonly ExportColumn<InboxRow>[] => {
  const { say, yesNo, when } = useCellWords();
  const holderName = useHolderName();
  const titleOf = useRowTitle();
  const reasonsOf = useReasons();
  const whenGiven = (at: string | null) => at && when(at);
  const nameOf = ({ fullname }: Readonly<{ fullname: string | null }>) => fullname ?? say(inboxMessages.unnamed);
  return [
    [say(columns.subject), titleOf],
    [say(columns.kind), (row) => say(kindOf(row))],
    [say(columns.firstname), (row) => whose(row).firstname],
    [say(columns.lastname), (row) => whose(row).lastname],
    [say(columns.code), (row) => whose(row).code],
    [say(columns.when), (row) => whenGiven(beganAt(row))],
    [say(columns.state), (row) => say(stateOf(row))],
    [say(columns.since), ({ since }) => when(since)],
    [say(columns.late), ({ late }) => yesNo(late)],
    [say(assignment.column), ({ holder }) => holderName(holder)],
    [say(assignment.sinceColumn), ({ holder }) => holder && when(holder.since)],
    [say(commentsMessages.place), ofReports(({ published }) => published && published.place)],
    [say(columns.reports), ofReports(({ reporters }) => reporters)],
    [say(commentsMessages.reason), ofReports(reasonsOf)],
    [say(erasuresMessages.proposed), ofErasures(({ by }) => nameOf(by))],
    [say(erasuresMessages.until), ofErasures(({ expiresAt }) => when(expiresAt))],
    [say(erasuresMessages.decided), ofErasures(({ decidedBy }) => decidedBy && nameOf(decidedBy))],
  ];
};
