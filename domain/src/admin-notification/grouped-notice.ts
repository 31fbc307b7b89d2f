import type { AdminNotice, AdminNoticeCode } from './admin-notification.vocabulary.ts';

const grouped: ReadonlySet<AdminNoticeCode> = new Set([
  'comments-reported',
  'transcriptions-failed',
  'client-budget-warned',
  'client-budget-reached',
]);

/** What is told together: notices of one code within one hour; null: each for itself. `at`: of the event. */
export const noticeGroup = ({ about }: Pick<AdminNotice, 'about'>, at: string): string | null =>
  grouped.has(about) ? `${about}/${at.slice(0, 13)}` : null;

/** Both together, with the words of the later one; null: the earlier one has it already, or it is another code. */
export const joinedNotice = (earlier: AdminNotice, later: AdminNotice): AdminNotice | null => {
  if (earlier.about !== later.about) return null;
  if (earlier.about === 'comments-reported' && later.about === 'comments-reported') return withReports(earlier, later);
  if (earlier.about === 'transcriptions-failed' && later.about === 'transcriptions-failed')
    return withThoughts(earlier, later);
  return isOfClients(earlier) && isOfClients(later) ? withClients(earlier, later) : null;
};

type NoticeOf<Code extends AdminNoticeCode> = Extract<AdminNotice, Readonly<{ about: Code }>>;

const withReports = (earlier: NoticeOf<'comments-reported'>, later: NoticeOf<'comments-reported'>) => {
  const reportIds = joined(earlier.reportIds, later.reportIds);
  return reportIds && { ...later, reportIds };
};

const withThoughts = (earlier: NoticeOf<'transcriptions-failed'>, later: NoticeOf<'transcriptions-failed'>) => {
  const thoughtIds = joined(earlier.thoughtIds, later.thoughtIds);
  return thoughtIds && { ...later, thoughtIds };
};

/** A budget that is lowered may concern everybody: all are counted, and so many named. */
const namedClients = 20;

type OfClients = NoticeOf<'client-budget-warned' | 'client-budget-reached'>;

const isOfClients = (notice: AdminNotice): notice is OfClients =>
  notice.about === 'client-budget-warned' || notice.about === 'client-budget-reached';

const withClients = (earlier: OfClients, later: OfClients): OfClients | null => {
  const { clientIds = [earlier.clientId], clients = 1 } = earlier;
  const all = joined(clientIds, [later.clientId]);
  return all && { ...later, clientIds: all.slice(0, namedClients), clients: clients + 1 };
};

const joined = (earlier: readonly string[], later: readonly string[]): readonly string[] | null => {
  const all = [...new Set([...earlier, ...later])];
  return all.length > earlier.length ? all : null;
};
