import { shortDateTime } from '@ecrin/browser/time/short-date.ts';
import { workNames } from '@ecrin/contracts/admin-notification/work-names.ts';
import type { WorkItem } from '@ecrin/contracts/operation/operation.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { useLanguage } from '@ecrin/ui/language/language-provider.tsx';
import { useState } from 'react';
import { useIntl, type IntlShape, type MessageDescriptor } from 'react-intl';
import { ReasonDialog } from '#lib/acts/reason-dialog.tsx';
import { useResultFeedback } from '#lib/api/problem-feedback.ts';
import { DataTable, type Column } from '#lib/list/data-table.tsx';
import { useDropWorkMutation, useRetryWorkMutation } from './queues.api.ts';
import { queuesMessages as messages } from './queues.messages.ts';
import { workReasonMessages as reasonMessages } from './work-reasons.messages.ts';

const reasons = new Map<string, MessageDescriptor>([
  ['unreadable-audio', reasonMessages.reasonUnreadableAudio],
  ['audio-too-long', reasonMessages.reasonAudioTooLong],
  ['audio-stopped-engine', reasonMessages.reasonAudioStoppedEngine],
  ['quota-exhausted', reasonMessages.reasonQuotaExhausted],
  ['quota', reasonMessages.reasonQuotaExhausted],
  ['provider-refused', reasonMessages.reasonProviderRefused],
  ['provider-unavailable', reasonMessages.reasonProviderUnavailable],
  ['unavailable', reasonMessages.reasonProviderUnavailable],
  ['no-answer-in-time', reasonMessages.reasonNoAnswer],
  ['unusable-answer', reasonMessages.reasonUnusableAnswer],
  ['contract-broken', reasonMessages.reasonContractBroken],
  ['refused', reasonMessages.reasonRefused],
  ['set-aside', reasonMessages.reasonSetAside],
]);

/** The end of an id tells two of them apart. */
const referenceOf = ({ workId }: WorkItem): string => workId.slice(-6).toUpperCase();

const useWords = () => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  return {
    nameOf: ({ kind }: WorkItem): string => {
      const name = workNames[language][kind];
      return name.charAt(0).toUpperCase() + name.slice(1);
    },
    reasonOf: ({ reason }: WorkItem): string => {
      if (reason === null) return formatMessage(reasonMessages.reasonTooLong);
      const known = reasons.get(reason);
      return known ? formatMessage(known) : formatMessage(reasonMessages.reasonOther, { code: reason });
    },
    since: ({ since }: WorkItem): string => shortDateTime(since, language),
  };
};

const Acts = ({ item, onClose }: Readonly<{ item: WorkItem; onClose: () => void }>) => {
  const { formatMessage } = useIntl();
  const show = useResultFeedback();
  const [retry, { isLoading }] = useRetryWorkMutation();
  const named = { work: useWords().nameOf(item), reference: referenceOf(item) };
  const retryIt = async () => show(await retry({ workId: item.workId }), formatMessage(messages.retried, { count: 1 }));
  return item.retryable ? (
    <Button aria-label={formatMessage(messages.retryOne, named)} busy={isLoading} onClick={() => void retryIt()}>
      {formatMessage(messages.retry)}
    </Button>
  ) : (
    <Button aria-label={formatMessage(messages.closeOne, named)} onClick={onClose}>
      {formatMessage(messages.close)}
    </Button>
  );
};

const CloseDialog = ({ workId, onDone }: Readonly<{ workId: string; onDone: () => void }>) => {
  const { formatMessage } = useIntl();
  const show = useResultFeedback();
  const [drop, { isLoading, error }] = useDropWorkMutation();
  const confirm = async (reason: string) => {
    const answer = await drop({ workId, reason });
    if (!answer.error && show(answer, formatMessage(messages.closed))) onDone();
  };
  return (
    <ReasonDialog
      title={formatMessage(messages.closeTitle)}
      text={formatMessage(messages.closeText)}
      confirmLabel={formatMessage(messages.close)}
      busy={isLoading}
      problem={error}
      onClose={onDone}
      onConfirm={({ words }) => void confirm(words)}
    />
  );
};

const columnsOf = (
  { formatMessage }: Pick<IntlShape, 'formatMessage'>,
  { nameOf, reasonOf, since }: ReturnType<typeof useWords>,
  onClose: (workId: string) => void,
): readonly Column<WorkItem>[] => [
  { key: 'work', title: formatMessage(messages.work), place: 'title', cell: nameOf },
  { key: 'reference', title: formatMessage(messages.reference), place: 'wide', cell: referenceOf },
  { key: 'reason', title: formatMessage(messages.reason), place: 'detail', cell: reasonOf },
  { key: 'attempts', title: formatMessage(messages.attempts), place: 'wide', cell: ({ attempts }) => attempts },
  { key: 'since', title: formatMessage(messages.since), place: 'detail', cell: since },
  {
    key: 'act',
    title: formatMessage(messages.act),
    place: 'end',
    cell: (item) => <Acts item={item} onClose={() => onClose(item.workId)} />,
  },
];

/** What failed, why, and its one act. */
export const FailedWork = ({ items }: Readonly<{ items: readonly WorkItem[] }>) => {
  const intl = useIntl();
  const words = useWords();
  const [closing, setClosing] = useState<string | null>(null);
  return (
    <>
      <DataTable
        caption={intl.formatMessage(messages.failures)}
        columns={columnsOf(intl, words, setClosing)}
        rows={items}
        keyOf={({ workId }) => workId}
      />
      {closing !== null && <CloseDialog workId={closing} onDone={() => setClosing(null)} />}
    </>
  );
};
