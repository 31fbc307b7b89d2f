import { LanguageSwitch } from '@ecrin/ui/language-switch/language-switch.tsx';
import type { Language } from '@ecrin/ui/language/language.ts';
import { useIntl } from 'react-intl';
import { saveLanguage } from '../session/save-language.ts';
import { storedUserId } from '../session/session.ts';
import { useLanguage } from './intl.tsx';
import { languageMessages as messages } from './language.messages.ts';

/** Applied on this device at once, and saved to the account of the signed-in person. */
export const LanguageChoice = () => {
  const { formatMessage } = useIntl();
  const { language, choose } = useLanguage();
  const chosen = async (next: Language) => {
    const id = storedUserId();
    await choose(next);
    if (id !== null) await saveLanguage(id, next);
  };
  return (
    <LanguageSwitch
      label={formatMessage(messages.choice)}
      language={language}
      onChoose={(next) => void chosen(next).catch(() => undefined)}
    />
  );
};
