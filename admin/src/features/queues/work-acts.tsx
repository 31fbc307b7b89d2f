import { showToast } from '@ecrin/browser/page/toasts.ts';
import type { WorkItem } from '@ecrin/contracts/operation/operation.ts';
import type { WorkKind } from '@ecrin/domain/operation/operation.vocabulary.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { ConfirmFirst } from '@ecrin/ui/confirm-dialog/confirm-first.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { refreshIcon } from '@ecrin/ui/icon/icons.ts';
import { useIntl } from 'react-intl';
import { ReasonDialog } from '#lib/acts/reason-dialog.tsx';
import { useResultFeedback } from '#lib/api/problem-feedback.ts';
import { libMessages as lib } from '#lib/lib.messages.ts';
import { useGetMeQuery } from '#lib/session/me.api.ts';
import { useDropWorkMutation, useRetryAllWorkMutation, useRetryWorkMutation } from './queues.api.ts';
import { queuesMessages as messages } from './queues.messages.ts';
import { referenceOf, useWorkWords } from './work-words.ts';

/** One tap: what was owed to somebody, and a second one finds nothing left to start. */
export const RetryOne = ({ item }: Readonly<{ item: WorkItem }>) => {
  const { formatMessage } = useIntl();
  const show = useResultFeedback();
  const [retry, { isLoading }] = useRetryWorkMutation();
  const named = { work: useWorkWords().nameOf(item), reference: referenceOf(item) };
  const retryIt = async () => show(await retry({ workId: item.workId }), formatMessage(messages.retried, { count: 1 }));
  return (
    <Button aria-label={formatMessage(messages.retryOne, named)} busy={isLoading} onClick={() => void retryIt()}>
      {formatMessage(messages.retry)}
    </Button>
  );
};

export const CloseOne = ({ item, onClose }: Readonly<{ item: WorkItem; onClose: () => void }>) => {
  const { formatMessage } = useIntl();
  const named = { work: useWorkWords().nameOf(item), reference: referenceOf(item) };
  return (
    <Button
      look={item.retryable ? 'text' : 'quiet'}
      aria-label={formatMessage(messages.closeOne, named)}
      onClick={onClose}
    >
      {formatMessage(messages.close)}
    </Button>
  );
};

export const CloseDialog = ({ workId, onDone }: Readonly<{ workId: string; onDone: () => void }>) => {
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

/** For superadmins, since each costs. `kind` null: of any. */
export const RetryAll = ({ kind, count }: Readonly<{ kind: WorkKind | null; count: number }>) => {
  const { formatMessage } = useIntl();
  const isSuperadmin = useGetMeQuery().data?.role === 'superadmin';
  const [retry, { isLoading }] = useRetryAllWorkMutation();
  const retryAll = async () => {
    const { data } = await retry(kind === null ? {} : { kind });
    if (data) showToast({ tone: 'done', message: formatMessage(messages.retried, { count: data.retried }) });
  };
  if (!isSuperadmin) return <p className="sm dim">{formatMessage(messages.retryAllElsewhere)}</p>;
  return (
    <ConfirmFirst
      title={formatMessage(messages.retryAllTitle, { count })}
      text={formatMessage(messages.retryAllText)}
      confirmLabel={formatMessage(messages.retry)}
      cancelLabel={formatMessage(lib.cancel)}
      onConfirm={() => void retryAll()}
    >
      {(ask) => (
        <Button busy={isLoading} onClick={ask}>
          <Icon of={refreshIcon} size="sm" />
          {formatMessage(messages.retryAll, { count })}
        </Button>
      )}
    </ConfirmFirst>
  );
};
