import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import type { NotificationSetUp } from '@ecrin/contracts/notification/notification.ts';
import { Banner } from '@ecrin/ui/banner/banner.tsx';
import { Button } from '@ecrin/ui/button/button.tsx';
import { Page, PageHead } from '@ecrin/ui/page/page.tsx';
import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import { useIntl } from 'react-intl';
import { BackLink } from '#lib/navigation/back-link.tsx';
import { isAwaited } from '#lib/page/awaited.ts';
import { LoadFailed } from '#lib/page/load-failed.tsx';
import { logPush, setUpPush } from '#lib/push/push-device.ts';
import { deviceMessages } from '../devices/devices.messages.ts';
import { DeviceList, ThisDevice } from '../devices/devices.tsx';
import { useListPushDevicesQuery } from '../devices/push-devices.api.ts';
import { TestNotification } from '../devices/test-notification.tsx';
import { listMessages } from '../list/list.messages.ts';
import { ChannelTable } from './channel-table.tsx';
import { PrivateWordsSettings, PushTimeSettings, QuietHoursSettings, SettingRow } from './delivery-settings.tsx';
import { settingsMessages as messages } from './settings.messages.ts';
import { useChangeSettings, useSetUp, type ChangeSettings } from './use-settings.ts';
import styles from './settings.module.css';

type PartProps = Readonly<{ setUp: NotificationSetUp; change: ChangeSettings }>;

/** Must be on for pushes; turning it on also sets this device up, if it has permission. */
const General = ({ setUp, change }: PartProps) => {
  const { formatMessage } = useIntl();
  const { general } = setUp.settings;
  const turn = async (on: boolean) => {
    const saved = await change((settings) => ({ ...settings, general: on }));
    if (saved && on) setUpPush({ ...setUp, settings: { ...setUp.settings, general: true } }).catch(logPush);
  };
  return (
    <section className={styles['part']}>
      <SettingRow
        title={formatMessage(messages.general)}
        text={formatMessage(general ? messages.generalOn : messages.generalOff)}
        on={general}
        onChange={(on) => void turn(on)}
      />
    </section>
  );
};

const freshDevices = { refetchOnMountOrArgChange: true };

const Devices = ({ setUp, change }: PartProps) => {
  const { formatMessage } = useIntl();
  const { data: devices, isError, refetch } = useListPushDevicesQuery(undefined, freshDevices);
  const again = (
    <Button look="text" onClick={() => void refetch()}>
      {formatMessage(listMessages.retry)}
    </Button>
  );
  return (
    <>
      {devices && <ThisDevice setUp={setUp} devices={devices} />}
      {isError && (
        <Banner tone="warn" action={again}>
          {formatMessage(deviceMessages.devicesMissing)}
        </Banner>
      )}
      <ChannelTable setUp={setUp} change={change} />
      <QuietHoursSettings settings={setUp.settings} change={change} />
      <PushTimeSettings settings={setUp.settings} change={change} />
      <PrivateWordsSettings settings={setUp.settings} change={change} />
      {devices && <DeviceList devices={devices} />}
      <TestNotification wanted={setUp.settings.kinds.account} />
    </>
  );
};

const Body = () => {
  const { formatMessage } = useIntl();
  const { setUp, isError, refetch } = useSetUp();
  const change = useChangeSettings();
  // This device stands above the table.
  const awaitsDevices = isAwaited(useListPushDevicesQuery(undefined, freshDevices));
  if (setUp && !awaitsDevices)
    return (
      <>
        <General setUp={setUp} change={change} />
        <Devices setUp={setUp} change={change} />
      </>
    );
  if (!isError) return <Skeleton label={formatMessage(messages.loading)} lines={[52, 88, 94, 40, 94, 94, 62]} />;
  return <LoadFailed title={messages.missing} onRetry={refetch} />;
};

/** Which notifications are sent, on which channels and devices, and when. */
export const NotificationSettingsScreen = () => {
  const { formatMessage } = useIntl();
  const title = formatMessage(listMessages.settings);
  usePageTitle(title);
  return (
    <Page kind="plain">
      <div>
        <BackLink />
        <PageHead title={title} />
      </div>
      <Body />
    </Page>
  );
};
