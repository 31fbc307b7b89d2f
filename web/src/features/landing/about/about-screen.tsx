import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import { buttonLook } from '@ecrin/ui/button/button.tsx';
import { useIntl } from 'react-intl';
import { Link } from 'wouter';
import { LanguageChoice } from '#lib/i18n/language-choice.tsx';
import { CommunityPicture } from '../community-picture.tsx';
import { SiteFoot, SiteTop } from '../site-top.tsx';
import { aboutMessages as messages } from './about.messages.ts';
import styles from './about.module.css';

const parts = [
  [messages.why, messages.whyText],
  [messages.how, messages.howText],
  [messages.never, messages.neverText],
  [messages.leaders, messages.leadersText],
] as const;

export const AboutScreen = () => {
  const { formatMessage } = useIntl();
  usePageTitle(formatMessage(messages.title));
  return (
    <>
      <SiteTop languages={<LanguageChoice />} />
      <main id="content" className={styles['about']}>
        <h1 className="display" tabIndex={-1}>
          {formatMessage(messages.heading)}
        </h1>
        <dl>
          {parts.map(([title, text]) => (
            <div key={title.id}>
              <dt className="h4">{formatMessage(title)}</dt>
              <dd>
                {formatMessage(text)}
                {title === messages.leaders && <CommunityPicture />}
              </dd>
            </div>
          ))}
        </dl>
        <Link href="/register" {...buttonLook({ look: 'primary', size: 'lg' })}>
          {formatMessage(messages.start)}
        </Link>
      </main>
      <SiteFoot />
    </>
  );
};
