import { showToast } from '@ecrin/browser/page/toasts.ts';
import type { ThreadCard } from '@ecrin/contracts/thread/thread.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { Dialog } from '@ecrin/ui/dialog/dialog.tsx';
import {
  arrowDownIcon,
  arrowUpIcon,
  boxIcon,
  facetOffIcon,
  mergeIcon,
  pencilIcon,
  crossIcon,
  trashIcon,
} from '@ecrin/ui/icon/icons.ts';
import { Menu, type MenuAction } from '@ecrin/ui/menu/menu.tsx';
import { useState } from 'react';
import { useIntl, FormattedMessage } from 'react-intl';
import { useCommandFeedback } from '#lib/api/problem-feedback.ts';
import { eraseMessages } from '#lib/erasure/erase.messages.ts';
import { LazyErase } from '#lib/erasure/lazy-erase.tsx';
import { markRemoval } from '../entry/pending-removals.ts';
import { threadAiUseMessages as aiUseMessages } from './thread-ai-use.messages.ts';
import { ThreadFormDialog } from './thread-form.tsx';
import { threadPageMessages as messages } from './thread-pages.messages.ts';
import { ThreadSearch } from './thread-search.tsx';
import {
  useArchiveThreadMutation,
  useDeleteThreadMutation,
  useMergeThreadMutation,
  useRestoreThreadMutation,
  useSetThreadAiUseMutation,
} from './threads.api.ts';
import { threadMessages } from './threads.messages.ts';
import { useFormatThreadName, useThreads } from './use-threads.ts';
import styles from './thread-dialog.module.css';

/** Commands on a whole thread; each resolves to whether it was done. Deleting and merging can be undone for 8 s. */
const useThreadCommands = ({ threadId, archived, withoutAi }: ThreadCard) => {
  const { formatMessage } = useIntl();
  const [archive] = useArchiveThreadMutation();
  const [setAiUse] = useSetThreadAiUseMutation();
  const [merge] = useMergeThreadMutation();
  const [remove] = useDeleteThreadMutation();
  const [restore] = useRestoreThreadMutation();
  const withFeedback = useCommandFeedback();
  const nameOf = useFormatThreadName();
  const done = (message: string) =>
    showToast({
      tone: 'done',
      message,
      action: { label: formatMessage(threadMessages.undo), run: () => void withFeedback(restore(threadId).unwrap()) },
    });
  return {
    archive: () => withFeedback(archive({ threadId, archived: !archived }).unwrap()),
    switchAi: async () => {
      if (await withFeedback(setAiUse({ threadId, withoutAi: !withoutAi }).unwrap()))
        showToast({
          tone: 'done',
          message: formatMessage(withoutAi ? aiUseMessages.allowedAi : aiUseMessages.excludedAi),
        });
    },
    remove: async () => {
      const gone = await withFeedback(remove(threadId).unwrap());
      if (gone) done(formatMessage(messages.removed));
      return gone;
    },
    merge: async (into: ThreadCard) => {
      const merged = await withFeedback(merge({ threadId, intoId: into.threadId }).unwrap());
      if (merged) done(formatMessage(messages.merged, { into: nameOf(into) }));
      return merged;
    },
  };
};

/** Selects the target of a merge. */
const MergeThreadDialog = ({
  thread,
  onMerge,
  onClose,
}: {
  thread: ThreadCard;
  onMerge: (into: ThreadCard) => void;
  onClose: () => void;
}) => {
  const { formatMessage } = useIntl();
  const { open } = useThreads();
  const name = useFormatThreadName()(thread);
  return (
    <Dialog title={formatMessage(messages.merge)} onClose={onClose}>
      <p className="sm dim">
        <FormattedMessage {...messages.mergeText} values={{ name }} />
      </p>
      <ThreadSearch threads={(open ?? []).filter(({ threadId }) => threadId !== thread.threadId)} onChoose={onMerge} />
      <div className={styles['actions']}>
        <Button onClick={onClose}>
          <FormattedMessage {...messages.leave} />
        </Button>
      </div>
    </Dialog>
  );
};

/** The thread itself stays, empty. */
const EraseThreadThoughts = ({ thread, onClose }: Readonly<{ thread: ThreadCard; onClose: () => void }>) => {
  const { formatMessage } = useIntl();
  const [selection] = useState({ threadId: thread.threadId });
  const name = useFormatThreadName()(thread);
  const done = (thoughtIds: readonly string[]) => {
    for (const id of thoughtIds) markRemoval(id, 'done');
    onClose();
  };
  const of = formatMessage(eraseMessages.ofThread, { name });
  return <LazyErase selection={selection} of={of} onErased={done} onClose={onClose} />;
};

type MenuProps = Readonly<{
  thread: ThreadCard;
  /** Moves the thread one place up or down; null at the ends and where there is no order. */
  moves?: Readonly<{ up: (() => void) | null; down: (() => void) | null }>;
  /** The thread is deleted or merged; `intoId`: where its thoughts are now. */
  onGone?: (intoId: string | null) => void;
}>;

/** The commands to move up and down, where possible. */
const useMoveActions = (moves: MenuProps['moves']): readonly (readonly MenuAction[])[] => {
  const { formatMessage } = useIntl();
  const up = moves?.up ? [{ key: 'up', icon: arrowUpIcon, label: formatMessage(messages.up), run: moves.up }] : [];
  const down = moves?.down
    ? [{ key: 'down', icon: arrowDownIcon, label: formatMessage(messages.down), run: moves.down }]
    : [];
  return up.length + down.length > 0 ? [[...up, ...down]] : [];
};

type Opened = 'edit' | 'merge' | 'erase' | null;

/** What a thread is called, where it is, and who may read it. */
const useThreadActions = (thread: ThreadCard, open: (opened: Opened) => void): readonly MenuAction[] => {
  const { formatMessage } = useIntl();
  const acts = useThreadCommands(thread);
  return [
    { key: 'edit', icon: pencilIcon, label: formatMessage(messages.edit), run: () => open('edit') },
    { key: 'merge', icon: mergeIcon, label: formatMessage(messages.merge), run: () => open('merge') },
    {
      key: 'archive',
      icon: boxIcon,
      label: formatMessage(thread.archived ? messages.unarchive : messages.archive),
      run: () => void acts.archive(),
    },
    {
      key: 'without-ai',
      icon: facetOffIcon,
      label: formatMessage(thread.withoutAi ? aiUseMessages.allowAi : aiUseMessages.excludeAi),
      run: () => void acts.switchAi(),
    },
  ];
};

/** Deleting keeps its thoughts; erasing them keeps it. */
const useThreadRemovals = (
  { thoughts }: ThreadCard,
  { remove, erase }: Readonly<{ remove: () => void; erase: () => void }>,
): readonly MenuAction[] => {
  const { formatMessage } = useIntl();
  const label = formatMessage(eraseMessages.openThread);
  return [
    { key: 'delete', icon: trashIcon, danger: true, label: formatMessage(messages.remove), run: remove },
    ...(thoughts > 0 ? [{ key: 'erase', icon: crossIcon, danger: true, label, run: erase }] : []),
  ];
};

/** The menu of a thread. */
export const ThreadMenu = ({ thread, moves, onGone }: MenuProps) => {
  const { formatMessage } = useIntl();
  const [opened, open] = useState<Opened>(null);
  const acts = useThreadCommands(thread);
  const name = useFormatThreadName()(thread);
  const remove = async () => (await acts.remove()) && onGone?.(null);
  const merge = async (into: ThreadCard) => {
    open(null);
    if (await acts.merge(into)) onGone?.(into.threadId);
  };
  const groups = [
    ...useMoveActions(moves),
    useThreadActions(thread, open),
    useThreadRemovals(thread, { remove: () => void remove(), erase: () => open('erase') }),
  ];
  return (
    <>
      <Menu label={formatMessage(messages.more, { name })} groups={groups} />
      {opened === 'edit' && <ThreadFormDialog thread={thread} onClose={() => open(null)} />}
      {opened === 'erase' && <EraseThreadThoughts thread={thread} onClose={() => open(null)} />}
      {opened === 'merge' && (
        <MergeThreadDialog thread={thread} onMerge={(into) => void merge(into)} onClose={() => open(null)} />
      )}
    </>
  );
};
