import { nearDate } from '@ecrin/browser/time/short-date.ts';
import type { InboxRow } from '@ecrin/contracts/inbox/inbox.ts';
import { erasureItemId, inboxPath } from '@ecrin/contracts/inbox/item-id.ts';
import { flagIcon, trashIcon } from '@ecrin/ui/icon/icons.ts';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { clientName } from '#lib/inbox/client-name.ts';
import type { QueueItem } from '#lib/inbox/triage.tsx';
import { endOf } from './erasure/erasure-state.ts';
import { erasuresMessages } from './erasure/erasures.messages.ts';
import { asKeyword, commentsMessages } from './report/comments.messages.ts';
import { useEntrustedStanding } from './report/entrust.tsx';
import { kindIcons, stateOfRequest, useRequestWords } from './request/request-words.ts';

type RowOf<Of extends InboxRow['of']> = Extract<InboxRow, Readonly<{ of: Of }>>;

const reportStates = {
  open: commentsMessages.open,
  hidden: commentsMessages.isHidden,
  kept: commentsMessages.isKept,
  restored: commentsMessages.isRestored,
  entrusted: commentsMessages.isEntrusted,
  'hidden-by-community': commentsMessages.isHiddenThere,
} as const;

/** Where an item stands, in a few words. */
export const stateOf = (row: InboxRow): MessageDescriptor => {
  if (row.of === 'request') return stateOfRequest(row);
  if (row.of === 'report') return reportStates[row.status];
  return row.status === 'open' ? erasuresMessages.open : endOf(row.status, row);
};

/** What an item is called: a request by what it asks for. */
export const useRowTitle = () => {
  const { formatMessage } = useIntl();
  const { titleOf } = useRequestWords();
  return (row: InboxRow): string => {
    if (row.of === 'request') return titleOf(row);
    return row.of === 'report'
      ? formatMessage(commentsMessages.report, { kind: asKeyword(row.kind) })
      : formatMessage(erasuresMessages.one);
  };
};

/** The line under its title: of whom or where it is, and what else one has to know before opening it. */
const useRowLine = () => {
  const { formatMessage } = useIntl();
  const { lineOf } = useRequestWords();
  const entrusted = useEntrustedStanding();
  const ofReport = (row: RowOf<'report'>) => [
    row.published?.place,
    formatMessage(commentsMessages.line, { count: row.reporters }),
    entrusted(row),
  ];
  const ofErasure = (row: RowOf<'erasure'>) => [
    clientName(row.client),
    row.status === 'open' && formatMessage(erasuresMessages.before, { day: nearDate(row.expiresAt) }),
  ];
  return (row: InboxRow): string => {
    const closing = row.status === 'open' || row.status === 'entrusted' ? null : formatMessage(stateOf(row));
    if (row.of === 'request') return [lineOf(row), closing].filter(Boolean).join(' · ');
    return [...(row.of === 'report' ? ofReport(row) : ofErasure(row)), closing].filter(Boolean).join(' · ');
  };
};

/** Its id in the inbox, its sign, and where it is assigned. */
const placeOf = (row: InboxRow): Pick<QueueItem, 'id' | 'icon' | 'path'> => {
  if (row.of === 'request') return { id: row.requestId, icon: kindIcons[row.kind], path: `/requests/${row.requestId}` };
  if (row.of === 'report') return { id: row.reportId, icon: flagIcon, path: `/comments/${row.reportId}` };
  const path = `/clients/${row.client.clientId}/erasure-proposals/${row.proposalId}`;
  return { id: erasureItemId(row.proposalId), icon: trashIcon, path };
};

/** `query`: of the list's address. */
export const useQueueItem = (query: string) => {
  const [titleOf, lineOf] = [useRowTitle(), useRowLine()];
  return (row: InboxRow): QueueItem => {
    const { since, late, holder } = row;
    const place = placeOf(row);
    return {
      ...place,
      href: `${inboxPath}/${place.id}${query}`,
      title: titleOf(row),
      detail: lineOf(row),
      since,
      late,
      holder,
      // Assignment of an erasure ends with it.
      canAssign: row.of !== 'erasure' || row.status === 'open',
    };
  };
};
