import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import type { OrbCard } from '@ecrin/contracts/orb/orb.ts';
import { orbCategories, type OrbCategory } from '@ecrin/domain/orb/orb.vocabulary.ts';
import { buttonLook } from '@ecrin/ui/button/button.tsx';
import { Chip, Chips } from '@ecrin/ui/chip/chip.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { lockIcon, plusIcon } from '@ecrin/ui/icon/icons.ts';
import { Page, PageHead } from '@ecrin/ui/page/page.tsx';
import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import { withFrenchTypography } from '@ecrin/ui/typography/french-typography.ts';
import { VisuallyHidden } from '@ecrin/ui/visually-hidden/visually-hidden.tsx';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';
import { WhyEmptyLine } from '#lib/empty/why-empty.tsx';
import { FavoriteButton } from '#lib/favorites/favorite-button.tsx';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { OrbFace } from '#lib/orbs/orb-face.tsx';
import { LoadFailed } from '#lib/page/load-failed.tsx';
import { useListOrbsQuery } from '../orbs.api.ts';
import { orbsMessages as messages } from '../orbs.messages.ts';
import styles from '../orbs.module.css';

const OrbCardView = ({ orb }: { orb: OrbCard }) => {
  const { formatMessage } = useIntl();
  const name = orb.name ?? formatMessage(messages.unnamed);
  return (
    <li className={styles['card']}>
      <OrbFace orb={orb} />
      <div>
        <h2 className="h4">
          <Link href={`/app/orbs/${orb.orbId}`} data-row>
            {name}
          </Link>
        </h2>
        <p>{orb.description && withFrenchTypography(orb.description)}</p>
        <p className={styles['meta']}>
          {orb.own && (
            <span>
              <FormattedMessage {...messages.own} />
            </span>
          )}
          <span>
            <FormattedMessage {...messages.category} values={{ category: orb.category }} />
          </span>
          <span>
            <FormattedMessage {...messages.runs} values={{ runs: orb.runs }} />
          </span>
        </p>
      </div>
      <FavoriteButton kind="orb" itemId={orb.orbId} name={name} />
    </li>
  );
};

/** Without the permission it stays in its place, and says why. */
const CreateLink = ({ allowed }: { allowed: boolean }) => (
  <Link href="/app/orbs/create" {...buttonLook()} {...(!allowed && { 'data-denied': true })}>
    <Icon of={allowed ? plusIcon : lockIcon} size="sm" />
    <FormattedMessage {...messages.create} />
  </Link>
);

type CategoryProps = Readonly<{ chosen: OrbCategory | null; onChoose: (category: OrbCategory | null) => void }>;

const CategoryFilter = ({ chosen, onChoose }: CategoryProps) => {
  const { formatMessage } = useIntl();
  return (
    <Chips name={formatMessage(messages.categoryFilter)}>
      <Chip aria-pressed={chosen === null} onClick={() => onChoose(null)}>
        <FormattedMessage {...messages.allCategories} />
      </Chip>
      {orbCategories.map((category) => (
        <Chip key={category} aria-pressed={chosen === category} onClick={() => onChoose(category)}>
          <FormattedMessage {...messages.category} values={{ category }} />
        </Chip>
      ))}
    </Chips>
  );
};

const Loading = () => (
  <>
    <output>
      <VisuallyHidden>
        <FormattedMessage {...messages.loading} />
      </VisuallyHidden>
    </output>
    <Skeleton lines={[50, 80, 60, 70]} />
  </>
);

const Failed = ({ onRetry }: { onRetry: () => void }) => <LoadFailed title={messages.notLoaded} onRetry={onRetry} />;

const Orbs = ({ category, onAll }: { category: OrbCategory | null; onAll: () => void }) => {
  const { language } = useLanguage();
  const { data, isError, refetch } = useListOrbsQuery(language);
  if (!data) return isError ? <Failed onRetry={() => void refetch()} /> : <Loading />;
  const shown = data.items.filter((orb) => category === null || orb.category === category);
  return shown.length === 0 ? (
    <WhyEmptyLine
      step={
        <button type="button" className="link" onClick={onAll}>
          <FormattedMessage {...messages.showAll} />
        </button>
      }
    >
      <FormattedMessage {...messages.noneHere} />
    </WhyEmptyLine>
  ) : (
    <ul className={styles['orbs']}>
      {shown.map((orb) => (
        <OrbCardView key={orb.orbId} orb={orb} />
      ))}
    </ul>
  );
};

/** The client's own orbs and those that come with Écrin. */
export const OrbsScreen = () => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const [category, choose] = useState<OrbCategory | null>(null);
  const { data } = useListOrbsQuery(language);
  usePageTitle(formatMessage(messages.orbs));
  return (
    <Page kind="plain wide">
      <PageHead title={formatMessage(messages.orbs)} actions={data && <CreateLink allowed={data.mayCreate} />} />
      <p className={styles['intro']}>
        <FormattedMessage {...messages.intro} />
      </p>
      <CategoryFilter chosen={category} onChoose={choose} />
      <Orbs category={category} onAll={() => choose(null)} />
    </Page>
  );
};
