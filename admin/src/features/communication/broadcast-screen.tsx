import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import { shortDateTime } from '@ecrin/browser/time/short-date.ts';
import type { BroadcastDetail } from '@ecrin/contracts/broadcast/broadcast.ts';
import { languages } from '@ecrin/domain/kernel/language.ts';
import { buttonLook } from '@ecrin/ui/button/button.tsx';
import { EmptyState } from '@ecrin/ui/empty-state/empty-state.tsx';
import { useLanguage } from '@ecrin/ui/language/language-provider.tsx';
import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link, useParams } from 'wouter';
import { clientName } from '#lib/inbox/client-name.ts';
import { BackLink } from '#lib/page/back-link.tsx';
import { LoadFailed } from '#lib/page/load-failed.tsx';
import { Facts, Panel } from '#lib/panel/panel.tsx';
import { BroadcastActs } from './broadcast-acts.tsx';
import { BroadcastForm } from './broadcast-form.tsx';
import { BroadcastState } from './broadcast-state.tsx';
import { useFindBroadcastQuery, useFindBroadcastState } from './communication.api.ts';
import { communicationMessages as messages } from './communication.messages.ts';
import { draftOf } from './draft.ts';
import { LeftOutPanel } from './left-out-panel.tsx';
import { RecipientsPanel } from './recipients-panel.tsx';
import { selectorOf } from './selector.ts';
import styles from './communication.module.css';

type DetailProps = Readonly<{ broadcast: BroadcastDetail }>;

/** How often it is asked for, in ms: what is due or under way changes by the second, and what was sent while it is read; a draft is the writer’s. */
const pollingOf = ({ state, sendAt }: BroadcastDetail): number => {
  if (state === 'draft') return 0;
  const isDue = sendAt !== null && Date.parse(sendAt) < Date.now() + 60_000;
  return state === 'sending' || (state === 'scheduled' && isDue) ? 1_500 : 10_000;
};

const Words = ({ broadcast: { words } }: DetailProps) => {
  const { formatMessage } = useIntl();
  const written = languages.flatMap((lang) => (words?.[lang] ? [{ lang, ...words[lang] }] : []));
  return (
    <Panel title={formatMessage(messages.what)}>
      {written.length === 0 && <p className="sm dim">{formatMessage(messages.wordsGone)}</p>}
      {written.map(({ lang, title, body }) => (
        <article key={lang} lang={lang} className={styles['words']}>
          <h3>{title}</h3>
          <p>{body}</p>
        </article>
      ))}
    </Panel>
  );
};

const useFacts = () => {
  const { formatMessage, formatNumber } = useIntl();
  const { language } = useLanguage();
  const at = (label: string, instant: string | null) =>
    instant === null ? [] : [[label, shortDateTime(instant, language)] as const];
  return ({ form, figures, sendAt, until, byName, by, endedAt, recipient }: BroadcastDetail) => {
    const isAnnouncement = form === 'announcement';
    return [
      ...(recipient
        ? [
            [
              formatMessage(messages.recipient),
              <Link key="for" href={`/admin/clients/${recipient.clientId}`} className="link">
                {clientName(recipient)}
              </Link>,
            ] as const,
          ]
        : []),
      [formatMessage(messages.by), byName ?? by] as const,
      ...at(formatMessage(isAnnouncement ? messages.from : messages.at), sendAt),
      ...at(formatMessage(messages.until), until),
      ...at(formatMessage(messages.endedAt), endedAt),
      ...(isAnnouncement
        ? [[formatMessage(messages.dismissed), formatNumber(figures.dismissed)] as const]
        : [
            [formatMessage(messages.columnReached), formatNumber(figures.reached)] as const,
            [formatMessage(messages.notReached), formatNumber(figures.leftOut)] as const,
            [formatMessage(messages.columnDelivered), formatNumber(figures.delivered)] as const,
            [formatMessage(messages.columnOpened), formatNumber(figures.opened)] as const,
            [formatMessage(messages.unsubscribed), formatNumber(figures.unsubscribed)] as const,
          ]),
    ];
  };
};

const Blocked = ({ broadcast: { blocked } }: DetailProps) => {
  const { formatMessage, formatNumber } = useIntl();
  if (blocked.length === 0) return null;
  return (
    <Panel title={formatMessage(messages.blocked)}>
      <Facts
        facts={blocked.map(({ channel, reason, clients }) => [
          formatMessage(messages.blockedBy, { channel, reason: selectorOf(reason) }),
          formatNumber(clients),
        ])}
      />
    </Panel>
  );
};

const Recipients = ({ broadcast }: DetailProps) =>
  broadcast.form === 'message' &&
  broadcast.state !== 'scheduled' && (
    <RecipientsPanel broadcastId={broadcast.broadcastId} pollingInterval={pollingOf(broadcast)} />
  );

const Detail = ({ broadcast }: DetailProps) => {
  const { formatMessage } = useIntl();
  const factsOf = useFacts();
  return (
    <>
      <div className={styles['between']}>
        <h1 className="display" data-level="2" tabIndex={-1}>
          {broadcast.words?.fr?.title ?? broadcast.words?.en?.title ?? formatMessage(messages.untitled)}
        </h1>
        <BroadcastState broadcast={broadcast} />
      </div>
      <BroadcastActs broadcast={broadcast} />
      <div className={styles['halves']}>
        <Words broadcast={broadcast} />
        <div className={styles['stack']}>
          <Panel title={formatMessage(messages.figures)}>
            <Facts facts={factsOf(broadcast)} />
          </Panel>
          <Blocked broadcast={broadcast} />
        </div>
      </div>
      <LeftOutPanel broadcast={broadcast} />
      <Recipients broadcast={broadcast} />
    </>
  );
};

const Unknown = () => {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      level={1}
      title={formatMessage(messages.unknown)}
      action={
        <Link href="/admin/communication" {...buttonLook({ look: 'primary' })}>
          {formatMessage(messages.title)}
        </Link>
      }
    />
  );
};

const DraftPart = ({ broadcast }: DetailProps) => {
  const { formatMessage } = useIntl();
  const [known] = useState(() => draftOf(broadcast, new Date()));
  return (
    <>
      <div className={styles['between']}>
        <h1 className="display" data-level="2" tabIndex={-1}>
          {formatMessage(messages.draft)}
        </h1>
        <BroadcastActs broadcast={broadcast} />
      </div>
      <BroadcastForm broadcastId={broadcast.broadcastId} known={known} />
    </>
  );
};

const Found = ({ broadcast }: DetailProps) => {
  const { formatMessage } = useIntl();
  return (
    <>
      <BackLink to="/admin/communication">{formatMessage(messages.title)}</BackLink>
      {broadcast.state === 'draft' ? <DraftPart broadcast={broadcast} /> : <Detail broadcast={broadcast} />}
    </>
  );
};

const isUnknown = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'broadcast.not-found';

/** One message or announcement: the form while it is a draft, then how it goes. */
export const BroadcastScreen = () => {
  const { formatMessage } = useIntl();
  const { broadcastId } = useParams<{ broadcastId: string }>();
  const { currentData: known } = useFindBroadcastState(broadcastId);
  const { data, error, refetch } = useFindBroadcastQuery(broadcastId, {
    refetchOnMountOrArgChange: true,
    pollingInterval: known ? pollingOf(known) : 0,
    skipPollingIfUnfocused: true,
  });
  usePageTitle(formatMessage(messages.title));
  if (isUnknown(error)) return <Unknown />;
  if (data) return <Found broadcast={data} />;
  return error ? (
    <LoadFailed title={formatMessage(messages.listMissing)} onRetry={() => void refetch()} />
  ) : (
    <Skeleton label={formatMessage(messages.listLoading)} lines={[38, 64, 94]} />
  );
};
