import { showToast } from '@ecrin/browser/page/toasts.ts';
import { useState, type ChangeEvent } from 'react';
import { useIntl } from 'react-intl';
import { openPhoto, type Photo } from './photo-dialog.tsx';
import { photoMessages as messages } from './photo.messages.ts';

/** The photo being framed; a file that is no readable picture is refused by a toast. */
export const useChosenPhoto = () => {
  const { formatMessage } = useIntl();
  const [photo, setPhoto] = useState<Photo | null>(null);
  const close = () => {
    photo?.close();
    setPhoto(null);
  };
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = '';
    if (!file) return;
    const opened = await openPhoto(file).catch(() => null);
    setPhoto(opened);
    if (!opened) showToast({ tone: 'error', message: formatMessage(messages.unreadable) });
  };
  return { photo, choose, close };
};
