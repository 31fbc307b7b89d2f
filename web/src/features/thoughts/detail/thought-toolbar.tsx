import { lazyScreen } from '@ecrin/browser/navigation/lazy-screen.ts';
import type { ThoughtDetail } from '@ecrin/contracts/thought/thought.ts';
import { IconButton } from '@ecrin/ui/button/button.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { chevronLeftIcon, pencilIcon } from '@ecrin/ui/icon/icons.ts';
import { Menu } from '@ecrin/ui/menu/menu.tsx';
import { Suspense, useState, type ComponentProps, type Ref } from 'react';
import { useIntl } from 'react-intl';
import { Link, useLocation } from 'wouter';
import { LazyErase, LazyEraseSound } from '#lib/erasure/lazy-erase.tsx';
import { FavoriteButton } from '#lib/favorites/favorite-button.tsx';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { Remind } from '#lib/reminders/remind-context.tsx';
import { useToday } from '#lib/time/clock.ts';
import { formatDayTitle } from '#lib/time/date-format.ts';
import { markRemoval } from '../entry/pending-removals.ts';
import { FileThoughtDialog } from '../filing/file-thought-button.tsx';
import { useOpenedFrom, useWayBack } from '../list/opened-from.ts';
import { PinThoughtButton } from '../pin/pin-thought.tsx';
import { BackDateDialog } from './back-date-dialog.tsx';
import type { ShareDialog } from './share/share-dialog.tsx';
import { thoughtMessages as messages } from './thought.messages.ts';
import { useThoughtMenu, type OpenDialog } from './use-thought-menu.ts';
import { VersionsDialog } from './versions-dialog.tsx';
import styles from './thought-screen.module.css';

const shareDialog = lazyScreen<ComponentProps<typeof ShareDialog>>(
  async () => (await import('./share/share-dialog.tsx')).ShareDialog,
);

/** To the list or search the thought was opened from; else to its day. */
const Back = ({ day }: Pick<ThoughtDetail, 'day'>) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const today = useToday();
  const from = useOpenedFrom();
  const words = new URLSearchParams(from?.split('?')[1] ?? '').get('q');
  const listName =
    words === null ? formatMessage(messages.backToList) : formatMessage(messages.backToSearch, { words });
  return (
    <Link className={styles['back']} href={from ?? `/app/thoughts?from=${day}&to=${day}`}>
      <Icon of={chevronLeftIcon} />
      <span>{from === null ? formatDayTitle(language, day, today) : listName}</span>
    </Link>
  );
};

/** Once it is asked for, the page asks for nothing more: the thought is gone. */
const Erase = ({ thoughtId, onClose }: Pick<DialogProps, 'onClose'> & Pick<ThoughtDetail, 'thoughtId'>) => {
  const [, navigate] = useLocation();
  const wayBack = useWayBack();
  const [selection] = useState({ thoughtIds: [thoughtId] });
  const leave = () => {
    markRemoval(thoughtId, 'asked');
    navigate(wayBack);
    markRemoval(thoughtId, 'done');
  };
  return <LazyErase selection={selection} onErased={leave} onClose={onClose} />;
};

/** Of the only recording. */
const EraseSound = ({ thought: { thoughtId, audio }, onClose }: Pick<DialogProps, 'thought' | 'onClose'>) =>
  audio && <LazyEraseSound thoughtId={thoughtId} recordingId={audio.recordingId} onClose={onClose} />;

type DialogProps = Readonly<{ opened: OpenDialog; thought: ThoughtDetail; onClose: () => void }>;

const OpenedDialog = ({ opened, thought, onClose }: DialogProps) => {
  const { thoughtId, occurredAt, title } = thought;
  return (
    <>
      {opened === 'remind' && <Remind subject={{ kind: 'thought', id: thoughtId }} title={title} onClose={onClose} />}
      {opened === 'back-date' && <BackDateDialog thoughtId={thoughtId} occurredAt={occurredAt} onClose={onClose} />}
      {opened === 'thread' && <FileThoughtDialog card={thought} onClose={onClose} />}
      {opened === 'share' && (
        <Suspense fallback={null}>
          <shareDialog.Screen thought={thought} onClose={onClose} />
        </Suspense>
      )}
      {opened === 'erase' && <Erase thoughtId={thoughtId} onClose={onClose} />}
      {opened === 'erase-sound' && <EraseSound thought={thought} onClose={onClose} />}
      {opened === 'versions' && <VersionsDialog thoughtId={thoughtId} onClose={onClose} />}
    </>
  );
};

/** Back; pin, edit, and everything else behind « … ». */
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
  const [opened, open] = useState<OpenDialog>(null);
  const menu = useThoughtMenu(thought, open);
  const { thoughtId, day } = thought;
  return (
    <div className={styles['bar']}>
      <Back day={day} />
      <fieldset className={styles['acts']} aria-label={formatMessage(messages.bar)}>
        <FavoriteButton kind="thought" itemId={thoughtId} />
        <PinThoughtButton thought={thought} />
        {onEdit && (
          <IconButton ref={editRef} data-key="E" label={formatMessage(messages.edit)} onClick={onEdit}>
            <Icon of={pencilIcon} />
          </IconButton>
        )}
        <Menu label={formatMessage(messages.more)} {...menu} />
      </fieldset>
      <OpenedDialog opened={opened} thought={thought} onClose={() => open(null)} />
    </div>
  );
};
