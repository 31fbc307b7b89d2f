import { showToast } from '@ecrin/browser/page/toasts.ts';
import type { EditThoughtRequest } from '@ecrin/contracts/thought/thought-requests.ts';
import type { ThoughtDetail } from '@ecrin/contracts/thought/thought.ts';
import { statusLabels } from '@ecrin/domain/thought/thought.vocabulary.ts';
import {
  bellIcon,
  calendarIcon,
  clockIcon,
  crossIcon,
  downloadIcon,
  facetIcon,
  facetOffIcon,
  lockIcon,
  shareIcon,
  threadIcon,
  trashIcon,
} from '@ecrin/ui/icon/icons.ts';
import type { Menu } from '@ecrin/ui/menu/menu.tsx';
import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'wouter';
import { useCommandFeedback } from '#lib/api/problem-feedback.ts';
import { eraseMessages } from '#lib/erasure/erase.messages.ts';
import { thoughtLabelMessages as vocabulary } from '#lib/i18n/thought-labels.messages.ts';
import { remindMessages } from '#lib/reminders/remind.messages.ts';
import { markRemoval, clearRemoval } from '../entry/pending-removals.ts';
import { fileThoughtMessages } from '../filing/file-thought.messages.ts';
import { useWayBack } from '../list/opened-from.ts';
import { hasErasableSound } from '../playback/erasable-sound.ts';
import { playerMessages } from '../playback/player.messages.ts';
import { useDownloadRecording } from '../playback/use-download-recording.ts';
import { shareMessages } from './share/share.messages.ts';
import { useDeleteThoughtMutation, useRestoreThoughtMutation, useReviseThoughtMutation } from './thought-page.api.ts';
import { thoughtMessages as messages } from './thought.messages.ts';

/** Goes back to where the thought was opened and deletes the thought, with an undo for 8 s. */
const useDeleteThought = (thoughtId: string) => {
  const { formatMessage } = useIntl();
  const [, navigate] = useLocation();
  const wayBack = useWayBack();
  const [remove] = useDeleteThoughtMutation();
  const [restore] = useRestoreThoughtMutation();
  const withFeedback = useCommandFeedback();
  const restoreFormer = async () => {
    await withFeedback(restore(thoughtId).unwrap());
    clearRemoval(thoughtId);
  };
  return async () => {
    // From here on the page of the thought asks for nothing: it would be told that the thought is gone.
    markRemoval(thoughtId, 'asked');
    navigate(wayBack);
    if (!(await withFeedback(remove(thoughtId).unwrap()))) return clearRemoval(thoughtId);
    markRemoval(thoughtId, 'done');
    showToast({
      tone: 'done',
      message: formatMessage(messages.removed),
      action: { label: formatMessage(messages.undo), run: () => void restoreFormer() },
    });
  };
};

/** Several recordings are each saved from their list. */
const useDownloadAction = (thought: ThoughtDetail) => {
  const { formatMessage } = useIntl();
  const download = useDownloadRecording(thought);
  const label = formatMessage(playerMessages.download);
  return thought.audio?.parts.length === 1 && !thought.audio.erasedAt
    ? [{ key: 'download', icon: downloadIcon, label, run: () => download(0) }]
    : [];
};

type Revise = (body: EditThoughtRequest) => void;

/** Who may read the thought. */
const useFlagActions = ({ private: isPrivate, withoutAi }: ThoughtDetail, revise: Revise) => {
  const { formatMessage } = useIntl();
  return [
    {
      key: 'private',
      icon: lockIcon,
      label: formatMessage(isPrivate ? messages.makeOpen : messages.makePrivate),
      run: () => revise({ private: !isPrivate }),
    },
    {
      key: 'without-ai',
      icon: facetOffIcon,
      label: formatMessage(withoutAi ? messages.allowAi : messages.excludeAi),
      run: () => revise({ withoutAi: !withoutAi }),
    },
  ];
};

/** Several recordings are each erased from their list. */
const useEraseSoundAction = (thought: ThoughtDetail, open: (opened: OpenDialog) => void) => {
  const { formatMessage } = useIntl();
  const label = formatMessage(eraseMessages.openSound);
  return thought.audio?.parts.length === 1 && hasErasableSound(thought)
    ? [{ key: 'erase-sound', icon: crossIcon, danger: true, label, run: () => open('erase-sound') }]
    : [];
};

/** One that can be undone, and those that cannot. */
const useRemovalActions = (thought: ThoughtDetail, open: (opened: OpenDialog) => void) => {
  const { formatMessage } = useIntl();
  const remove = useDeleteThought(thought.thoughtId);
  const eraseSound = useEraseSoundAction(thought, open);
  return [
    { key: 'delete', icon: trashIcon, danger: true, label: formatMessage(messages.remove), run: () => void remove() },
    ...eraseSound,
    { key: 'erase', icon: crossIcon, danger: true, label: formatMessage(eraseMessages.open), run: () => open('erase') },
  ];
};

export type OpenDialog = 'erase' | 'erase-sound' | 'remind' | 'back-date' | 'versions' | 'thread' | 'share' | null;

/** Everything behind « … »: what can be done, in groups, and what the thought was for the person. */
export const useThoughtMenu = (
  thought: ThoughtDetail,
  open: (opened: OpenDialog) => void,
): Pick<ComponentProps<typeof Menu>, 'groups' | 'choices'> => {
  const { thoughtId, status } = thought;
  const { formatMessage } = useIntl();
  const download = useDownloadAction(thought);
  const [revise] = useReviseThoughtMutation();
  const withFeedback = useCommandFeedback();
  const set: Revise = (body) => void withFeedback(revise({ thoughtId, body }).unwrap());
  const flags = useFlagActions(thought, set);
  const share = [{ key: 'share', icon: shareIcon, label: formatMessage(shareMessages.open), run: () => open('share') }];
  const removals = useRemovalActions(thought, open);
  const groups = [
    [
      { key: 'thread', icon: threadIcon, label: formatMessage(fileThoughtMessages.pick), run: () => open('thread') },
      { key: 'remind', icon: bellIcon, label: formatMessage(remindMessages.ask), run: () => open('remind') },
      ...flags,
      { key: 'back-date', icon: calendarIcon, label: formatMessage(messages.backDate), run: () => open('back-date') },
      { key: 'versions', icon: clockIcon, label: formatMessage(messages.versions), run: () => open('versions') },
      ...download,
    ],
    ...(thought.content ? [share] : []),
    removals,
  ];
  const actions = statusLabels.map((label) => ({
    key: label,
    icon: facetIcon,
    label: formatMessage(vocabulary.status, { status: label }),
    chosen: label === status,
    run: () => set({ status: label === status ? null : label }),
  }));
  return { groups, choices: { title: formatMessage(messages.status), actions } };
};
