import { Dialog } from '@ecrin/ui/dialog/dialog.tsx';
import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { formMessages as messages } from './reminder-form.messages.ts';
import { ReminderForm } from './reminder-form.tsx';

type DialogProps = Omit<ComponentProps<typeof ReminderForm>, 'onKept' | 'onLeave'> & Readonly<{ onClose: () => void }>;

/** `reminder` absent: a new one. */
export const ReminderFormDialog = ({ onClose, ...form }: DialogProps) => {
  const { formatMessage } = useIntl();
  return (
    <Dialog title={formatMessage(form.reminder ? messages.revise : messages.set)} onClose={onClose}>
      <ReminderForm {...form} onKept={onClose} onLeave={onClose} />
    </Dialog>
  );
};
