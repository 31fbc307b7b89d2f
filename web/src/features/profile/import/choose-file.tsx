import { Button } from '@ecrin/ui/button/button.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { uploadIcon } from '@ecrin/ui/icon/icons.ts';
import { useRef, useState, type DragEvent, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useCommandFeedback } from '#lib/api/problem-feedback.ts';
import { importMessages as messages } from './import.messages.ts';
import { droppedFiles } from './sending/dropped-files.ts';
import type { FileInFolder } from './sending/folder-archive.ts';
import type { Sending } from './sending/use-sending.ts';
import styles from './import.module.css';

type OnFiles = Readonly<{ onFiles: (files: readonly FileInFolder[]) => void }>;
type ChooserProps = OnFiles & Readonly<{ isFolder?: boolean; look?: 'primary' | 'quiet'; children: ReactNode }>;

/** Its end says nothing: any file can be chosen. */
const Chooser = ({ onFiles, isFolder = false, look = 'quiet', children }: ChooserProps) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={(one) => {
          input.current = one;
          one?.toggleAttribute('webkitdirectory', isFolder);
        }}
        type="file"
        hidden
        multiple
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          onFiles(files.map((file) => ({ path: file.webkitRelativePath || file.name, file })));
        }}
      />
      <Button look={look} onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  );
};

/** A folder where the browser offers it. */
const Choosers = ({ onFiles }: OnFiles) => {
  const { formatMessage } = useIntl();
  return (
    <div className={styles['choices']}>
      <Chooser look="primary" onFiles={onFiles}>
        <Icon of={uploadIcon} size="sm" /> {formatMessage(messages.choose)}
      </Chooser>
      {'webkitdirectory' in HTMLInputElement.prototype && (
        <Chooser isFolder onFiles={onFiles}>
          {formatMessage(messages.chooseFolder)}
        </Chooser>
      )}
    </div>
  );
};

const Progress = ({ sending }: Readonly<{ sending: Exclude<Sending, Readonly<{ step: 'preview' }>> }>) => {
  const { formatMessage } = useIntl();
  if (sending.step === 'choosing') {
    if (sending.refused === undefined) return null;
    return (
      <p role="alert">{formatMessage(sending.refused === 'too-large' ? messages.tooLarge : messages.interrupted)}</p>
    );
  }
  if (sending.step === 'reading') return <output>{formatMessage(messages.reading)}</output>;
  const percent = Math.round(100 * sending.share);
  return (
    <div className={styles['progress']}>
      <progress value={sending.share} aria-label={formatMessage(messages.sending, { percent })} />
      <output className="sm dim">{formatMessage(messages.sending, { percent })}</output>
    </div>
  );
};

type OnFile = Readonly<{ onFile: (file: File) => void }>;

/** One file as it is, several and folders as one archive. */
const giveTo =
  (onFile: OnFile['onFile']) =>
  async (files: readonly FileInFolder[]): Promise<void> => {
    const [first] = files;
    if (first && files.length === 1 && !first.path.includes('/')) return onFile(first.file);
    // What makes an archive of several is loaded then.
    if (first) onFile(await (await import('./sending/folder-archive.ts')).folderArchive(files));
  };

/** Where files or a folder are put, or chosen. */
export const ChooseFile = ({
  sending,
  onFile,
}: OnFile & Readonly<{ sending: Exclude<Sending, Readonly<{ step: 'preview' }>> }>) => {
  const { formatMessage } = useIntl();
  const give = giveTo(onFile);
  // What is moved or deleted meanwhile cannot be read.
  const withFeedback = useCommandFeedback();
  const [over, setOver] = useState(false);
  const hold = (event: DragEvent) => {
    event.preventDefault();
    setOver(event.type !== 'drop');
  };
  const drop = (event: DragEvent) => {
    hold(event);
    if (sending.step === 'choosing') void withFeedback(droppedFiles(event.dataTransfer).then(give));
  };
  return (
    <section className={styles['part']} aria-labelledby="import-file">
      <h2 className="h4" id="import-file">
        {formatMessage(messages.file)}
      </h2>
      <div
        className={styles['drop']}
        data-over={over || undefined}
        onDragOver={hold}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <span className={styles['setting']} aria-hidden="true" />
        <p className="label">{formatMessage(messages.put)}</p>
        <p className="sm dim">{formatMessage(messages.limits)}</p>
        {sending.step === 'choosing' && <Choosers onFiles={(files) => void withFeedback(give(files))} />}
        <Progress sending={sending} />
      </div>
    </section>
  );
};
