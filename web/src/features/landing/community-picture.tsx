import { useIntl } from 'react-intl';
import { useLanguage } from '#lib/i18n/intl.tsx';
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

/** The page of a community as its members see it. Only the one of the current scheme is shown, and so fetched, once it comes near. */
export const CommunityPicture = () => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  return (['light', 'dark'] as const).map((scheme) => (
    <img
      key={scheme}
      className={styles['picture']}
      data-scheme={scheme}
      src={pictures[language][scheme]}
      width={520}
      height={859}
      alt={formatMessage(messages.picture)}
      loading="lazy"
      decoding="async"
    />
  ));
};
