import { Banner } from '@ecrin/ui/banner/banner.tsx';
import { useRef, type ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { AskFirst } from '#lib/ask-first.tsx';
import { storedUserId } from '#lib/session.ts';
import { useTell } from '#lib/use-tell.ts';
import {
  useDeactivateAdminMutation,
  useEndAdminSessionsMutation,
  useReactivateAdminMutation,
  useTakeSecondFactorAwayMutation,
} from './admins.api.ts';
import { adminsMessages as messages } from './admins.messages.ts';
import type { AdminProps } from './of-admin.tsx';
import styles from './admins.module.css';

const Measure = ({
  title,
  text,
  children,
}: Readonly<{ title: MessageDescriptor; text: MessageDescriptor; children?: ReactNode }>) => {
  const { formatMessage } = useIntl();
  return (
    <div className={styles['measure']}>
      <div>
        <h3 className="sm">{formatMessage(title)}</h3>
        <p className="sm dim">{formatMessage(text)}</p>
      </div>
      {children}
    </div>
  );
};

/** `onActed`: the button that acted may be gone with what it did; somebody has to take the focus. */
type MeasureProps = Pick<AdminProps, 'admin'> & Readonly<{ onActed: () => void }>;

const Sessions = ({ admin: { adminId, sessions }, onActed }: MeasureProps) => {
  const { formatMessage } = useIntl();
  const tell = useTell();
  const [end, { isLoading }] = useEndAdminSessionsMutation();
  return (
    <Measure title={messages.sessionsTitle} text={sessions > 0 ? messages.sessionsText : messages.sessionsNone}>
      {sessions > 0 && (
        <AskFirst
          label={formatMessage(messages.endSessions)}
          title={formatMessage(messages.endSessionsTitle)}
          text={formatMessage(messages.endSessionsText)}
          busy={isLoading}
          onYes={async () => tell(await end(adminId), messages.sessionsEnded) && onActed()}
        />
      )}
    </Measure>
  );
};

const Factor = ({ admin: { adminId, role }, onActed }: MeasureProps) => {
  const { formatMessage } = useIntl();
  const tell = useTell();
  const [take, { isLoading }] = useTakeSecondFactorAwayMutation();
  return (
    <Measure title={messages.factor} text={messages.takeFactorWhen}>
      <AskFirst
        label={formatMessage(messages.takeFactor)}
        name={formatMessage(messages.takeFactorFull)}
        title={formatMessage(messages.takeFactorTitle)}
        text={formatMessage(role === 'superadmin' ? messages.takeFactorSuperadmin : messages.takeFactorText)}
        look="danger"
        busy={isLoading}
        onYes={async () => tell(await take(adminId), messages.factorTaken) && onActed()}
      />
    </Measure>
  );
};

const Activity = ({ admin: { adminId, active }, onActed }: MeasureProps) => {
  const { formatMessage } = useIntl();
  const tell = useTell();
  const [deactivate, { isLoading: stopping }] = useDeactivateAdminMutation();
  const [reactivate, { isLoading: starting }] = useReactivateAdminMutation();
  if (!active)
    return (
      <Measure title={messages.reactivateTitle} text={messages.reactivateWhen}>
        <AskFirst
          label={formatMessage(messages.reactivate)}
          title={formatMessage(messages.reactivateAsk)}
          text={formatMessage(messages.reactivateText)}
          busy={starting}
          onYes={async () => tell(await reactivate(adminId), messages.reactivated) && onActed()}
        />
      </Measure>
    );
  return (
    <Measure title={messages.deactivateTitle} text={messages.deactivateWhen}>
      <AskFirst
        label={formatMessage(messages.deactivate)}
        title={formatMessage(messages.deactivateAsk)}
        text={formatMessage(messages.deactivateText)}
        look="danger"
        busy={stopping}
        onYes={async () => tell(await deactivate(adminId), messages.deactivated) && onActed()}
      />
    </Measure>
  );
};

/** What may be done about an administrator's access. One's own is settled in one's own account; the last superadmin stays. */
export const Measures = ({ admin, last }: AdminProps) => {
  const { formatMessage } = useIntl();
  const own = admin.adminId === storedUserId();
  const heading = useRef<HTMLHeadingElement>(null);
  const onActed = () => heading.current?.focus();
  return (
    <section className={styles['panel']}>
      <h2 ref={heading} className="h4" tabIndex={-1}>
        {formatMessage(messages.measures)}
      </h2>
      {last && <Banner tone="info">{formatMessage(messages.last)}</Banner>}
      {own ? (
        <p className="sm dim">{formatMessage(messages.own)}</p>
      ) : (
        <div>
          <Sessions admin={admin} onActed={onActed} />
          {admin.secondFactor && <Factor admin={admin} onActed={onActed} />}
          {!last && <Activity admin={admin} onActed={onActed} />}
        </div>
      )}
    </section>
  );
};
