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
/** Parts of the messages that travel with the screens that need them. `site`: public pages. */
export type MessagePart = 'site' | 'further';
const partLoaders: Record<MessagePart, Record<Language, Load>> = {
  site: { fr: () => import('virtual:messages/fr/site'), en: () => import('virtual:messages/en/site') },
  further: { fr: () => import('virtual:messages/fr/further'), en: () => import('virtual:messages/en/further') },
};

type Key = `${MessagePart}/${Language}`;
const loaded = new Map<Key, Messages>();
const pending = new Map<Key, Promise<Messages>>();
const keyOf = (part: MessagePart, language: Language): Key => `${part}/${language}`;

/** The messages of a part; cached once loaded, fetched again after a failure. */
export const fetchMessagePart = (part: MessagePart, language: Language): Promise<Messages> => {
  const key = keyOf(part, language);
  const underway =
    pending.get(key) ??
    partLoaders[part][language]().then(({ messages }) => {
      loaded.set(key, messages);
      return messages;
    });
  pending.set(key, underway);
  // React retries the render at once: it must get the same rejected promise, so that the failure is shown.
  underway.catch(() => setTimeout(() => pending.delete(key), 1_000));
  return underway;
};

/** The compiled messages of one language, with the parts that are in use; the other language is fetched only when chosen. */
export const loadMessages = async (language: Language) => {
  const used = new Set([...loaded.keys()].map((key): MessagePart => (key.startsWith('site') ? 'site' : 'further')));
  const [{ messages }] = await Promise.all([
    loaders[language](),
    ...[...used].map((part) => fetchMessagePart(part, language).catch(() => undefined)),
  ]);
  return messages;
};

/** Provides its children with the messages of a part, in the language of the page. */
export const WithMessagePart = ({ part, children }: { part: MessagePart; children: ReactNode }) => {
  const { language } = useLanguage();
  const { messages: first } = useIntl();
  const further = loaded.get(keyOf(part, language)) ?? use(fetchMessagePart(part, language));
  const messages: Messages = useMemo(() => Object.assign({}, first, further), [first, further]);
  return (
    <IntlProvider locale={language} defaultLocale="fr" messages={messages}>
      {children}
    </IntlProvider>
  );
};
