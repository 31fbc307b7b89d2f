import { isApiProblem } from '@ecrin/browser/api/problem.ts';
import type { FetchedImport } from '@ecrin/contracts/journal-import/journal-import.ts';
import { Banner } from '@ecrin/ui/banner/banner.tsx';
import { Button } from '@ecrin/ui/button/button.tsx';
import { CodeField } from '@ecrin/ui/code-field/code-field.tsx';
import { Field } from '@ecrin/ui/field/field.tsx';
import { submitForm } from '@ecrin/ui/field/submit-form.ts';
import { checkIcon } from '@ecrin/ui/icon/icons.ts';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useCommandFeedback, useFormatProblem } from '#lib/api/problem-feedback.ts';
import { useRequired } from '#lib/form/use-required.ts';
import { newId } from '#lib/outbox/device-environment.ts';
import { useByteSize } from '../own-data/use-byte-size.ts';
import { fetchMessages as messages } from './fetch.messages.ts';
import {
  useFetchImportMutation,
  useGiveUpFetchMutation,
  useGiveUpImportMutation,
  useShowFetchQuery,
} from './import.api.ts';
import styles from './import.module.css';

type Fetched = NonNullable<FetchedImport['fetch']>;
type OnFetched = Readonly<{ onFetched: (fetched: Fetched) => void }>;
type Of = Readonly<{ fetched: Fetched }>;

const lookAgainMs = 1_000;

/** Where the other écrin can be asked: what is wrong is said at the field it is about. */
const Asking = () => {
  const { formatMessage } = useIntl();
  const formatProblem = useFormatProblem();
  const [ask, { isLoading, error }] = useFetchImportMutation();
  const [link, setLink] = useState('');
  const [code, setCode] = useState('');
  const isOfCode = isApiProblem(error) && error.code === 'import.link-code';
  const said = error ? (formatProblem(error) ?? null) : null;
  const required = useRequired(link);
  const send = () => required.check() && void ask({ importId: newId(), body: { link: link.trim(), code } });
  return (
    <form className={styles['asking']} noValidate onSubmit={(event) => submitForm(event, send)}>
      <Field
        label={formatMessage(messages.link)}
        value={link}
        onChange={({ target }) => setLink(target.value)}
        type="url"
        required
        maxLength={1_000}
        autoComplete="off"
        error={required.error ?? (isOfCode ? null : said)}
      />
      <CodeField label={formatMessage(messages.code)} value={code} onChange={setCode} error={isOfCode ? said : null} />
      <Button type="submit" busy={isLoading}>
        {formatMessage(messages.fetch)}
      </Button>
    </form>
  );
};

/** A person at both pages sees whether they speak of the same key. */
const KeyPrint = ({ fetched: { keyPrint: print } }: Of) => (
  <p className="sm dim">{useIntl().formatMessage(messages.print, { print })}</p>
);

const OnItsWay = ({ fetched }: Of) => {
  const { importId, host, received, bytes } = fetched;
  const { formatMessage } = useIntl();
  const size = useByteSize();
  const withFeedback = useCommandFeedback();
  const [giveUp, { isLoading }] = useGiveUpFetchMutation();
  const said = formatMessage(messages.received, { received: size(received), bytes: size(bytes) });
  return (
    <>
      <output className="label">{formatMessage(messages.underWay, { host: host ?? '' })}</output>
      <progress className={styles['far']} value={Math.min(received, bytes)} max={bytes} aria-label={said} />
      <p className="sm dim">
        {said} {formatMessage(messages.underWayText)}
      </p>
      <KeyPrint fetched={fetched} />
      <div className={styles['acts']}>
        <Button busy={isLoading} onClick={() => void withFeedback(giveUp(importId).unwrap())}>
          {formatMessage(messages.stop)}
        </Button>
      </div>
    </>
  );
};

const Arrived = ({ fetched, onFetched }: Of & OnFetched) => {
  const { formatMessage } = useIntl();
  const withFeedback = useCommandFeedback();
  const [giveUp, { isLoading }] = useGiveUpImportMutation();
  return (
    <>
      <Banner tone="good" icon={checkIcon}>
        {formatMessage(messages.arrived, { host: fetched.host ?? '' })}
      </Banner>
      <KeyPrint fetched={fetched} />
      <div className={styles['acts']}>
        <Button look="primary" onClick={() => onFetched(fetched)}>
          {formatMessage(messages.look)}
        </Button>
        <Button busy={isLoading} onClick={() => void withFeedback(giveUp(fetched.importId).unwrap())}>
          {formatMessage(messages.leave)}
        </Button>
      </div>
    </>
  );
};

const Failed = ({ fetched: { status, host } }: Of) => (
  <Banner tone="bad">
    {useIntl().formatMessage(status === 'unsound' ? messages.unsound : messages.closed, { host: host ?? '' })}
  </Banner>
);

const lookOf = (fetched: Fetched | null): 'asking' | 'running' | 'arrived' =>
  fetched?.status === 'running' || fetched?.status === 'arrived' ? fetched.status : 'asking';

/** `asking`: for the first time, or after one that failed. */
const Fetching = ({ fetched, onFetched }: OnFetched & Readonly<{ fetched: Fetched | null }>) => {
  const look = lookOf(fetched);
  if (fetched && look === 'running') return <OnItsWay fetched={fetched} />;
  if (fetched && look === 'arrived') return <Arrived fetched={fetched} onFetched={onFetched} />;
  return (
    <>
      {fetched && <Failed fetched={fetched} />}
      <Asking />
    </>
  );
};

/** The archive of an account in another écrin, by its link and code, in place of a file. */
export const FromOtherEcrin = (given: OnFetched) => {
  const { formatMessage } = useIntl();
  const known = useShowFetchQuery(undefined, { refetchOnMountOrArgChange: true });
  const isRunning = known.data?.fetch?.status === 'running';
  const { data } = useShowFetchQuery(undefined, { pollingInterval: isRunning ? lookAgainMs : 0 });
  return (
    <section className={styles['part']} aria-labelledby="import-move">
      <div>
        <h2 className="h4" id="import-move">
          {formatMessage(messages.title)}
        </h2>
        <p className="sm dim">{formatMessage(messages.text)}</p>
      </div>
      <Fetching fetched={data?.fetch ?? null} {...given} />
    </section>
  );
};
