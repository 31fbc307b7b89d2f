import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import { showToast } from '@ecrin/browser/page/toasts.ts';
import { shortDateTime } from '@ecrin/browser/time/short-date.ts';
import { maxRequestWords, type OwnRequest } from '@ecrin/contracts/request/request.ts';
import { Banner } from '@ecrin/ui/banner/banner.tsx';
import { Button } from '@ecrin/ui/button/button.tsx';
import { submitForm } from '@ecrin/ui/field/submit-form.ts';
import { TextAreaField } from '@ecrin/ui/field/text-area-field.tsx';
import { Page, PageHead } from '@ecrin/ui/page/page.tsx';
import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import { withFrenchTypography } from '@ecrin/ui/typography/french-typography.ts';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useFormatProblem } from '#lib/api/problem-feedback.ts';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { BackLink } from '#lib/navigation/back-link.tsx';
import { newId } from '#lib/outbox/device-environment.ts';
import { LoadFailed } from '#lib/page/load-failed.tsx';
import { useRequestNames } from './request-names.ts';
import { useFindOwnRequestQuery, useWithdrawRequestMutation, useWriteOwnMessageMutation } from './requests.api.ts';
import { requestsMessages as messages } from './requests.messages.ts';
import styles from '../profile.module.css';

type Entry = OwnRequest['entries'][number];

const EntryView = ({ entry: { kind, answer, from, at, words } }: { entry: Entry }) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const decided = kind === 'answer' ? answer : kind;
  return (
    <li data-from={from}>
      {decided !== null && decided !== 'message' && (
        <p className="label">{formatMessage(messages.decided, { kind: decided })}</p>
      )}
      <p className="xs dim">{formatMessage(messages.from, { from, at: shortDateTime(at, language) })}</p>
      {words !== null && <p className={styles['letter']}>{withFrenchTypography(words)}</p>}
    </li>
  );
};

/** A message, which opens an answered request again. */
const Reply = ({ requestId }: { requestId: string }) => {
  const { formatMessage } = useIntl();
  const [words, setWords] = useState('');
  const [missing, setMissing] = useState(false);
  const [messageId, setMessageId] = useState(newId);
  const [write, { isLoading, error }] = useWriteOwnMessageMutation();
  const refusal = useFormatProblem()(error);
  const send = async () => {
    const typed = words.trim();
    setMissing(typed === '');
    if (typed === '' || (await write({ requestId, messageId, words: typed })).error) return;
    setWords('');
    setMessageId(newId());
    showToast({ tone: 'done', message: formatMessage(messages.replied) });
  };
  return (
    <form className={styles['request']} noValidate onSubmit={(event) => submitForm(event, send)}>
      <TextAreaField
        label={formatMessage(messages.reply)}
        rows={3}
        maxLength={maxRequestWords}
        value={words}
        onChange={({ target }) => setWords(target.value)}
        error={missing && words.trim() === '' ? formatMessage(messages.wordsMissing) : null}
      />
      {refusal && <Banner tone="bad">{refusal}</Banner>}
      <Button look="primary" type="submit" busy={isLoading}>
        {formatMessage(messages.replySend)}
      </Button>
    </form>
  );
};

const Withdrawal = ({ requestId }: { requestId: string }) => {
  const { formatMessage } = useIntl();
  const [withdraw, { isLoading }] = useWithdrawRequestMutation();
  const send = async () => {
    if (!(await withdraw(requestId)).error) showToast({ tone: 'done', message: formatMessage(messages.withdrawn) });
  };
  return (
    <Button look="text" busy={isLoading} onClick={() => void send()}>
      {formatMessage(messages.withdraw)}
    </Button>
  );
};

const Shown = ({ request }: { request: OwnRequest }) => {
  const { formatMessage } = useIntl();
  const { titleOf, standingOf } = useRequestNames();
  usePageTitle(titleOf(request));
  const { requestId, status, entries } = request;
  return (
    <>
      <PageHead title={titleOf(request)} />
      <p className="sm dim">{standingOf(request)}</p>
      <ol className={styles['thread']} aria-label={formatMessage(messages.thread)}>
        {entries.map((entry) => (
          <EntryView key={entry.entryId} entry={entry} />
        ))}
      </ol>
      <Reply requestId={requestId} />
      {(status === 'open' || status === 'awaiting-client') && <Withdrawal requestId={requestId} />}
    </>
  );
};

/** One request with its thread. */
export const RequestThreadScreen = ({ requestId }: { requestId: string }) => {
  const { formatMessage } = useIntl();
  const { data, isError, refetch } = useFindOwnRequestQuery(requestId, { refetchOnMountOrArgChange: true });
  return (
    <Page kind="plain">
      <BackLink />
      {data && <Shown request={data} />}
      {!data && isError && <LoadFailed level={1} title={messages.missing} onRetry={refetch} />}
      {!data && !isError && <Skeleton label={formatMessage(messages.loading)} lines={[48, 94, 62]} />}
    </Page>
  );
};
