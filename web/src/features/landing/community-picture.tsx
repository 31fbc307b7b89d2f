import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { mayPrefetch } from '#lib/page/connection.ts';
import { whenIdle } from '#lib/page/when-idle.ts';
import { leadersMessages as messages } from './leaders.messages.ts';
import englishDark from './pictures/community-en-dark.webp';
import englishLight from './pictures/community-en-light.webp';
import frenchDark from './pictures/community-fr-dark.webp';
import frenchLight from './pictures/community-fr-light.webp';
import styles from './community-picture.module.css';

const pictures = {
  fr: { light: frenchLight, dark: frenchDark },
  en: { light: englishLight, dark: englishDark },
} as const;

/** The scheme whose picture is fetched before it comes near, once the page is drawn and unless data is metered. */
const useSchemeAhead = () => {
  const [scheme, setScheme] = useState<string>();
  useEffect(() => {
    void whenIdle().then(() => mayPrefetch() && setScheme(document.documentElement.dataset['colorScheme']));
  }, []);
  return scheme;
};

/** The page of a community as its members see it. Only the one of the current scheme is shown, and so fetched. */
export const CommunityPicture = () => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const ahead = useSchemeAhead();
  return (['light', 'dark'] as const).map((scheme) => (
    <img
      key={scheme}
      className={styles['picture']}
      data-scheme={scheme}
      src={pictures[language][scheme]}
      width={520}
      height={859}
      alt={formatMessage(messages.picture)}
      loading={scheme === ahead ? 'eager' : 'lazy'}
      decoding="async"
    />
  ));
};
