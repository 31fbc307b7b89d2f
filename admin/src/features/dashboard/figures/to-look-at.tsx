import { engineTitles } from '@ecrin/contracts/admin-notification/work-names.ts';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { checkIcon, type IconShape } from '@ecrin/ui/icon/icons.ts';
import { useLanguage } from '@ecrin/ui/language/language-provider.tsx';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'wouter';
import { useListAdminsQuery } from '#lib/api/admins.api.ts';
import { useCountInboxQuery } from '#lib/inbox/inbox-counts.api.ts';
import { Panel } from '#lib/panel/panel.tsx';
import { useGetMeQuery } from '#lib/session/me.api.ts';
import { useCountWorkQuery } from '#lib/work/work-counts.api.ts';
import { useGetServiceStateQuery } from '../service.api.ts';
import { figuresMessages as messages } from './figures.messages.ts';
import { ofAccesses, ofAdmins, ofEngines, ofInbox, ofState, ofWork, type Notable } from './notables.ts';
import { useListOpenAccessesQuery } from './service-figures.api.ts';
import styles from './figures.module.css';

/** Accounts that only a password protects; only superadmins see them. */
const useUnprotected = (isSuperadmin: boolean): number => {
  const { data: admins = [] } = useListAdminsQuery(undefined, { skip: !isSuperadmin });
  return admins.filter(({ active, secondFactor }) => active && !secondFactor).length;
};

/** Time passes without an event: transcriptions become late, accesses end. */
const polled = { pollingInterval: 30_000, skipPollingIfUnfocused: true, refetchOnMountOrArgChange: true } as const;

const useNotables = (): readonly Notable[] => {
  const intl = useIntl();
  const { language } = useLanguage();
  const { data: state } = useGetServiceStateQuery();
  const { data: me } = useGetMeQuery();
  const { data: inbox } = useCountInboxQuery(null);
  const isSuperadmin = me?.role === 'superadmin';
  const { data: work } = useCountWorkQuery(undefined, polled);
  const { data: accesses } = useListOpenAccessesQuery(undefined, { ...polled, skip: !isSuperadmin });
  const unprotected = useUnprotected(isSuperadmin);
  return [
    ...(state ? ofState(intl, state) : []),
    ...(work ? [...ofEngines(intl, work, engineTitles[language]), ...ofWork(intl, work)] : []),
    ...(accesses ? ofAccesses(intl, accesses) : []),
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
export const ToLookAt = () => {
  const { formatMessage } = useIntl();
  const notables = useNotables();
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
