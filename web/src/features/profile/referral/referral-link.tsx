import { copyText } from '@ecrin/browser/page/copy-text.ts';
import { showToast } from '@ecrin/browser/page/toasts.ts';
import { shortDate } from '@ecrin/browser/time/short-date.ts';
import type { Referral } from '@ecrin/contracts/client/referral.ts';
import { Banner } from '@ecrin/ui/banner/banner.tsx';
import { Button } from '@ecrin/ui/button/button.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { copyIcon, shareIcon } from '@ecrin/ui/icon/icons.ts';
import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import { useIntl } from 'react-intl';
import { WhyEmptyLine } from '#lib/empty/why-empty.tsx';
import { useGetReferralQuery } from '../profile.api.ts';
import { referralMessages as messages } from './referral.messages.ts';
import styles from '../profile.module.css';

const isCalledOff = (error: unknown) => error instanceof Error && error.name === 'AbortError';

/** Shares by the system's share sheet, or copies; shows when either fails. */
export const useShare = () => {
  const { formatMessage } = useIntl();
  const share = async (url: string) => {
    try {
      await navigator.share({ title: 'Écrin', text: formatMessage(messages.shareText), url });
    } catch (error) {
      // Also reached in a browser without `navigator.share`.
      if (!isCalledOff(error)) showToast({ tone: 'error', message: formatMessage(messages.shareUnsupported) });
    }
  };
  const copy = async (words: string) => {
    const copied = await copyText(words);
    showToast({
      tone: copied ? 'done' : 'error',
      message: formatMessage(copied ? messages.copied : messages.copyFailed),
    });
  };
  return { share, copy };
};

const Friends = ({ friends }: Pick<Referral, 'friends'>) => {
  const { formatMessage } = useIntl();
  if (friends.length === 0) return <WhyEmptyLine>{formatMessage(messages.none)}</WhyEmptyLine>;
  return (
    <div>
      <h2 className="label">{formatMessage(messages.joined, { count: friends.length })}</h2>
      <ul className={styles['friends']}>
        {friends.map(({ firstname, joinedAt }) => (
          <li key={joinedAt + firstname}>
            <span>{firstname ?? formatMessage(messages.erased)}</span>
            <time className="sm dim" dateTime={joinedAt}>
              {shortDate(joinedAt)}
            </time>
          </li>
        ))}
      </ul>
    </div>
  );
};

const Invitation = ({ referral: { code, link, friends } }: { referral: Referral }) => {
  const { formatMessage } = useIntl();
  const { copy, share } = useShare();
  return (
    <>
      <div className={styles['code']}>
        <p>
          <span className="label">{formatMessage(messages.code)}</span> <b className="num">{code}</b>
        </p>
        <p className="sm dim">{link}</p>
      </div>
      <div className={styles['acts']}>
        <Button look="primary" onClick={() => void share(link)}>
          <Icon of={shareIcon} />
          {formatMessage(messages.share)}
        </Button>
        <Button onClick={() => void copy(link)}>
          <Icon of={copyIcon} />
          {formatMessage(messages.copy)}
        </Button>
      </div>
      <Friends friends={friends} />
    </>
  );
};

/** The referral code, its link, and who signed up with it. */
export const ReferralLink = () => {
  const { formatMessage } = useIntl();
  const { data: referral, isError, refetch } = useGetReferralQuery(undefined, { refetchOnMountOrArgChange: true });
  const again = (
    <Button look="text" onClick={() => void refetch()}>
      {formatMessage(messages.retry)}
    </Button>
  );
  return (
    <section className={styles['part']}>
      {referral && <Invitation referral={referral} />}
      {!referral &&
        (isError ? (
          <Banner tone="warn" action={again}>
            {formatMessage(messages.missing)}
          </Banner>
        ) : (
          <Skeleton label={formatMessage(messages.loading)} lines={[36, 64]} />
        ))}
    </section>
  );
};
