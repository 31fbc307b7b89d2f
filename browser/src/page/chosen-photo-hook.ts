import { openPhoto, type Photo } from '@ecrin/ui/photo/photo-dialog.tsx';
import { useState, type ChangeEvent } from 'react';
import { showToast } from './toasts.ts';

/** The photo being framed; `unreadable`: what is said when a file is no readable picture. */
export const useChosenPhoto = ({ unreadable }: Readonly<{ unreadable: string }>) => {
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
    if (!opened) showToast({ tone: 'error', message: unreadable });
  };
  return { photo, choose, close };
};
