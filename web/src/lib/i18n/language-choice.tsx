import { LanguageSwitch } from '@ecrin/ui/language-switch/language-switch.tsx';
import type { Language } from '@ecrin/ui/language/language.ts';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useGetMeQuery, useUpdateClientMutation } from '../session/client.api.ts';
import { storedUserId } from '../session/session.ts';
import { useLanguage } from './intl.tsx';
import { languageMessages as messages } from './language.messages.ts';

/** Applied on this device at once, and saved to the account of the signed-in person. */
export const LanguageChoice = () => {
  const { formatMessage } = useIntl();
  const { language, choose } = useLanguage();
  const [updateClient] = useUpdateClientMutation();
  const chosen = async (next: Language) => {
    const id = storedUserId();
    await choose(next);
    if (id !== null) void updateClient({ id, body: { language: next } });
  };
  return (
    <LanguageSwitch label={formatMessage(messages.choice)} language={language} onChoose={(next) => void chosen(next)} />
  );
};

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
