import type { ServiceFigures } from '@ecrin/contracts/service-figures/service-figures.ts';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { bellIcon, checkIcon, clockIcon, shieldLockIcon, warningIcon, type IconShape } from '@ecrin/ui/icon/icons.ts';
import type { ReactNode } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { Link } from 'wouter';
import { useListAdminsQuery } from '#lib/api/admins.api.ts';
import { Panel } from '#lib/panel/panel.tsx';
import { useGetMeQuery } from '#lib/session/me.api.ts';
import type { ServiceState } from '../service-state.ts';
import { useGetServiceStateQuery } from '../service.api.ts';
import { figuresMessages as messages } from './figures.messages.ts';
import styles from './figures.module.css';

type Notable = Readonly<{
  key: string;
  icon: IconShape;
  gravity: 'late' | 'soft' | 'off';
  text: string;
  to?: Readonly<{ path: string; label: string }>;
}>;

const ofFigures = (
  { formatMessage }: IntlShape,
  { transcriptions, understandings }: ServiceFigures,
): readonly Notable[] => [
  ...(transcriptions.toRetry > 0
    ? [
        {
          key: 'transcriptions',
          icon: warningIcon,
          gravity: 'late',
          text: formatMessage(messages.transcriptionsFailed, { count: transcriptions.toRetry }),
        } as const,
      ]
    : []),
  ...(understandings.toRetry > 0
    ? [
        {
          key: 'understandings',
          icon: warningIcon,
          gravity: 'late',
          text: formatMessage(messages.understandingsFailed, { count: understandings.toRetry }),
        } as const,
      ]
    : []),
];

const ofState = ({ formatMessage }: IntlShape, state: ServiceState | undefined): readonly Notable[] => {
  if (!state) return [];
  const parked = state.workflows?.parked ?? 0;
  return [
    ...(state.ready
      ? []
      : [{ key: 'state', icon: warningIcon, gravity: 'late', text: formatMessage(messages.serviceStopped) } as const]),
    ...(parked > 0
      ? [
          {
            key: 'parked',
            icon: warningIcon,
            gravity: 'late',
            text: formatMessage(messages.parked, { count: parked }),
          } as const,
        ]
      : []),
    ...(state.transcription?.delay
      ? [{ key: 'model', icon: clockIcon, gravity: 'soft', text: formatMessage(messages.modelAwaited) } as const]
      : []),
  ];
};

const useNotables = (figures: ServiceFigures): readonly Notable[] => {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { data: state } = useGetServiceStateQuery();
  const { data: me } = useGetMeQuery();
  const { data: admins = [] } = useListAdminsQuery(undefined, { skip: me?.role !== 'superadmin' });
  const unprotected = admins.filter(({ active, secondFactor }) => active && !secondFactor).length;
  const unread = me?.notifications ?? 0;
  return [
    ...ofState(intl, state),
    ...ofFigures(intl, figures),
    ...(unread > 0
      ? [
          {
            key: 'unread',
            icon: bellIcon,
            gravity: 'soft',
            text: formatMessage(messages.unread, { count: unread }),
            to: { path: '/admin/notifications', label: formatMessage(messages.read) },
          } as const,
        ]
      : []),
    ...(unprotected > 0
      ? [
          {
            key: 'factor',
            icon: shieldLockIcon,
            gravity: 'soft',
            text: formatMessage(messages.withoutFactor, { count: unprotected }),
            to: { path: '/admin/admins', label: formatMessage(messages.see) },
          } as const,
        ]
      : []),
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
