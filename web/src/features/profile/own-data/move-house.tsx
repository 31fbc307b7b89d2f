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
import { useLanguage } from '#lib/i18n/intl.tsx';
import { deviceZone } from '#lib/time/clock.ts';
import { formatDate, formatTime } from '#lib/time/date-format.ts';
import { useConfirmed } from '../confirm/use-confirmed.tsx';
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

/** It is there; what is here stays until the person wants otherwise. */
const Arrived = ({ arrived: { host, at } }: Readonly<{ arrived: NonNullable<MoveState['arrived']> }>) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  return (
    <>
      <Banner tone="good" icon={checkIcon}>
        {formatMessage(messages.arrived, { host, date: formatDate(language, at) })}
      </Banner>
      <p className="sm dim">{formatMessage(messages.arrivedText)}</p>
      <Link href="/app/profile/erasure" {...buttonLook()}>
        {formatMessage(messages.erase)}
      </Link>
    </>
  );
};

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

/** Another écrin fetches everything by itself, by a link and a code. */
const Moving = ({ state }: Readonly<{ state: MoveState }>) => {
  const { formatMessage } = useIntl();
  const formatProblem = useFormatProblem();
  const { run, question } = useConfirmed();
  const [offer, { isLoading, data: address }] = useOfferMoveMutation({ fixedCacheKey: 'move' });
  const { closesAt, arrived } = state;
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
      <Button busy={isLoading} look={isNew ? 'quiet' : 'text'} onClick={() => void create()}>
        {formatMessage(messages.offer, { again: isNew ? 'no' : 'yes' })}
      </Button>
      {question}
    </section>
  );
};

export const MoveHouse = () => {
  const known = useShowMoveQuery(undefined, { refetchOnMountOrArgChange: true });
  const isOpen = (known.data?.closesAt ?? null) !== null;
  const { data } = useShowMoveQuery(undefined, { pollingInterval: isOpen ? lookAgainMs : 0 });
  return data ? <Moving state={data} /> : null;
};
