import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { IntlProvider, type IntlConfig } from 'react-intl';
import { saveLanguage, type Language } from './language.ts';

export type Messages = NonNullable<IntlConfig['messages']>;
type LanguageContextValue = Readonly<{ language: Language; choose: (language: Language) => Promise<void> }>;
const LanguageContext = createContext<LanguageContextValue>({ language: 'fr', choose: async () => {} });

/** The language of the page, and how to change it at once: cookie, `html lang` and every sentence follow. */
export const useLanguage = () => useContext(LanguageContext);

export type LanguageProviderProps = Readonly<{
  initial: Readonly<{ language: Language; messages: Messages }>;
  /** Loads the messages of the other language on demand. */
  load: (language: Language) => Promise<Messages>;
  children: ReactNode;
}>;

export const LanguageProvider = ({ initial, load, children }: LanguageProviderProps) => {
  const [shown, show] = useState(initial);
  useEffect(() => {
    document.documentElement.lang = shown.language;
  }, [shown.language]);
  const choice = useMemo<LanguageContextValue>(
    () => ({
      language: shown.language,
      choose: async (language) => {
        const messages = await load(language);
        saveLanguage(language);
        show({ language, messages });
      },
    }),
    [shown.language, load],
  );
  return (
    <LanguageContext value={choice}>
      <IntlProvider locale={shown.language} defaultLocale="fr" messages={shown.messages}>
        {children}
      </IntlProvider>
    </LanguageContext>
  );
};
