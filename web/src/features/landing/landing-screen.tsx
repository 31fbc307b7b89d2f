import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import { buttonLook } from '@ecrin/ui/button/button.tsx';
import { StoneSprite } from '@ecrin/ui/stone/stone-sprite.tsx';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'wouter';
import { LanguageChoice } from '#lib/i18n/language-choice.tsx';
import { landingMessages as messages } from './landing.messages.ts';
import { Promises } from './promises.tsx';
import { SiteFoot, SiteTop } from './site-top.tsx';
import { Strand } from './strand.tsx';
import { Vignettes } from './vignettes.tsx';
import styles from './landing.module.css';

export const LandingScreen = () => {
  const { formatMessage } = useIntl();
  usePageTitle(formatMessage(messages.title));
  // The browser looked for the part of the page before it was drawn.
  useEffect(() => document.getElementById(location.hash.slice(1))?.scrollIntoView(), []);
  return (
    <>
      <StoneSprite />
      <SiteTop languages={<LanguageChoice />} />
      <main id="content">
        <section className={styles['hero']}>
          <h1 tabIndex={-1}>{formatMessage(messages.hero)}</h1>
          <p>{formatMessage(messages.lead)}</p>
          <Link href="/register" {...buttonLook({ look: 'primary', size: 'lg' })}>
            {formatMessage(messages.firstThought)}
          </Link>
        </section>
        <Strand />
        <section className={styles['band']} id="gestures">
          <h2 className="display">{formatMessage(messages.gestures)}</h2>
          <Vignettes />
        </section>
        <Promises />
        <section className={styles['close']}>
          <h2 className="display">{formatMessage(messages.closing)}</h2>
          <Link href="/register" {...buttonLook({ look: 'quiet', size: 'lg' })}>
            {formatMessage(messages.open)}
          </Link>
        </section>
      </main>
      <SiteFoot />
    </>
  );
};
