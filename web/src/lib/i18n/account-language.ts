import type { Language } from '@ecrin/ui/language/language.ts';
import { useEffect, useRef } from 'react';
import { useGetMeQuery } from '../session/client.api.ts';
import { useLanguage } from './intl.tsx';

/** The page uses the language of the signed-in account, also on a new device. What was chosen on the page is already on its way to the account. */
export const useAccountLanguage = () => {
  const account = useGetMeQuery().data?.language;
  const { language, choose } = useLanguage();
  /** What the page began with; null once the account is known. */
  const began = useRef<Language | null>(language);
  useEffect(() => {
    if (!account) return;
    const isChosen = began.current !== null && began.current !== language;
    began.current = null;
    // Without its messages the page stays as it is.
    if (account !== language && !isChosen) choose(account).catch(() => {});
    // oxlint-disable-next-line react/exhaustive-deps
  }, [account]);
};
