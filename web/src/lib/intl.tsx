import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { IntlProvider, type IntlConfig } from 'react-intl';
import { keepLanguage, type Language } from './language.ts';

type Messages = NonNullable<IntlConfig['messages']>;

const loaders: Record<Language, () => Promise<{ messages: Messages }>> = {
  fr: () => import('virtual:messages/fr'),
  en: () => import('virtual:messages/en'),
};

/** The compiled sentences of one language; the other one is fetched only when asked for. */
export const loadMessages = async (language: Language) => (await loaders[language]()).messages;

type Choice = Readonly<{ language: Language; choose: (language: Language) => Promise<void> }>;
const LanguageChoice = createContext<Choice>({ language: 'fr', choose: async () => {} });

/** The language of the page, and how to change it at once: cookie, `html lang` and every sentence follow. */
export const useLanguage = () => useContext(LanguageChoice);

export type LanguageProviderProps = Readonly<{ initial: Readonly<{ language: Language; messages: Messages }>; children: ReactNode }>;

export const LanguageProvider = ({ initial, children }: LanguageProviderProps) => {
  const [shown, show] = useState(initial);
  useEffect(() => {
    document.documentElement.lang = shown.language;
  }, [shown.language]);
  const choice = useMemo<Choice>(
    () => ({
      language: shown.language,
      choose: async (language) => {
        keepLanguage(language);
        show({ language, messages: await loadMessages(language) });
      },
    }),
    [shown.language],
  );
  return (
    <LanguageChoice value={choice}>
      <IntlProvider locale={shown.language} defaultLocale="fr" messages={shown.messages}>
        {children}
      </IntlProvider>
    </LanguageChoice>
  );
};
