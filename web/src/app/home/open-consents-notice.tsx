import { lockIcon } from '@ecrin/ui/icon/icons.ts';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';
import { useListConsentsQuery } from '#lib/api/consents.api.ts';
import { storedUserId } from '#lib/session/session.ts';
import { homeMessages as messages } from './home.messages.ts';
import { isNoticeDay, noticeShown } from './notice-days.ts';
import { NoticeLine } from './notice-line.tsx';

const dayKey = () => `consentNotice:${storedUserId() ?? ''}`;
/** The host that was asked about, and put away: about that one nobody is asked again here. */
const hostKey = () => `consentNoticeHost:${storedUserId() ?? ''}`;

/** The host that something could be sent to of which the person said neither yes nor no; null: there is none to ask about; undefined: not known. */
const useOpenHost = (skip: boolean): string | null | undefined => {
  const { data } = useListConsentsQuery(undefined, { skip });
  if (skip || !data) return undefined;
  const host = data.items.find(({ state }) => state === 'never')?.host ?? null;
  return host === localStorage.getItem(hostKey()) ? null : host;
};

/** What is asked about, and putting it away. `host` undefined: not known yet. */
export const useOpenConsents = (today: string) => {
  const [away, setAway] = useState(() => !isNoticeDay(localStorage.getItem(dayKey()), today));
  const host = useOpenHost(away);
  useEffect(() => {
    // Not looked for at every start where there is nothing to ask.
    if (host !== undefined) localStorage.setItem(dayKey(), noticeShown(today, host === null ? 'dismissed' : 'shown'));
  }, [host, today]);
  const dismiss = () => {
    localStorage.setItem(hostKey(), host ?? '');
    setAway(true);
  };
  return { host: away ? null : host, dismiss };
};

type Props = Readonly<{ host: string; onDismiss: () => void }>;

/** Asks once, below the field: what could be sent elsewhere, and is not without a yes. */
export const OpenConsentsNotice = ({ host, onDismiss }: Props) => (
  <NoticeLine name={useIntl().formatMessage(messages.consents)} icon={lockIcon} onDismiss={onDismiss}>
    <FormattedMessage {...messages.consentsOpen} values={{ host }} />{' '}
    <Link href="/app/profile/consents" className="link">
      <FormattedMessage {...messages.consentsChoose} />
    </Link>
  </NoticeLine>
);
