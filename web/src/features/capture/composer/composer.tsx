import { lazyPart } from '@ecrin/browser/navigation/lazy-part.tsx';
import { maxThoughtPictures } from '@ecrin/domain/thought/pictures/picture.vocabulary.ts';
import { maxThoughtLength } from '@ecrin/domain/thought/thought.vocabulary.ts';
import { Banner } from '@ecrin/ui/banner/banner.tsx';
import { Button } from '@ecrin/ui/button/button.tsx';
import { ComposerField } from '@ecrin/ui/composer-field/composer-field.tsx';
import { RecordButton } from '@ecrin/ui/record-button/record-button.tsx';
import { VisuallyHidden } from '@ecrin/ui/visually-hidden/visually-hidden.tsx';
import { lazy, Suspense, type ComponentType } from 'react';
import { useIntl } from 'react-intl';
import { useLanguage, withMessages } from '#lib/i18n/intl.tsx';
import { useOutbox } from '#lib/outbox/outbox.ts';
import type { StorageFault } from '#lib/outbox/storage-fault.ts';
import { whenIdle } from '#lib/page/when-idle.ts';
import { captureMessages } from '../capture.messages.ts';
import { useChosenCount } from '../pictures/chosen-count.ts';
import { useMeter } from '../recorder/recorder-meter.ts';
import { useRecorder } from '../recorder/recorder-store.ts';
import { startRecording } from '../recorder/start-recording.ts';
import { composerMessages as messages } from './composer.messages.ts';
import { useComposer } from './use-composer.ts';
import { useCopyText } from './use-copy-text.ts';
import styles from './composer.module.css';

const RefusedThoughts = lazy(async () => ({
  default: await withMessages('further', async () => (await import('./refused-thoughts.tsx')).RefusedThoughts)(),
}));

const afterScreen = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazyPart<Props>(async () => {
    await whenIdle();
    return withMessages('further', load)();
  });
const Pictures = afterScreen(async () => (await import('../pictures/composer-pictures.tsx')).ComposerPictures);
const AttachButtons = afterScreen(async () => (await import('../pictures/attach-buttons.tsx')).AttachButtons);

const Refused = ({ onEdit }: { onEdit: (words: string) => void }) => {
  const refused = useOutbox().filter((item) => item.state === 'refused');
  return refused.length > 0 && <RefusedThoughts items={refused} onEdit={onEdit} />;
};

const TooLong = lazy(async () => ({
  default: await withMessages('further', async () => (await import('./too-long.tsx')).TooLong)(),
}));

/** At the end of the field on a wide screen; its ring shows the level during a recording. */
const FieldRecordButton = () => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const live = ['recording', 'paused'].includes(useRecorder().status);
  const level = useMeter().levels.at(-1);
  const label = formatMessage(live ? captureMessages.reopen : captureMessages.record);
  return (
    <RecordButton
      size="md"
      label={label}
      level={live ? (level ?? 0) : undefined}
      onClick={() => void startRecording(language)}
    />
  );
};

const NotSaved = ({ words, fault }: { words: string; fault: StorageFault }) => {
  const { formatMessage } = useIntl();
  const copy = useCopyText();
  return (
    <Banner
      tone="bad"
      action={
        <Button look="text" onClick={() => void copy(words)}>
          {formatMessage(messages.copy)}
        </Button>
      }
    >
      {formatMessage(messages.notKept, { fault })}
    </Banner>
  );
};

type Foot = ComponentType<{ words: string }>;
const Foot = ({ Below, words }: Readonly<{ Below?: Foot; words: string }>) =>
  Below && (
    <div className={styles['foot']}>
      <Below words={words} />
    </div>
  );

const key = () => (/Mac|iP/.test(navigator.platform) ? '⌘' : 'Ctrl');

/** « Qu’est-ce qui vous traverse ? »: writing, importing, and what could not be sent yet. `Below` is shown under the field, and gets the words in it. `first`: nothing was ever kept here. For the home screen. */
export const Composer = ({ Below, first = false }: Readonly<{ Below?: Foot; first?: boolean }>) => {
  const { formatMessage } = useIntl();
  const { words, write, putBack, state, save } = useComposer();
  const chosen = useChosenCount();
  const tooLong = words.trim().length > maxThoughtLength;
  return (
    <div className={styles['composer']} data-composer>
      <ComposerField
        label={formatMessage(messages.label)}
        placeholder={formatMessage(first ? messages.firstPlaceholder : messages.placeholder)}
        sendLabel={formatMessage(messages.send)}
        shortcut={formatMessage(messages.shortcut, { key: key() })}
        value={words}
        busy={state === 'saving'}
        onChange={({ target }) => write(target.value)}
        onSend={() => void (tooLong || chosen > maxThoughtPictures || save())}
        sendable={chosen > 0}
        attach={<AttachButtons />}
        record={<FieldRecordButton />}
      />
      <Pictures />
      <Foot words={words} {...(Below && { Below })} />
      <VisuallyHidden>
        <output>{state === 'saving' ? formatMessage(messages.saving) : ''}</output>
      </VisuallyHidden>
      {typeof state === 'object' && <NotSaved words={words} fault={state.notKept} />}
      <Suspense fallback={null}>
        {tooLong && <TooLong words={words} busy={state === 'saving'} onKeep={(parts) => void save(parts)} />}
        <Refused onEdit={putBack} />
      </Suspense>
    </div>
  );
};
