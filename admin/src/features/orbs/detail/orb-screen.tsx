import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import { shortDate } from '@ecrin/browser/time/short-date.ts';
import type { ReadyOrbDetail } from '@ecrin/contracts/orb/ready-orb.ts';
import { Banner } from '@ecrin/ui/banner/banner.tsx';
import { useLanguage } from '@ecrin/ui/language/language-provider.tsx';
import { withFrenchTypography } from '@ecrin/ui/typography/french-typography.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'wouter';
import { BackLink } from '#lib/page/back-link.tsx';
import { Facts, Panel } from '#lib/panel/panel.tsx';
import { OrbFace } from '../orb-face.tsx';
import { useInLanguage } from '../orb-name.ts';
import { OrbStatus } from '../orb-status.tsx';
import { orbsMessages } from '../orbs.messages.ts';
import { WithOrb } from '../with-orb.tsx';
import { OrbActs } from './acts.tsx';
import { detailMessages as messages } from './detail.messages.ts';
import { Trial } from './trial.tsx';
import { Usage } from './usage.tsx';
import { Versions } from './versions.tsx';
import styles from '../orbs.module.css';

const Head = ({ orb }: { orb: ReadyOrbDetail }) => {
  const inLanguage = useInLanguage();
  const name = inLanguage(orb.names) ?? '';
  usePageTitle(name);
  return (
    <div className={styles['head']}>
      <OrbFace orb={orb} size="md" />
      <div>
        <h1 className="display" data-level="2" tabIndex={-1}>
          {name}
        </h1>
        <p className={`${styles['line'] ?? ''} sm dim`}>
          <OrbStatus orb={orb} />
          <span>
            <FormattedMessage {...messages.origin} values={{ origin: orb.origin }} />
          </span>
        </p>
      </div>
      <OrbActs orb={orb} />
    </div>
  );
};

/** Words of whoever made it, set as French is. */
const Typeset = ({ look, words }: Readonly<{ look: string | undefined; words: string | null | undefined }>) => (
  <p className={look}>{withFrenchTypography(words ?? '')}</p>
);

/** What clients see of it, and what it is told. */
const Definition = ({ orb }: { orb: ReadyOrbDetail }) => {
  const { formatMessage } = useIntl();
  const inLanguage = useInLanguage();
  const instructions = inLanguage(orb.instructions);
  const facts = [
    [formatMessage(orbsMessages.categoryField), formatMessage(orbsMessages.category, { category: orb.category })],
    [formatMessage(messages.nameFr), orb.names.fr ?? '–'],
    [formatMessage(messages.nameEn), orb.names.en ?? '–'],
    [formatMessage(messages.form), formatMessage(orbsMessages.resultKind, { kind: instructions?.contract.kind ?? '' })],
    ...(orb.tags.length > 0 ? [[formatMessage(messages.tags), orb.tags.join(', ')] as const] : []),
  ] as const;
  return (
    <Panel title={formatMessage(messages.definition)}>
      <Typeset look="sm" words={inLanguage(orb.descriptions)} />
      <Facts facts={facts} />
      <h3 className="sm">{formatMessage(messages.prompt)}</h3>
      <Typeset look={styles['prompt']} words={instructions?.prompt} />
    </Panel>
  );
};

const Withdrawn = ({ withdrawn }: Pick<ReadyOrbDetail, 'withdrawn'>) =>
  withdrawn && (
    <Banner tone="info">
      <FormattedMessage {...messages.withdrawnSince} values={{ date: shortDate(withdrawn.at), why: withdrawn.why }} />
    </Banner>
  );

/** One orb that is offered to every client, or was, or may be. */
export const OrbScreen = () => {
  const { orbId = '' } = useParams();
  const { language } = useLanguage();
  return (
    <WithOrb orbId={orbId}>
      {(orb) => (
        <>
          <BackLink to="/admin/orbs">
            <FormattedMessage {...orbsMessages.title} />
          </BackLink>
          <Head orb={orb} />
          <Withdrawn withdrawn={orb.withdrawn} />
          <div className={styles['two']}>
            <div className={styles['column']}>
              <Definition orb={orb} />
              <Versions orb={orb} />
            </div>
            <div className={styles['column']}>
              <Usage orb={orb} />
              <Trial key={language} orb={orb} />
            </div>
          </div>
        </>
      )}
    </WithOrb>
  );
};
