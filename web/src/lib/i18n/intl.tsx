import { useLanguage, type Messages } from '@ecrin/ui/language/language-provider.tsx';
import type { Language } from '@ecrin/ui/language/language.ts';
import { use, useMemo, type ReactNode } from 'react';
import { IntlProvider, useIntl } from 'react-intl';

export { useLanguage } from '@ecrin/ui/language/language-provider.tsx';

type Load = () => Promise<{ messages: Messages }>;
const loaders: Record<Language, Load> = {
  fr: () => import('virtual:messages/fr'),
  en: () => import('virtual:messages/en'),
};
const furtherLoaders: Record<Language, Load> = {
  fr: () => import('virtual:messages/fr/further'),
  en: () => import('virtual:messages/en/further'),
};

const loadedFurtherMessages = new Map<Language, Messages>();
const pendingFurtherMessages = new Map<Language, Promise<Messages>>();

/** The messages no first screen uses; cached once loaded, fetched again after a failure. */
export const fetchFurtherMessages = (language: Language): Promise<Messages> => {
  const underway =
    pendingFurtherMessages.get(language) ??
    furtherLoaders[language]().then(({ messages }) => {
      loadedFurtherMessages.set(language, messages);
      return messages;
    });
  pendingFurtherMessages.set(language, underway);
  // React retries the render at once: it must get the same rejected promise, so that the failure is shown.
  underway.catch(() => setTimeout(() => pendingFurtherMessages.delete(language), 1_000));
  return underway;
};

/** The compiled messages of one language; the other language is fetched only when chosen. */
export const loadMessages = async (language: Language) => {
  const [{ messages }] = await Promise.all([
    loaders[language](),
    loadedFurtherMessages.size > 0 ? fetchFurtherMessages(language).catch(() => undefined) : undefined,
  ]);
  return messages;
};

/** Provides its children with the further messages, in the language of the page. */
export const FurtherMessages = ({ children }: { children: ReactNode }) => {
  const { language } = useLanguage();
  const { messages: first } = useIntl();
  const further = loadedFurtherMessages.get(language) ?? use(fetchFurtherMessages(language));
  const messages: Messages = useMemo(() => Object.assign({}, first, further), [first, further]);
  return (
    <IntlProvider locale={language} defaultLocale="fr" messages={messages}>
      {children}
    </IntlProvider>
  );
};
