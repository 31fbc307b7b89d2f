import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { IntlProvider, type IntlConfig } from 'react-intl';
import { keepLanguage, type Language } from './language.ts';

export type Messages = NonNullable<IntlConfig['messages']>;
type Choice = Readonly<{ language: Language; choose: (language: Language) => Promise<void> }>;
const LanguageChoice = createContext<Choice>({ language: 'fr', choose: async () => {} });

/** The language of the page, and how to change it at once: cookie, `html lang` and every sentence follow. */
export const useLanguage = () => useContext(LanguageChoice);

export type LanguageProviderProps = Readonly<{
  initial: Readonly<{ language: Language; messages: Messages }>;
  /** Fetches the sentences of the other language when it is asked for. */
  load: (language: Language) => Promise<Messages>;
  children: ReactNode;
}>;

export const LanguageProvider = ({ initial, load, children }: LanguageProviderProps) => {
  const [shown, show] = useState(initial);
  useEffect(() => {
    document.documentElement.lang = shown.language;
  }, [shown.language]);
  const choice = useMemo<Choice>(
    () => ({
      language: shown.language,
      choose: async (language) => {
        const messages = await load(language);
        keepLanguage(language);
        show({ language, messages });
      },
    }),
    [shown.language, load],
  );
  return (
    <LanguageChoice value={choice}>
      <IntlProvider locale={shown.language} defaultLocale="fr" messages={shown.messages}>
        {children}
      </IntlProvider>
    </LanguageChoice>
  );
};
