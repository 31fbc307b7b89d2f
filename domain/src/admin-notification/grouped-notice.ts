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

/** Clients who were counted, each linked to those before: one more costs nothing, however many there are. */
export type CountedClients = Readonly<{ clientId: string; before: CountedClients | null }>;

/** With the client of a notice that joins the group. */
export const withCounted = (before: CountedClients | null, notice: AdminNotice): CountedClients | null =>
  isOfClients(notice) ? { clientId: notice.clientId, before } : before;

const isCounted = (counted: CountedClients | null, clientId: string): boolean => {
  for (let one = counted; one; one = one.before) if (one.clientId === clientId) return true;
  return false;
};

type Posted = Readonly<{ notice: AdminNotice; counted: CountedClients | null }>;

/** Both together, with the words of the later one; null: the earlier one has it already, or it is another code. */
export const joinedNotice = ({ notice: earlier, counted }: Posted, later: AdminNotice): AdminNotice | null => {
  if (earlier.about !== later.about) return null;
  if (earlier.about === 'comments-reported' && later.about === 'comments-reported') return withReports(earlier, later);
  if (earlier.about === 'transcriptions-failed' && later.about === 'transcriptions-failed')
    return withThoughts(earlier, later);
  return isOfClients(earlier) && isOfClients(later) ? withClients({ earlier, counted }, later) : null;
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

const withClients = (
  { earlier, counted }: Readonly<{ earlier: OfClients; counted: CountedClients | null }>,
  later: OfClients,
): OfClients | null => {
  if (isCounted(counted, later.clientId)) return null;
  const { clientIds = [earlier.clientId], clients = 1 } = earlier;
  return { ...later, clientIds: [...clientIds, later.clientId].slice(0, namedClients), clients: clients + 1 };
};

const joined = (earlier: readonly string[], later: readonly string[]): readonly string[] | null => {
  const all = [...new Set([...earlier, ...later])];
  return all.length > earlier.length ? all : null;
};
