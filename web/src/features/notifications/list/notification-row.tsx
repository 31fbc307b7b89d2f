import type { NotificationCard } from '@ecrin/contracts/notification/notification.ts';
import {
  clockIcon,
  fileTextIcon,
  orbIcon,
  shieldLockIcon,
  speakerphoneIcon,
  targetIcon,
  userPlusIcon,
  usersIcon,
  type IconShape,
  checkIcon,
  trashIcon,
} from '@ecrin/ui/icon/icons.ts';
import { Menu } from '@ecrin/ui/menu/menu.tsx';
import { NotificationItem } from '@ecrin/ui/notification-item/notification-item.tsx';
import { withFrenchTypography } from '@ecrin/ui/typography/french-typography.ts';
import { VisuallyHidden } from '@ecrin/ui/visually-hidden/visually-hidden.tsx';
import { useRef, type ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'wouter';
import { listMessages as messages } from './list.messages.ts';
import { NewDevice } from './new-device.tsx';
import { ReminderActs, useNotificationActs } from './notification-acts.tsx';
import { notificationLink } from './notification-list.ts';
import { useRelativeTimes } from './relative-times.ts';

const notificationIcons: Readonly<Record<NotificationCard['kind'], IconShape>> = {
  reminder: clockIcon,
  goal: targetIcon,
  thought: fileTextIcon,
  orb: orbIcon,
  referral: userPlusIcon,
  account: shieldLockIcon,
  news: speakerphoneIcon,
  community: usersIcon,
  digest: usersIcon,
};

type RowProps = Readonly<{ card: NotificationCard }>;

/** A link to its subject; without one, a button that marks it as read. */
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
    <button type="button" onClick={onOpen} data-row>
      {words}
    </button>
  ) : (
    <Link href={to} onClick={onOpen} data-row>
      {words}
    </Link>
  );
};

/** When a reminder was done, or until when it is snoozed. */
const ReminderState = ({ card: { doneAt, snoozedUntil } }: RowProps) => {
  const { formatMessage } = useIntl();
  const { momentOf } = useRelativeTimes();
  if (doneAt !== null) return <p>{formatMessage(messages.doneAt, { moment: momentOf(doneAt) })}</p>;
  return snoozedUntil !== null && <p>{formatMessage(messages.snoozedUntil, { moment: momentOf(snoozedUntil) })}</p>;
};

const PostedAt = ({ at }: { at: string }) => {
  const { clockOf, momentOf } = useRelativeTimes();
  return (
    <time dateTime={at} title={momentOf(at)}>
      {clockOf(at)}
    </time>
  );
};

const titleSelector = 'li h3 :is(a, button)';

/** Moves the focus off a row about to be removed: to the next one, of another day too, else the previous one, else the page title. */
const moveFocusFrom = (row: HTMLElement | null) => {
  const titles = [...document.querySelectorAll<HTMLElement>(titleSelector)];
  const at = titles.findIndex((title) => row?.contains(title));
  (titles[at + 1] ?? titles[at - 1] ?? document.querySelector<HTMLElement>('h1'))?.focus();
};

type RowActsProps = RowProps &
  Readonly<{
    /** null: there is nothing to do or to snooze. */ onReminder: ComponentProps<typeof ReminderActs>['acts'] | null;
    onDone: () => void;
  }>;

const RowActs = ({ card: { title, subject }, onReminder, onDone }: RowActsProps) => {
  const { formatMessage } = useIntl();
  if (subject?.kind === 'session') return <NewDevice sessionId={subject.id} onDone={onDone} />;
  const name = withFrenchTypography(title ?? formatMessage(messages.wordless));
  return onReminder && <ReminderActs title={name} acts={onReminder} onDone={onDone} />;
};

/** `asks`: it may be done or snoozed here. */
export const NotificationRow = ({ card, asks }: RowProps & Readonly<{ asks: boolean }>) => {
  const { formatMessage } = useIntl();
  const row = useRef<HTMLLIElement>(null);
  const acts = useNotificationActs(card);
  const title = withFrenchTypography(card.title ?? formatMessage(messages.wordless));
  const remove = () => {
    moveFocusFrom(row.current);
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
        time={<PostedAt at={card.postedAt} />}
        acts={
          (asks || card.subject?.kind === 'session') && (
            <RowActs
              card={card}
              onReminder={asks ? acts : null}
              onDone={() => row.current?.querySelector<HTMLElement>(titleSelector)?.focus()}
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
        {card.body && <p dir="auto">{withFrenchTypography(card.body)}</p>}
        <ReminderState card={card} />
      </NotificationItem>
    </li>
  );
};
