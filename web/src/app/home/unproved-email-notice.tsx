import { mailIcon } from '@ecrin/ui/icon/icons.ts';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';
import { useGetMeQuery } from '#lib/session/client.api.ts';
import { storedUserId } from '#lib/session/session.ts';
import { changeEmailHref, isEmailTaken, unprovedEmail } from '#lib/session/unproved-email.ts';
import { homeMessages as messages } from './home.messages.ts';
import { isNoticeDay, noticeShown } from './notice-days.ts';
import { NoticeLine } from './notice-line.tsx';

const keyOf = (userId: string) => `addressNotice:${userId}`;

/** Below the field, never above it, and on one day of a few: an unproved address must not block writing. */
export const UnprovedEmailNotice = ({ today }: { today: string }) => {
  const { formatMessage } = useIntl();
  const { data: client } = useGetMeQuery();
  const key = keyOf(storedUserId() ?? '');
  const [away, setAway] = useState(() => !isNoticeDay(localStorage.getItem(key), today));
  if (away || !client || unprovedEmail(client) === null) return null;
  const taken = isEmailTaken(client);
  localStorage.setItem(key, noticeShown(today));
  const dismiss = () => {
    localStorage.setItem(key, noticeShown(today, 'dismissed'));
    setAway(true);
  };
  return (
    <NoticeLine name={formatMessage(messages.address)} icon={mailIcon} onDismiss={dismiss}>
      <FormattedMessage {...(taken ? messages.addressTaken : messages.confirmAddress)} />{' '}
      <Link href={taken ? changeEmailHref : '/verify'} className="link">
        <FormattedMessage {...(taken ? messages.changeAddress : messages.confirmNow)} />
      </Link>
    </NoticeLine>
  );
};
