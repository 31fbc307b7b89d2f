import type { ThoughtDetail } from '@ecrin/contracts/thought/thought.ts';
import { statusLabels } from '@ecrin/domain/thought/thought.vocabulary.ts';
import { IconButton } from '@ecrin/ui/button/button.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import {
  bellIcon,
  calendarIcon,
  chevronLeftIcon,
  clockIcon,
  facetIcon,
  lockIcon,
  pencilIcon,
  pinFilledIcon,
  pinIcon,
  threadIcon,
  trashIcon,
} from '@ecrin/ui/icon/icons.ts';
import { Menu, type MenuAction } from '@ecrin/ui/menu/menu.tsx';
import { useState, type Ref } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'wouter';
import { useCommandFeedback } from '#lib/api/use-command-feedback.ts';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { thoughtLabelMessages as vocabulary } from '#lib/i18n/thought-labels.messages.ts';
import { Remind } from '#lib/reminders/remind-context.tsx';
import { remindMessages } from '#lib/reminders/remind.messages.ts';
import { useToday } from '#lib/time/clock.ts';
import { formatDayTitle } from '#lib/time/date-format.ts';
import { FileThoughtDialog } from '../filing/file-thought-button.tsx';
import { usePinThoughtMutation, useReviseThoughtMutation } from '../thought.api.ts';
import { thoughtMessages as messages } from '../thought.messages.ts';
import { fileThoughtMessages } from '../threads/threads.messages.ts';
import { BackDateDialog } from './back-date-dialog.tsx';
import { useDeleteThought } from './use-delete-thought.ts';
import { VersionsDialog } from './versions-dialog.tsx';
import styles from './thought-screen.module.css';

type OpenDialog = 'remind' | 'back-date' | 'versions' | 'thread' | null;

const useThoughtMenu = (
  { thoughtId, private: isPrivate, status }: ThoughtDetail,
  open: (opened: OpenDialog) => void,
): readonly (readonly MenuAction[])[] => {
  const { formatMessage } = useIntl();
  const [revise] = useReviseThoughtMutation();
  const remove = useDeleteThought(thoughtId);
  const told = useCommandFeedback();
  const set = (body: Parameters<typeof revise>[0]['body']) => void told(revise({ thoughtId, body }).unwrap());
  return [
    statusLabels.map((label) => ({
      key: label,
      icon: facetIcon,
      label: formatMessage(vocabulary.status, { status: label }),
      chosen: label === status,
      run: () => set({ status: label === status ? null : label }),
    })),
    [
      { key: 'thread', icon: threadIcon, label: formatMessage(fileThoughtMessages.pick), run: () => open('thread') },
      { key: 'remind', icon: bellIcon, label: formatMessage(remindMessages.ask), run: () => open('remind') },
      {
        key: 'private',
        icon: lockIcon,
        label: formatMessage(isPrivate ? messages.makeOpen : messages.makePrivate),
        run: () => set({ private: !isPrivate }),
      },
      { key: 'back-date', icon: calendarIcon, label: formatMessage(messages.backDate), run: () => open('back-date') },
      { key: 'versions', icon: clockIcon, label: formatMessage(messages.versions), run: () => open('versions') },
    ],
    [{ key: 'delete', icon: trashIcon, danger: true, label: formatMessage(messages.remove), run: () => void remove() }],
  ];
};

const PinThoughtButton = ({ thought: { thoughtId, pinned } }: { thought: ThoughtDetail }) => {
  const { formatMessage } = useIntl();
  const [pin] = usePinThoughtMutation();
  const told = useCommandFeedback();
  return (
    <IconButton
      label={formatMessage(pinned ? messages.unpin : messages.pin)}
      aria-pressed={pinned}
      onClick={() => void told(pin({ thoughtId, pinned: !pinned }).unwrap())}
    >
      <Icon of={pinned ? pinFilledIcon : pinIcon} />
    </IconButton>
  );
};

/** Back to its day; pin, edit, and everything else behind « … ». */
export const ThoughtToolbar = ({
  thought,
  onEdit,
  editRef,
}: {
  thought: ThoughtDetail;
  onEdit: (() => void) | null;
  editRef: Ref<HTMLButtonElement>;
}) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const [opened, open] = useState<OpenDialog>(null);
  const groups = useThoughtMenu(thought, open);
  const { thoughtId, day, occurredAt } = thought;
  return (
    <div className={styles['bar']}>
      <Link className={styles['back']} href={`/app/thoughts?from=${day}&to=${day}`}>
        <Icon of={chevronLeftIcon} />
        {formatDayTitle(language, day, useToday())}
      </Link>
      <fieldset className={styles['acts']} aria-label={formatMessage(messages.bar)}>
        <PinThoughtButton thought={thought} />
        {onEdit && (
          <IconButton ref={editRef} label={formatMessage(messages.edit)} onClick={onEdit}>
            <Icon of={pencilIcon} />
          </IconButton>
        )}
        <Menu label={formatMessage(messages.more)} groups={groups} />
      </fieldset>
      {opened === 'remind' && (
        <Remind subject={{ kind: 'thought', id: thoughtId }} title={thought.title} onClose={() => open(null)} />
      )}
      {opened === 'back-date' && (
        <BackDateDialog thoughtId={thoughtId} occurredAt={occurredAt} onClose={() => open(null)} />
      )}
      {opened === 'thread' && <FileThoughtDialog card={thought} onClose={() => open(null)} />}
      {opened === 'versions' && <VersionsDialog thoughtId={thoughtId} onClose={() => open(null)} />}
    </div>
  );
};
