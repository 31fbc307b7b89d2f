import type { ReminderCard } from '@ecrin/contracts/reminder/reminder.ts';
import { infoIcon, pencilIcon, trashIcon } from '@ecrin/ui/icon/icons.ts';
import { Menu } from '@ecrin/ui/menu/menu.tsx';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { LazyReminderForm } from '../form/lazy-reminder-form.tsx';
import { reminderMessages as messages } from '../reminders.messages.ts';
import { LazySendingsDialog } from '../sendings/lazy-sendings-dialog.tsx';

/** Edit, ask why nothing came, delete. */
export const ReminderMenu = ({
  reminder,
  title,
  onRemove,
}: {
  reminder: ReminderCard;
  title: string;
  onRemove: () => void;
}) => {
  const { formatMessage } = useIntl();
  const [opened, open] = useState<'edit' | 'why' | null>(null);
  const groups = [
    [
      { key: 'edit', icon: pencilIcon, label: formatMessage(messages.edit), run: () => open('edit') },
      { key: 'why', icon: infoIcon, label: formatMessage(messages.why), run: () => open('why') },
    ],
    [{ key: 'delete', icon: trashIcon, danger: true, label: formatMessage(messages.remove), run: onRemove }],
  ];
  const close = () => open(null);
  return (
    <>
      <Menu label={formatMessage(messages.more, { title })} groups={groups} />
      {opened === 'edit' && <LazyReminderForm reminder={reminder} onClose={close} />}
      {opened === 'why' && <LazySendingsDialog reminder={reminder} onClose={close} />}
    </>
  );
};
