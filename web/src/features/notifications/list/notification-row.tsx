import { linkOfSubject } from '@ecrin/contracts/notification/notification-link.ts';
import type { NotificationCard } from '@ecrin/contracts/notification/notification.ts';
import {
  clockIcon,
  fileTextIcon,
  shieldLockIcon,
  speakerphoneIcon,
  targetIcon,
  userPlusIcon,
  type IconShape,
  checkIcon,
  trashIcon,
} from '@ecrin/ui/icon/icons.ts';
import { Menu } from '@ecrin/ui/menu/menu.tsx';
import { NotificationItem } from '@ecrin/ui/notification-item/notification-item.tsx';
import { VisuallyHidden } from '@ecrin/ui/visually-hidden/visually-hidden.tsx';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'wouter';
import { listMessages as messages } from './list.messages.ts';
import { ReminderActs, useNotificationActs } from './notification-acts.tsx';
import { useRelativeTimes } from './relative-times.ts';

const notificationIcons: Readonly<Record<NotificationCard['kind'], IconShape>> = {
  reminder: clockIcon,
  goal: targetIcon,
  thought: fileTextIcon,
  referral: userPlusIcon,
  account: shieldLockIcon,
  news: speakerphoneIcon,
};

/** The screen a notification speaks of, seen from the list itself; null when it speaks of none. */
export const notificationLink = ({ subject }: Pick<NotificationCard, 'subject'>): string | null => {
  if (subject?.kind === 'reminder' && !subject.about) return '/app/profile/reminders';
  if (subject?.kind === 'referral') return '/app/profile';
  return subject && linkOfSubject(subject);
};

type RowProps = Readonly<{ card: NotificationCard }>;

/** A link to what it speaks of; where that is nothing, a press reads it. */
const Title = ({ card, title, onOpen }: RowProps & Readonly<{ title: string; onOpen: () => void }>) => {
  const { formatMessage } = useIntl();
  const to = notificationLink(card);
  const words = (
    <>
      {!card.read && <VisuallyHidden>{`${formatMessage(messages.unread)} `}</VisuallyHidden>}
      {title}
    </>
  );
  return to === null ? (
    <button type="button" onClick={onOpen}>
      {words}
    </button>
  ) : (
    <Link href={to} onClick={onOpen}>
      {words}
    </Link>
  );
};

/** What became of a reminder, in words. */
const Fate = ({ card: { doneAt, snoozedUntil } }: RowProps) => {
  const { formatMessage } = useIntl();
  const { momentOf } = useRelativeTimes();
  if (doneAt !== null) return <p>{formatMessage(messages.doneAt, { moment: momentOf(doneAt) })}</p>;
  return snoozedUntil !== null && <p>{formatMessage(messages.snoozedUntil, { moment: momentOf(snoozedUntil) })}</p>;
};

/** Where the focus goes when a row is about to leave: to the next one, or the one before, or the title of the page. */
const leaveFocus = (row: HTMLElement | null) => {
  const near = row?.nextElementSibling ?? row?.previousElementSibling ?? null;
  (near?.querySelector<HTMLElement>('h3 a, h3 button') ?? document.querySelector<HTMLElement>('h1'))?.focus();
};

/** `asks`: it may be ticked or put off here. */
export const NotificationRow = ({ card, asks }: RowProps & Readonly<{ asks: boolean }>) => {
  const { formatMessage } = useIntl();
  const { shortOf, momentOf } = useRelativeTimes();
  const row = useRef<HTMLLIElement>(null);
  const acts = useNotificationActs(card);
  const title = card.title ?? formatMessage(messages.wordless);
  const remove = () => {
    leaveFocus(row.current);
    acts.remove();
  };
  const reading = { key: 'read', label: formatMessage(messages.read), icon: checkIcon, run: () => void acts.read() };
  const removing = { key: 'remove', label: formatMessage(messages.remove), icon: trashIcon, run: remove };
  return (
    <li ref={row}>
      <NotificationItem
        icon={notificationIcons[card.kind]}
        isNew={!card.read}
        title={<Title card={card} title={title} onOpen={acts.open} />}
        time={
          <time dateTime={card.postedAt} title={momentOf(card.postedAt)}>
            {shortOf(card.postedAt)}
          </time>
        }
        acts={
          asks && (
            <ReminderActs
              title={title}
              acts={acts}
              onDone={() => row.current?.querySelector<HTMLElement>('h3 a, h3 button')?.focus()}
            />
          )
        }
        more={
          <Menu
            label={formatMessage(messages.more, { title })}
            groups={[card.read ? [removing] : [reading, removing]]}
          />
        }
      >
        {card.body && <p>{card.body}</p>}
        <Fate card={card} />
      </NotificationItem>
    </li>
  );
};
