import { IconButton } from '@ecrin/ui/button/button.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { crossIcon, mailIcon } from '@ecrin/ui/icon/icons.ts';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';
import { useGetMeQuery } from '#lib/session/client.api.ts';
import { unprovedEmail } from '#lib/session/unproved-email.ts';
import { homeMessages as messages } from './home.messages.ts';
import styles from './home.module.css';

/** Put away until the tab is closed: asked again on another day, not on every screen. */
const key = 'addressNoticePutAway';

/** One line under the field, never before it: an address that is not confirmed keeps nobody from writing. */
export const UnprovedEmailNotice = () => {
  const { formatMessage } = useIntl();
  const { data: client } = useGetMeQuery();
  const [away, setAway] = useState(() => sessionStorage.getItem(key) !== null);
  if (away || !client || unprovedEmail(client) === null) return null;
  const putAway = () => {
    sessionStorage.setItem(key, 'yes');
    setAway(true);
  };
  return (
    <aside className={styles['address']} aria-label={formatMessage(messages.address)}>
      <Icon of={mailIcon} size="sm" />
      <p>
        <FormattedMessage {...messages.confirmAddress} />{' '}
        <Link href="/verify" className="link">
          <FormattedMessage {...messages.confirmNow} />
        </Link>
      </p>
      <IconButton label={formatMessage(messages.later)} onClick={putAway}>
        <Icon of={crossIcon} size="sm" />
      </IconButton>
    </aside>
  );
};
