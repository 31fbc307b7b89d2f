import { Banner } from '@ecrin/ui/banner/banner.tsx';
import { Button, buttonLook } from '@ecrin/ui/button/button.tsx';
import { mailIcon } from '@ecrin/ui/icon/icons.ts';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'wouter';
import { addressToProve } from '../lib/address-to-prove.ts';
import { useGetMeQuery } from '../lib/client.api.ts';
import { homeMessages as messages } from './home.messages.ts';
import styles from './home.module.css';

/** Put away until the tab is closed: asked again on another day, not on every screen. */
const key = 'addressNoticePutAway';

/** One line under the field, never before it: an address that is not confirmed keeps nobody from writing. */
export const AddressNotice = () => {
  const { data: client } = useGetMeQuery();
  const [away, setAway] = useState(() => sessionStorage.getItem(key) !== null);
  if (away || !client || addressToProve(client) === null) return null;
  const putAway = () => {
    sessionStorage.setItem(key, 'yes');
    setAway(true);
  };
  const ways = (
    <span className={styles['ways']}>
      <Link href="/verify" {...buttonLook({ look: 'text' })}><FormattedMessage {...messages.typeCode} /></Link>
      <Button look="text" onClick={putAway}><FormattedMessage {...messages.later} /></Button>
    </span>
  );
  return <Banner tone="info" icon={mailIcon} action={ways}><FormattedMessage {...messages.confirmAddress} /></Banner>;
};
