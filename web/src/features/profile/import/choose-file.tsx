import { Button } from '@ecrin/ui/button/button.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { uploadIcon } from '@ecrin/ui/icon/icons.ts';
import { useRef, useState, type DragEvent } from 'react';
import { useIntl } from 'react-intl';
import { importMessages as messages } from './import.messages.ts';
import type { Sending } from './use-sending.ts';
import styles from './import.module.css';

const accepted = '.zip,.json,.csv,.tsv,.txt,.md,.enex,.daylio';
type OnFile = Readonly<{ onFile: (file: File) => void }>;

const FileChooser = ({ onFile }: OnFile) => {
  const { formatMessage } = useIntl();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={accepted}
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file) onFile(file);
        }}
      />
      <Button look="primary" onClick={() => input.current?.click()}>
        <Icon of={uploadIcon} size="sm" /> {formatMessage(messages.choose)}
      </Button>
    </>
  );
};

const withFolders = (input: HTMLInputElement | null): void => input?.setAttribute('webkitdirectory', '');

/** Where the browser offers folders; what makes an archive of one is loaded then. */
const FolderChooser = ({ onFile }: OnFile) => {
  const { formatMessage } = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const choose = async (files: readonly File[]) => {
    if (files.length === 0) return;
    const { folderArchive } = await import('./folder-archive.ts');
    onFile(await folderArchive(files));
  };
  if (!('webkitdirectory' in HTMLInputElement.prototype)) return null;
  return (
    <>
      <input
        ref={(one) => {
          input.current = one;
          withFolders(one);
        }}
        type="file"
        hidden
        multiple
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          void choose(files);
        }}
      />
      <Button onClick={() => input.current?.click()}>{formatMessage(messages.chooseFolder)}</Button>
    </>
  );
};

const Choosers = ({ onFile }: OnFile) => (
  <div className={styles['choices']}>
    <FileChooser onFile={onFile} />
    <FolderChooser onFile={onFile} />
  </div>
);

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

/** Where the file is put, or chosen. */
export const ChooseFile = ({
  sending,
  onFile,
}: OnFile & Readonly<{ sending: Exclude<Sending, Readonly<{ step: 'preview' }>> }>) => {
  const { formatMessage } = useIntl();
  const [over, setOver] = useState(false);
  const hold = (event: DragEvent) => {
    event.preventDefault();
    setOver(event.type !== 'drop');
  };
  const drop = (event: DragEvent) => {
    hold(event);
    const file = event.dataTransfer.files[0];
    if (file && sending.step === 'choosing') onFile(file);
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
        {sending.step === 'choosing' && <Choosers onFile={onFile} />}
        <Progress sending={sending} />
      </div>
    </section>
  );
};
