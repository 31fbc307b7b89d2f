import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import { Banner } from '@ecrin/ui/banner/banner.tsx';
import { useIntl } from 'react-intl';
import { Link } from 'wouter';
import { useGetMeQuery } from '#lib/session/me.api.ts';
import { storedAdmin } from '#lib/session/session.ts';
import { AdminsPanel } from './admins-panel.tsx';
import { dashboardMessages as messages } from './dashboard.messages.ts';
import { zoneHere } from './figures/service-figures.api.ts';
import { ServiceFigures } from './figures/service-figures.tsx';
import { ServicePanel } from './service-panel.tsx';
import styles from './dashboard.module.css';

const SecondFactorOffer = () => {
  const { formatMessage } = useIntl();
  const add = (
    <Link href="/admin/account" className="link">
      {formatMessage(messages.addFactor)}
    </Link>
  );
  return (
    <Banner tone="info" action={add}>
      {formatMessage(messages.factorOffered)}
    </Banner>
  );
};

/** Figures of the service, then its state and its administrators. */
export const DashboardScreen = () => {
  const { formatMessage } = useIntl();
  const { data: me } = useGetMeQuery();
  const who = me ?? storedAdmin();
  usePageTitle(formatMessage(messages.title));
  return (
    <>
      {me?.secondFactor === 'offered' && <SecondFactorOffer />}
      <ServiceFigures
        greeting={
          <p className="display" data-level="3">
            {formatMessage(messages.greeting, { name: who?.fullname ?? '' })}
          </p>
        }
      />
      <div className={styles['panels']}>
        <ServicePanel />
        {who?.role === 'superadmin' && <AdminsPanel />}
      </div>
      <p className="xs dim">{formatMessage(messages.noThoughts, { zone: zoneHere() })}</p>
    </>
  );
};
