import { saveFile } from '@ecrin/browser/page/save-file.ts';
import { showToast } from '@ecrin/browser/page/toasts.ts';
import { Banner } from '@ecrin/ui/banner/banner.tsx';
import { Button } from '@ecrin/ui/button/button.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { filePdfIcon, pictureIcon, shareIcon } from '@ecrin/ui/icon/icons.ts';
import type { PosterFormat } from '@ecrin/ui/poster/poster-sheet.ts';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { canShareFile, shareFile } from '#lib/picture/give-file.ts';
import { pixelsOf } from './export/poster-picture.ts';
import { makePdf, makePicture, type ShownPoster } from './make-files.ts';
import { posterMessages as messages } from './poster.messages.ts';
import styles from './poster.module.css';

type Kind = 'pdf' | 'picture' | 'share';
type FilesProps = Readonly<{
  year: number;
  format: PosterFormat;
  /** Null until it is shown. */
  poster: () => ShownPoster | null;
  /** Changes whenever the poster does. */
  version: object;
}>;

/** The picture that was made last: sharing needs it at once, as a device shares only what was just asked for. */
const useLastPicture = (version: object) => {
  const last = useRef<Readonly<{ version: object; file: File }> | null>(null);
  return {
    get: () => (last.current?.version === version ? last.current.file : null),
    keep: (file: File) => {
      last.current = { version, file };
    },
  };
};

const useFiles = ({ year, version }: FilesProps) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const lastPicture = useLastPicture(version);
  const name = formatMessage(messages.fileName, { year: String(year) });
  const save = (file: File) => {
    saveFile(file, file.name);
    showToast({ tone: 'done', message: formatMessage(messages.saved, { name: file.name }) });
  };
  const picture = async (shown: ShownPoster) => {
    const kept = lastPicture.get();
    const file = kept ?? new File([await makePicture(shown)], `${name}.png`, { type: 'image/png' });
    lastPicture.keep(file);
    return file;
  };
  return {
    pdf: async (shown: ShownPoster) =>
      save(new File([await makePdf(shown, language)], `${name}.pdf`, { type: 'application/pdf' })),
    picture: async (shown: ShownPoster) => save(await picture(shown)),
    share: async (shown: ShownPoster) => {
      const isTooLate = !(await shareFile(await picture(shown)));
      if (isTooLate) showToast({ tone: 'info', message: formatMessage(messages.shareReady) });
    },
  } satisfies Record<Kind, (shown: ShownPoster) => Promise<void>>;
};

/** `making`: which file is being made. One at a time. */
const useMaking = (props: FilesProps) => {
  const files = useFiles(props);
  const [making, setMaking] = useState<Kind | null>(null);
  const [failed, setFailed] = useState(false);
  const make = async (kind: Kind) => {
    const shown = props.poster();
    if (making !== null || !shown) return;
    setFailed(false);
    setMaking(kind);
    try {
      await files[kind](shown);
    } catch {
      setFailed(true);
    }
    setMaking(null);
  };
  return { making, failed, make: (kind: Kind) => () => void make(kind) };
};

const sharesPictures = (): boolean => canShareFile(new File([], 'a.png', { type: 'image/png' }));

/** The files of a poster, made when they are asked for. */
export const PosterFiles = (props: FilesProps) => {
  const { making, failed, make } = useMaking(props);
  const [isShareable] = useState(sharesPictures);
  return (
    <section className={styles['files']}>
      {failed && (
        <Banner tone="bad">
          <FormattedMessage {...messages.failed} />
        </Banner>
      )}
      <Button look="primary" size="lg" block busy={making === 'pdf'} onClick={make('pdf')}>
        <Icon of={filePdfIcon} />
        <FormattedMessage {...messages.pdf} values={{ size: props.format }} />
      </Button>
      <Button block busy={making === 'picture'} onClick={make('picture')}>
        <Icon of={pictureIcon} />
        <FormattedMessage {...messages.picture} values={pixelsOf(props.format)} />
      </Button>
      {isShareable && (
        <Button block look="text" busy={making === 'share'} onClick={make('share')}>
          <Icon of={shareIcon} />
          <FormattedMessage {...messages.share} />
        </Button>
      )}
      <p className="xs dim">
        <FormattedMessage {...messages.onDevice} />
      </p>
    </section>
  );
};
