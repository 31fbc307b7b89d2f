import { copyText } from '@ecrin/browser/page/copy-text.ts';
import { saveAddress } from '@ecrin/browser/page/save-file.ts';
import { showToast } from '@ecrin/browser/page/toasts.ts';
import type { ThoughtDetail } from '@ecrin/contracts/thought/thought.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { Dialog } from '@ecrin/ui/dialog/dialog.tsx';
import { Switch } from '@ecrin/ui/switch/switch.tsx';
import { withFrenchTypography } from '@ecrin/ui/typography/french-typography.ts';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { canShareFile, share } from '#lib/picture/give-file.ts';
import { formatDayTitle } from '#lib/time/date-format.ts';
import { drawPicture, type Picture } from './draw-picture.ts';
import { shareMessages as messages } from './share.messages.ts';
import styles from './share-dialog.module.css';

/** null: being drawn. */
type Drawn = (Picture & Readonly<{ url: string }>) | 'none' | null;

const usePicture = (words: string, date: string | null): Drawn => {
  const [drawn, setDrawn] = useState<Drawn>(null);
  useEffect(() => {
    let url: string | null = null;
    let over = false;
    const draw = async () => {
      const picture = await drawPicture(words, date).catch(() => null);
      if (over) return;
      url = picture && URL.createObjectURL(picture.file);
      setDrawn(picture && url !== null ? { ...picture, url } : 'none');
    };
    void draw();
    return () => {
      over = true;
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [words, date]);
  return drawn;
};

const PictureView = ({ drawn }: { drawn: Drawn }) => {
  const { formatMessage } = useIntl();
  if (drawn === 'none')
    return (
      <p className="sm dim">
        <FormattedMessage {...messages.noPicture} />
      </p>
    );
  return (
    <>
      <div className={styles['picture']}>{drawn && <img src={drawn.url} alt={formatMessage(messages.picture)} />}</div>
      <p className="xs dim">
        {drawn && drawn.left > 0 && (
          <>
            <FormattedMessage {...messages.left} values={{ count: drawn.left }} />{' '}
          </>
        )}
        <FormattedMessage {...messages.onDevice} />
      </p>
    </>
  );
};

const PictureButton = ({ drawn }: { drawn: Drawn }) => {
  const { formatMessage } = useIntl();
  const isDrawn = drawn !== null && drawn !== 'none';
  const file = isDrawn
    ? new File([drawn.file], `${formatMessage(messages.fileName)}.png`, { type: 'image/png' })
    : null;
  const shareable = file !== null && canShareFile(file);
  const give = () => {
    if (file && shareable) share({ files: [file] });
    else if (file && isDrawn) saveAddress(drawn.url, file.name);
  };
  return (
    <Button look="primary" disabled={!isDrawn} onClick={give}>
      <FormattedMessage {...(shareable ? messages.sharePicture : messages.savePicture)} />
    </Button>
  );
};

const TextButtons = ({ text }: { text: string }) => {
  const { formatMessage } = useIntl();
  const copy = async () => {
    const copied = await copyText(text);
    showToast({
      tone: copied ? 'done' : 'error',
      message: formatMessage(copied ? messages.copied : messages.copyFailed),
    });
  };
  return (
    <>
      <Button onClick={() => void copy()}>
        <FormattedMessage {...messages.copy} />
      </Button>
      {'share' in navigator && (
        <Button onClick={() => share({ text })}>
          <FormattedMessage {...messages.shareText} />
        </Button>
      )}
    </>
  );
};

type ShareProps = Readonly<{
  thought: Pick<ThoughtDetail, 'content' | 'day' | 'private'>;
  onClose: () => void;
}>;

const Ways = ({ thought: { content, day } }: Pick<ShareProps, 'thought'>) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const [dated, setDated] = useState(false);
  const words = content ?? '';
  // With its year, which the day of another year has.
  const date = dated ? formatDayTitle(language, day, '') : null;
  const drawn = usePicture(withFrenchTypography(words), date);
  const label = formatMessage(messages.withDate);
  return (
    <>
      <PictureView drawn={drawn} />
      <div className={styles['row']}>
        <span aria-hidden="true">{label}</span>
        <Switch label={label} on={dated} onChange={setDated} />
      </div>
      <div className={styles['ways']}>
        <TextButtons text={date === null ? words : `${words}\n\n${date}`} />
        <PictureButton drawn={drawn} />
      </div>
    </>
  );
};

/** Copies one thought, or shares it as text or as a picture of its words; a private one only after a question. */
export const ShareDialog = ({ thought, onClose }: ShareProps) => {
  const { formatMessage } = useIntl();
  const [asking, setAsking] = useState(thought.private);
  return (
    <Dialog title={formatMessage(messages.open)} onClose={onClose}>
      {asking ? <PrivateQuestion onGoOn={() => setAsking(false)} /> : <Ways thought={thought} />}
      <Button look="text" onClick={onClose}>
        <FormattedMessage {...messages.leave} />
      </Button>
    </Dialog>
  );
};

const PrivateQuestion = ({ onGoOn }: { onGoOn: () => void }) => (
  <>
    <p>
      <FormattedMessage {...messages.privateText} />
    </p>
    <Button look="primary" onClick={onGoOn}>
      <FormattedMessage {...messages.goOn} />
    </Button>
  </>
);
