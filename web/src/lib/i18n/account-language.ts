import { useEffect } from 'react';
import { useGetMeQuery } from '../session/client.api.ts';
import { useLanguage } from './intl.tsx';

/** The page speaks the language of the signed-in account, also on a device that has never heard of it. */
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
