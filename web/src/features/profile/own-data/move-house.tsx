import { copyText } from '@ecrin/browser/page/copy-text.ts';
import { showToast } from '@ecrin/browser/page/toasts.ts';
import type { MoveAddress, MoveState } from '@ecrin/contracts/export/move.ts';
import { Banner } from '@ecrin/ui/banner/banner.tsx';
import { Button, buttonLook } from '@ecrin/ui/button/button.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { checkIcon, copyIcon } from '@ecrin/ui/icon/icons.ts';
import { useIntl } from 'react-intl';
import { Link } from 'wouter';
import { useCommandFeedback, useFormatProblem } from '#lib/api/problem-feedback.ts';
import { useConfirmed } from '#lib/confirm/use-confirmed.tsx';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { deviceZone } from '#lib/time/clock.ts';
import { formatDate, formatTime } from '#lib/time/date-format.ts';
import { moveMessages as messages } from './move.messages.ts';
import { useOfferMoveMutation, useShowMoveQuery, useWithdrawMoveMutation } from './own-data.api.ts';
import styles from './own-data.module.css';

const lookAgainMs = 3_000;

/** Code and link are told apart: whoever has one of them has nothing. */
const Offered = ({ address: { link, code } }: Readonly<{ address: MoveAddress }>) => {
  const { formatMessage } = useIntl();
  const copy = async () => {
    const copied = await copyText(link);
    showToast({
      tone: copied ? 'done' : 'error',
      message: formatMessage(copied ? messages.copied : messages.notCopied),
    });
  };
  return (
    <div className={styles['offered']}>
      <p className="sm">{formatMessage(messages.how)}</p>
      <p className={styles['link']}>{link}</p>
      <Button onClick={() => void copy()}>
        <Icon of={copyIcon} size="sm" />
        {formatMessage(messages.copy)}
      </Button>
      <p className="label">{formatMessage(messages.code)}</p>
      <p className={styles['moveCode']}>
        <span className="num">{code.slice(0, 3)}</span> <span className="num">{code.slice(3)}</span>
      </p>
    </div>
  );
};

/** Until when it opens, and a way to close it before. */
const Open = ({ closesAt }: Readonly<{ closesAt: string }>) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const withFeedback = useCommandFeedback();
  const [withdraw, { isLoading }] = useWithdrawMoveMutation();
  const time = formatTime(language, { occurredAt: closesAt, timeZone: deviceZone() });
  return (
    <>
      <p className="sm dim">{formatMessage(messages.open, { date: formatDate(language, closesAt), time })}</p>
      <Button busy={isLoading} onClick={() => void withFeedback(withdraw().unwrap())}>
        {formatMessage(messages.withdraw)}
      </Button>
    </>
  );
};

type OfArrived = Readonly<{ arrived: NonNullable<MoveState['arrived']> }>;

/** Somebody has the file: no more is known. */
const HandedOver = ({ arrived: { host, at } }: OfArrived) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const time = formatTime(language, { occurredAt: at, timeZone: deviceZone() });
  return (
    <>
      <Banner tone="info">{formatMessage(messages.handedOver, { host, date: formatDate(language, at), time })}</Banner>
      <p className="sm dim">{formatMessage(messages.handedOverText, { host })}</p>
    </>
  );
};

/** It entered there; what is here stays until the person wants otherwise. */
const Brought = ({ arrived: { host, thoughts: of, brought } }: OfArrived) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  if (!brought) return null;
  const date = formatDate(language, brought.at);
  const { thoughts } = brought;
  return (
    <>
      <Banner tone="good" icon={checkIcon}>
        {formatMessage(messages.brought, { host, date, thoughts, known: of === null ? 'no' : 'yes', of: of ?? 0 })}
      </Banner>
      <p className="sm dim">{formatMessage(messages.broughtText)}</p>
      <Link href="/app/profile/erasure" {...buttonLook()}>
        {formatMessage(messages.erase)}
      </Link>
    </>
  );
};

const Arrived = ({ arrived }: OfArrived) =>
  arrived.brought ? <Brought arrived={arrived} /> : <HandedOver arrived={arrived} />;

type OfferProps = Readonly<{ state: MoveState; address: MoveAddress | undefined }>;

/** A link can be shown by the page that asked for it only: nobody keeps it. */
const Offer = ({ state: { closesAt }, address }: OfferProps) => {
  if (closesAt === null) return null;
  return (
    <>
      {address?.closesAt === closesAt && <Offered address={address} />}
      <Open closesAt={closesAt} />
    </>
  );
};

/** Something of it is still to come: the other écrin has not said that it ended. */
const isUnderWay = ({ closesAt, arrived }: MoveState): boolean =>
  closesAt !== null || (arrived !== null && arrived.brought === null);

/** Another écrin fetches everything by itself, by a link and a code. */
const Moving = ({ state }: Readonly<{ state: MoveState }>) => {
  const { formatMessage } = useIntl();
  const formatProblem = useFormatProblem();
  const { run, question } = useConfirmed();
  const [offer, { isLoading, data: address }] = useOfferMoveMutation({ fixedCacheKey: 'move' });
  const { closesAt, arrived, keyPrint: print } = state;
  const isNew = closesAt === null && arrived === null;
  const create = async () => {
    const { error } = await run(() => offer());
    if (error) showToast({ tone: 'error', message: formatProblem(error) ?? '' });
  };
  return (
    <section className={`${styles['aside']} ${styles['rest']}`}>
      <h2 className="h4">{formatMessage(messages.title)}</h2>
      {arrived ? <Arrived arrived={arrived} /> : <p className="sm dim">{formatMessage(messages.text)}</p>}
      <Offer state={state} address={address} />
      {isUnderWay(state) && <p className="sm dim">{formatMessage(messages.print, { print })}</p>}
      <Button busy={isLoading} look={isNew ? 'quiet' : 'text'} onClick={() => void create()}>
        {formatMessage(messages.offer, { again: isNew ? 'no' : 'yes' })}
      </Button>
      {question}
    </section>
  );
};

export const MoveHouse = () => {
  const known = useShowMoveQuery(undefined, { refetchOnMountOrArgChange: true });
  const isAwaited = known.data !== undefined && isUnderWay(known.data);
  const { data } = useShowMoveQuery(undefined, { pollingInterval: isAwaited ? lookAgainMs : 0 });
  return data ? <Moving state={data} /> : null;
};
