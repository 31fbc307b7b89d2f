import type { ErasureOutlook } from '@ecrin/contracts/erasure/erasure.ts';
import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import { FormattedMessage, useIntl } from 'react-intl';
import { LoadFailed } from '#lib/page/load-failed.tsx';
import { ProfilePage } from '../profile-page.tsx';
import { beforeMessages } from './before-leaving.messages.ts';
import { BeforeLeaving } from './before-leaving.tsx';
import { ErasedParts } from './erased-parts.tsx';
import { ErasureForm } from './erasure-form.tsx';
import { useGetErasureOutlookQuery } from './erasure.api.ts';
import { erasureMessages as messages } from './erasure.messages.ts';
import { leaveErased } from './leave-erased.ts';
import { Losses } from './losses.tsx';
import { Steps } from './steps.tsx';
import styles from './erasure.module.css';

const Erasing = ({ outlook }: Readonly<{ outlook: ErasureOutlook }>) => (
  <>
    <Losses outlook={outlook} />
    <Steps />
    <section className={styles['part']}>
      <h2 className="h4">
        <FormattedMessage {...beforeMessages.before} />
      </h2>
      <BeforeLeaving outlook={outlook} />
      <ErasureForm onAsked={leaveErased} />
    </section>
  </>
);

/** By which a person erases their whole account: what is lost, what happens, what to think of first. */
export const ErasureScreen = () => {
  const { formatMessage } = useIntl();
  const { data, isError, refetch } = useGetErasureOutlookQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <ProfilePage title={messages.title}>
      {data && <Erasing outlook={data} />}
      {data && <ErasedParts />}
      {!data && isError && <LoadFailed title={messages.missing} onRetry={refetch} />}
      {!data && !isError && <Skeleton label={formatMessage(messages.loading)} lines={[94, 71, 48, 94, 94, 94]} />}
    </ProfilePage>
  );
};
