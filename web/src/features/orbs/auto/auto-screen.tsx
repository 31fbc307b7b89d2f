import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import type { OrbDetail } from '@ecrin/contracts/orb/orb.ts';
import { Page } from '@ecrin/ui/page/page.tsx';
import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import { Switch } from '@ecrin/ui/switch/switch.tsx';
import { useIntl } from 'react-intl';
import { useParams } from 'wouter';
import { useCommandFeedback } from '#lib/api/problem-feedback.ts';
import { BackLink } from '#lib/navigation/back-link.tsx';
import { useFindOrbScheduleQuery, useTurnOrbScheduleMutation } from '../orb-schedules.api.ts';
import { orbsMessages } from '../orbs.messages.ts';
import { WithOrb } from '../with-orb.tsx';
import { autoMessages as messages } from './auto.messages.ts';
import { ScheduleFacts } from './schedule-facts.tsx';
import { ScheduleForm } from './schedule-form.tsx';
import styles from './auto.module.css';

const OnOff = ({ orbId, on }: Readonly<{ orbId: string; on: boolean }>) => {
  const { formatMessage } = useIntl();
  const [turn, { isLoading }] = useTurnOrbScheduleMutation();
  const withFeedback = useCommandFeedback();
  return (
    <Switch
      label={formatMessage(messages.title)}
      on={on}
      busy={isLoading}
      onChange={(next) => void withFeedback(turn({ orbId, on: next }).unwrap())}
    />
  );
};

const AutoBody = ({ orb }: { orb: OrbDetail }) => {
  const { formatMessage } = useIntl();
  const { orbId } = orb;
  const { data } = useFindOrbScheduleQuery(orbId);
  return (
    <div className={styles['screen']}>
      <div>
        <BackLink name={orb.name ?? formatMessage(orbsMessages.unnamed)} />
        <div className={styles['title']}>
          <h1 className="display" data-level="2" tabIndex={-1}>
            {formatMessage(messages.title)}
          </h1>
          {data?.schedule && <OnOff orbId={orbId} on={data.schedule.active} />}
        </div>
        {data ? (
          <ScheduleForm key={String(data.schedule === null)} orb={orb} schedule={data.schedule} />
        ) : (
          <Skeleton lines={[80, 90, 60]} />
        )}
      </div>
      {data && <ScheduleFacts orbId={orbId} answer={data} />}
    </div>
  );
};

/** When an orb reads on its own, what came of it, and why it did not. */
export const AutoScreen = () => {
  const { orbId = '' } = useParams();
  const { formatMessage } = useIntl();
  usePageTitle(formatMessage(messages.title));
  return (
    <Page kind="plain wide">
      <WithOrb orbId={orbId}>{(orb) => <AutoBody orb={orb} />}</WithOrb>
    </Page>
  );
};
