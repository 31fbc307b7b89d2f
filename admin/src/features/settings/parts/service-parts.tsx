import { Banner } from '@ecrin/ui/banner/banner.tsx';
import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import { useIntl } from 'react-intl';
import { useGetServicePartsQuery } from '../settings.api.ts';
import { settingsMessages } from '../settings.messages.ts';
import { ConsentsPanel } from './consents-panel.tsx';
import { DeliveriesPanel } from './deliveries-panel.tsx';
import { EnginesPanel } from './engines-panel.tsx';
import { servicePartMessages as messages } from './service-parts.messages.ts';
import styles from '../settings.module.css';

/** The engines and the ways to reach people, each with a test. */
export const ServicePartPanels = ({ readOnly }: Readonly<{ readOnly: boolean }>) => {
  const { formatMessage } = useIntl();
  const { data, isError } = useGetServicePartsQuery();
  if (!data && isError) return <Banner tone="warn">{formatMessage(messages.missing)}</Banner>;
  if (!data) return <Skeleton label={formatMessage(settingsMessages.loading)} lines={[38, 100, 100]} />;
  const { engines, deliveries, outbox } = data;
  return (
    <div className={styles['columns']}>
      <EnginesPanel engines={engines} readOnly={readOnly} />
      <ConsentsPanel />
      <DeliveriesPanel deliveries={deliveries} outbox={outbox} readOnly={readOnly} />
    </div>
  );
};
