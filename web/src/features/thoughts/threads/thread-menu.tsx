import type { ThreadCard } from '@ecrin/contracts/thread/thread.ts';
import { arrowDownIcon, arrowUpIcon, boxIcon, mergeIcon, pencilIcon, trashIcon } from '@ecrin/ui/icon/icons.ts';
import { Menu, type MenuAction } from '@ecrin/ui/menu/menu.tsx';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { MergeThreadDialog } from './merge-thread-dialog.tsx';
import { ThreadFormDialog } from './thread-form-dialog.tsx';
import { threadMessages as messages } from './threads.messages.ts';
import { useThreadCommands } from './use-thread-commands.ts';
import { useFormatThreadName } from './use-threads.ts';

type MenuProps = Readonly<{
  thread: ThreadCard;
  /** Where threads stand in their order: one place up, one down; null where there is none. */
  moves?: Readonly<{ up: (() => void) | null; down: (() => void) | null }>;
  /** The thread is gone; `intoId`: where its thoughts are now. */
  onGone?: (intoId: string | null) => void;
}>;

/** The way up and the way down, where there is one. */
const useMoveActions = (moves: MenuProps['moves']): readonly (readonly MenuAction[])[] => {
  const { formatMessage } = useIntl();
  const up = moves?.up ? [{ key: 'up', icon: arrowUpIcon, label: formatMessage(messages.up), run: moves.up }] : [];
  const down = moves?.down
    ? [{ key: 'down', icon: arrowDownIcon, label: formatMessage(messages.down), run: moves.down }]
    : [];
  return up.length + down.length > 0 ? [[...up, ...down]] : [];
};

/** Everything that can be done with a thread. */
export const ThreadMenu = ({ thread, moves, onGone }: MenuProps) => {
  const { formatMessage } = useIntl();
  const [opened, open] = useState<'edit' | 'merge' | null>(null);
  const acts = useThreadCommands(thread);
  const name = useFormatThreadName()(thread);
  const remove = async () => (await acts.remove()) && onGone?.(null);
  const merge = async (into: ThreadCard) => {
    open(null);
    if (await acts.merge(into)) onGone?.(into.threadId);
  };
  const groups: readonly (readonly MenuAction[])[] = [
    ...useMoveActions(moves),
    [
      { key: 'edit', icon: pencilIcon, label: formatMessage(messages.edit), run: () => open('edit') },
      { key: 'merge', icon: mergeIcon, label: formatMessage(messages.merge), run: () => open('merge') },
      {
        key: 'archive',
        icon: boxIcon,
        label: formatMessage(thread.archived ? messages.unarchive : messages.archive),
        run: () => void acts.archive(),
      },
    ],
    [{ key: 'delete', icon: trashIcon, danger: true, label: formatMessage(messages.remove), run: () => void remove() }],
  ];
  return (
    <>
      <Menu label={formatMessage(messages.more, { name })} groups={groups} />
      {opened === 'edit' && <ThreadFormDialog thread={thread} onClose={() => open(null)} />}
      {opened === 'merge' && (
        <MergeThreadDialog thread={thread} onMerge={(into) => void merge(into)} onClose={() => open(null)} />
      )}
    </>
  );
};
