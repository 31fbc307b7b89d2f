import { IconButton } from '@ecrin/ui/button/button.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { crossIcon, speakerphoneIcon } from '@ecrin/ui/icon/icons.ts';
import { useLanguage } from '@ecrin/ui/language/language-provider.tsx';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { Link, useLocation } from 'wouter';
import { useToken } from '#lib/session/session.ts';
import { useDismissAnnouncementMutation, useListAnnouncementsQuery } from './announcements.api.ts';
import { announcementMessages as messages } from './announcements.messages.ts';
import { dueAnnouncement, nextChangeMs } from './due-announcement.ts';
import styles from './announcements.module.css';

type Announced = NonNullable<ReturnType<typeof dueAnnouncement>>;

/** The one that is due, until it is closed or ends. */
const useDueAnnouncement = () => {
  const { language } = useLanguage();
  const { data } = useListAnnouncementsQuery(language);
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [now, setNow] = useState(() => new Date().toISOString());
  const [dismiss] = useDismissAnnouncementMutation();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      const instant = new Date().toISOString();
      setNow(instant);
      timer = setTimeout(look, nextChangeMs(data?.items ?? [], instant));
    };
    look();
    return () => clearTimeout(timer);
  }, [data]);
  const close = (broadcastId: string) => {
    setClosed((before) => new Set([...before, broadcastId]));
    void dismiss(broadcastId);
  };
  return { due: dueAnnouncement(data?.items ?? [], closed, now), close };
};

const Announcement = ({ due, onClose }: Readonly<{ due: Announced; onClose: () => void }>) => {
  const { formatMessage } = useIntl();
  const { kind, title, body, language, link } = due;
  return (
    <aside className={styles['announcement']} aria-label={formatMessage(messages.name)}>
      <Icon of={speakerphoneIcon} />
      <output className={styles['text']}>
        <span lang={language}>
          {title && <b>{title}</b>} {body}
        </span>{' '}
        {link && (
          <Link href={link} className="link" onClick={onClose}>
            {formatMessage(messages.open)}
          </Link>
        )}
      </output>
      {kind === 'announcement' && (
        <IconButton label={formatMessage(messages.dismiss)} onClick={onClose}>
          <Icon of={crossIcon} size="sm" />
        </IconButton>
      )}
    </aside>
  );
};

const DueAnnouncement = () => {
  const { due, close } = useDueAnnouncement();
  return due && <Announcement key={due.broadcastId} due={due} onClose={() => close(due.broadcastId)} />;
};

/** What the service tells everybody, above the screens of somebody who is signed in. */
export const Announcements = () => {
  const [path] = useLocation();
  const token = useToken();
  return token !== null && path.startsWith('/app') ? <DueAnnouncement /> : null;
};
