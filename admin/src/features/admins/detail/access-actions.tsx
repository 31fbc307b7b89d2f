import { Banner } from '@ecrin/ui/banner/banner.tsx';
import { useRef, type ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { useResultFeedback } from '#lib/api/problem-feedback.ts';
import { ConfirmFirst } from '#lib/page/confirm-first.tsx';
import { Panel } from '#lib/panel/panel.tsx';
import { storedUserId } from '#lib/session/session.ts';
import {
  useDeactivateAdminMutation,
  useEndAdminSessionsMutation,
  useReactivateAdminMutation,
  useTakeSecondFactorAwayMutation,
} from '../admins.api.ts';
import { adminsMessages } from '../admins.messages.ts';
import type { AdminProps } from '../with-admin.tsx';
import { adminDetailMessages as messages } from './admin-detail.messages.ts';
import styles from '../admins.module.css';

const AccessAction = ({
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

/** `onActed`: the button may have been removed; the focus has to be moved. */
type AccessActionProps = Pick<AdminProps, 'admin'> & Readonly<{ onActed: () => void }>;

const EndSessions = ({ admin: { adminId, sessions }, onActed }: AccessActionProps) => {
  const { formatMessage } = useIntl();
  const showResult = useResultFeedback();
  const [end, { isLoading }] = useEndAdminSessionsMutation();
  return (
    <AccessAction title={messages.sessionsTitle} text={sessions > 0 ? messages.sessionsText : messages.sessionsNone}>
      {sessions > 0 && (
        <ConfirmFirst
          label={formatMessage(messages.endSessions)}
          title={formatMessage(messages.endSessionsTitle)}
          text={formatMessage(messages.endSessionsText)}
          busy={isLoading}
          onConfirm={async () => showResult(await end(adminId), formatMessage(messages.sessionsEnded)) && onActed()}
        />
      )}
    </AccessAction>
  );
};

const RemoveSecondFactor = ({ admin: { adminId, role }, onActed }: AccessActionProps) => {
  const { formatMessage } = useIntl();
  const showResult = useResultFeedback();
  const [take, { isLoading }] = useTakeSecondFactorAwayMutation();
  return (
    <AccessAction title={adminsMessages.factor} text={messages.takeFactorWhen}>
      <ConfirmFirst
        label={formatMessage(messages.takeFactor)}
        name={formatMessage(messages.takeFactorFull)}
        title={formatMessage(messages.takeFactorTitle)}
        text={formatMessage(role === 'superadmin' ? messages.takeFactorSuperadmin : messages.takeFactorText)}
        look="danger"
        busy={isLoading}
        onConfirm={async () => showResult(await take(adminId), formatMessage(messages.factorTaken)) && onActed()}
      />
    </AccessAction>
  );
};

const ToggleActive = ({ admin: { adminId, active }, onActed }: AccessActionProps) => {
  const { formatMessage } = useIntl();
  const showResult = useResultFeedback();
  const [deactivate, { isLoading: stopping }] = useDeactivateAdminMutation();
  const [reactivate, { isLoading: starting }] = useReactivateAdminMutation();
  if (!active)
    return (
      <AccessAction title={messages.reactivateTitle} text={messages.reactivateWhen}>
        <ConfirmFirst
          label={formatMessage(messages.reactivate)}
          title={formatMessage(messages.reactivateAsk)}
          text={formatMessage(messages.reactivateText)}
          busy={starting}
          onConfirm={async () =>
            showResult(await reactivate(adminId), formatMessage(messages.reactivated)) && onActed()
          }
        />
      </AccessAction>
    );
  return (
    <AccessAction title={messages.deactivateTitle} text={messages.deactivateWhen}>
      <ConfirmFirst
        label={formatMessage(messages.deactivate)}
        title={formatMessage(messages.deactivateAsk)}
        text={formatMessage(messages.deactivateText)}
        look="danger"
        busy={stopping}
        onConfirm={async () => showResult(await deactivate(adminId), formatMessage(messages.deactivated)) && onActed()}
      />
    </AccessAction>
  );
};

/** Actions on an administrator's access. One's own is changed in one's own account; the last superadmin remains. */
export const AccessActions = ({ admin, last }: AdminProps) => {
  const { formatMessage } = useIntl();
  const own = admin.adminId === storedUserId();
  const heading = useRef<HTMLHeadingElement>(null);
  const onActed = () => heading.current?.focus();
  return (
    <Panel title={formatMessage(messages.measures)} heading={heading}>
      {last && <Banner tone="info">{formatMessage(adminsMessages.last)}</Banner>}
      {own ? (
        <p className="sm dim">{formatMessage(messages.own)}</p>
      ) : (
        <div>
          <EndSessions admin={admin} onActed={onActed} />
          {admin.secondFactor && <RemoveSecondFactor admin={admin} onActed={onActed} />}
          {!last && <ToggleActive admin={admin} onActed={onActed} />}
        </div>
      )}
    </Panel>
  );
};
