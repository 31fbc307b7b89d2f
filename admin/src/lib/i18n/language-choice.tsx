import { LanguageSwitch } from '@ecrin/ui/language-switch/language-switch.tsx';
import { useLanguage } from '@ecrin/ui/language/language-provider.tsx';
import type { Language } from '@ecrin/ui/language/language.ts';
import { useIntl } from 'react-intl';
import { libMessages as messages } from '../lib.messages.ts';
import { useUpdateOwnAdminMutation } from '../session/me.api.ts';
import { storedToken } from '../session/session.ts';

/** Applied at once on this device; and saved to the account of the signed-in administrator. */
export const LanguageChoice = () => {
  const { formatMessage } = useIntl();
  const { language, choose } = useLanguage();
  const [update] = useUpdateOwnAdminMutation();
  const chosen = (next: Language) => {
    void choose(next);
    if (storedToken() !== null) void update({ language: next });
  };
  return <LanguageSwitch label={formatMessage(messages.language)} language={language} onChoose={chosen} />;
};
