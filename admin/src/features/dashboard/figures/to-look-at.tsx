import type { ServiceFigures } from '@ecrin/contracts/service-figures/service-figures.ts';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { checkIcon, type IconShape } from '@ecrin/ui/icon/icons.ts';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'wouter';
import { useListAdminsQuery } from '#lib/api/admins.api.ts';
import { useCountInboxQuery } from '#lib/inbox/inbox-counts.api.ts';
import { Panel } from '#lib/panel/panel.tsx';
import { useGetMeQuery } from '#lib/session/me.api.ts';
import { useGetServiceStateQuery } from '../service.api.ts';
import { figuresMessages as messages } from './figures.messages.ts';
import { ofAdmins, ofFigures, ofInbox, ofState, type Notable } from './notables.ts';
import styles from './figures.module.css';

/** Accounts that only a password protects; only superadmins see them. */
const useUnprotected = (isSuperadmin: boolean): number => {
  const { data: admins = [] } = useListAdminsQuery(undefined, { skip: !isSuperadmin });
  return admins.filter(({ active, secondFactor }) => active && !secondFactor).length;
};

const useNotables = (figures: ServiceFigures): readonly Notable[] => {
  const intl = useIntl();
  const { data: state } = useGetServiceStateQuery();
  const { data: me } = useGetMeQuery();
  const { data: inbox } = useCountInboxQuery();
  const unprotected = useUnprotected(me?.role === 'superadmin');
  return [
    ...(state ? ofState(intl, state) : []),
    ...ofFigures(intl, figures),
    ...(inbox ? ofInbox(intl, inbox) : []),
    ...ofAdmins(intl, { unread: me?.notifications ?? 0, unprotected }),
  ];
};

const Row = ({ icon, gravity, children }: Readonly<{ icon: IconShape; gravity: string; children: ReactNode }>) => (
  <li data-gravity={gravity}>
    <Icon of={icon} size="sm" />
    {children}
  </li>
);

/** What waits for an administrator, the gravest first; each leads to where something can be done about it. */
export const ToLookAt = ({ figures }: { figures: ServiceFigures }) => {
  const { formatMessage } = useIntl();
  const notables = useNotables(figures);
  return (
    <Panel title={formatMessage(messages.toLookAt)}>
      <ul className={styles['rows']}>
        {notables.map(({ key, text, to, ...look }) => (
          <Row key={key} {...look}>
            <span>{text}</span>
            {to && (
              <Link href={to.path} className="link xs">
                {to.label}
              </Link>
            )}
          </Row>
        ))}
        {notables.length === 0 && (
          <Row icon={checkIcon} gravity="met">
            <span>{formatMessage(messages.nothingWaits)}</span>
          </Row>
        )}
      </ul>
    </Panel>
  );
};
