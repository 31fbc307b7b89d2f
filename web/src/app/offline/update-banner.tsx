import { Banner } from '@ecrin/ui/banner/banner.tsx';
import { Button } from '@ecrin/ui/button/button.tsx';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useRegisterSW } from 'virtual:pwa-register/react';
import { isRecordingInAnyTab } from '#features/capture/engine/recording-guard.ts';
import { isRecorderBusy, useRecorder } from '#features/capture/recorder/recorder-store.ts';
import { applyUpdate, dismissUpdate, offerUpdate, useAppUpdate, type UpdateInfo } from '#lib/page/app-update.ts';
import { updateMessages as messages } from './offline.messages.ts';
import styles from './update-banner.module.css';

/** How long the notice about a recording in another tab is shown, in ms. */
const recordingNoticeMs = 10_000;

/** The version number is shown when it differs: the same version may be rebuilt. */
const versionToShow = (info: UpdateInfo | null) =>
  info?.newVersion && info.newVersion !== __APP_VERSION__ ? info.newVersion : 'none';

/** A new version is offered, never forced; it cannot be chosen during a recording. */
export const UpdateBanner = () => {
  const { formatMessage } = useIntl();
  const here = isRecorderBusy(useRecorder());
  const [elsewhere, setElsewhere] = useState(false);
  const recording = here || elsewhere;
  const { hasUpdate, updateInfo } = useAppUpdate();
  const { updateServiceWorker } = useRegisterSW({ onNeedRefresh: () => void offerUpdate() });
  if (!hasUpdate) return null;
  /** A new version reloads every tab: not while another one records. */
  const update = async () => {
    const recorded = await isRecordingInAnyTab();
    setElsewhere(recorded);
    if (recorded) setTimeout(() => setElsewhere(false), recordingNoticeMs);
    else
      await applyUpdate(
        () => updateServiceWorker(true),
        () => location.reload(),
      );
  };
  const actions = (
    <span className={styles['ways']}>
      <Button look="text" onClick={dismissUpdate}>
        {formatMessage(messages.later)}
      </Button>
      {!recording && (
        <Button look="text" onClick={() => void update()}>
          {formatMessage(messages.reload)}
        </Button>
      )}
    </span>
  );
  return (
    <div className={styles['update']}>
      <Banner tone="info" action={actions}>
        {formatMessage(recording ? messages.recording : messages.ready, { version: versionToShow(updateInfo) })}
      </Banner>
    </div>
  );
};
