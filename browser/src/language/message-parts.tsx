import { useLanguage, type Messages } from '@ecrin/ui/language/language-provider.tsx';
import { readLanguage, type Language } from '@ecrin/ui/language/language.ts';
import { use, useMemo, type ComponentType, type ReactNode } from 'react';
import { IntlProvider, useIntl } from 'react-intl';

type Load = () => Promise<{ messages: Messages }>;
type ByLanguage = Readonly<Record<Language, Load>>;
type LoadScreen<Props> = () => Promise<ComponentType<Props>>;

/** A failed part can be fetched again after this time, in ms. */
const failureRetryDelayMs = 1_000;

/** What has been loaded, by part and language. */
const createPartCache = <Part extends string>(parts: Readonly<Record<Part, ByLanguage>>) => {
  type Key = `${Part}/${Language}`;
  const loaded = new Map<Key, Messages>();
  const pending = new Map<Key, Promise<Messages>>();
  const keyOf = (part: Part, language: Language): Key => `${part}/${language}`;
  return {
    find: (part: Part, language: Language) => loaded.get(keyOf(part, language)),
    used: () => (Object.keys(parts) as Part[]).filter((part) => [...loaded.keys()].some((key) => key.startsWith(part))),
    /** Cached once loaded, fetched again after a failure. */
    fetch: (part: Part, language: Language): Promise<Messages> => {
      const key = keyOf(part, language);
      const underway =
        pending.get(key) ??
        parts[part][language]().then(({ messages }) => {
          loaded.set(key, messages);
          return messages;
        });
      pending.set(key, underway);
      // React retries the render at once: it must get the same rejected promise, so that the failure is shown.
      underway.catch(() => setTimeout(() => pending.delete(key), failureRetryDelayMs));
      return underway;
    },
  };
};

/** Messages that every screen may need, and parts that travel with the screens that need them. */
export const createMessageParts = <Part extends string>(
  first: ByLanguage,
  parts: Readonly<Record<Part, ByLanguage>>,
) => {
  const cache = createPartCache(parts);

  /** The compiled messages of one language, with the parts that are in use; the other language is fetched only when chosen. */
  const loadMessages = async (language: Language): Promise<Messages> => {
    const [{ messages }] = await Promise.all([
      first[language](),
      ...cache.used().map((part) => cache.fetch(part, language).catch(() => undefined)),
    ]);
    return messages;
  };

  /** Provides its children with the messages of a part, in the language of the page. */
  const WithMessagePart = ({ part, children }: { part: Part; children: ReactNode }) => {
    const { language } = useLanguage();
    const { messages: own } = useIntl();
    const further = cache.find(part, language) ?? use(cache.fetch(part, language));
    const messages: Messages = useMemo(() => Object.assign({}, own, further), [own, further]);
    return (
      <IntlProvider locale={language} defaultLocale="fr" messages={messages}>
        {children}
      </IntlProvider>
    );
  };

  /** A screen, or a part of one, loaded together with a part of the messages. */
  const withMessages =
    <Props extends object>(part: Part, load: LoadScreen<Props>): LoadScreen<Props> =>
    async () => {
      const [Screen] = await Promise.all([load(), cache.fetch(part, readLanguage())]);
      return (props) => (
        <WithMessagePart part={part}>
          <Screen {...props} />
        </WithMessagePart>
      );
    };

  return { loadMessages, withMessages };
};
