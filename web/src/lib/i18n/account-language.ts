import { useEffect } from 'react';
import { useGetMeQuery } from '../session/client.api.ts';
import { useLanguage } from './intl.tsx';

/** The page uses the language of the signed-in account, also on a new device. */
export const useAccountLanguage = () => {
  const account = useGetMeQuery().data?.language;
  const { language, choose } = useLanguage();
  useEffect(() => {
    // Without its messages the page stays as it is.
    if (account && account !== language) choose(account).catch(() => {});
    // A choice made on the page is already on its way to the account.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [account]);
};
