import type { PhotoWords } from '@ecrin/ui/photo/photo-dialog.tsx';
import { useIntl } from 'react-intl';
import { photoMessages as messages } from './photo.messages.ts';

/** Words of the dialog that frames a photo. */
export const usePhotoWords = (): PhotoWords => {
  const { formatMessage } = useIntl();
  return {
    frame: formatMessage(messages.frame),
    preview: formatMessage(messages.preview),
    zoom: formatMessage(messages.zoom),
    x: formatMessage(messages.x),
    y: formatMessage(messages.y),
    unreadable: formatMessage(messages.unreadable),
    cancel: formatMessage(messages.cancel),
    keep: formatMessage(messages.keep),
  };
};
