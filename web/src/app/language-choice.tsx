import { LanguageSwitch } from '@ecrin/ui/language-switch/language-switch.tsx';
import { useIntl } from 'react-intl';
import { useUpdateClientMutation } from '../features/account/account.api.ts';
import { useLanguage } from '../lib/intl.tsx';
import type { Language } from '../lib/language.ts';
import { storedUserId } from '../lib/session.ts';
import { appMessages as messages } from './app.messages.ts';

/** At once on this device; and kept with the account of whoever is logged in. */
export const LanguageChoice = () => {
  const { formatMessage } = useIntl();
  const { language, choose } = useLanguage();
  const [updateClient] = useUpdateClientMutation();
  const chosen = (next: Language) => {
    const id = storedUserId();
    void choose(next);
    if (id !== null) void updateClient({ id, body: { language: next } });
  };
  return <LanguageSwitch label={formatMessage(messages.language)} language={language} onChoose={chosen} />;
};
