import type { ShownPart } from '@ecrin/contracts/story/story.ts';
import { useIntl } from 'react-intl';
import { mediaMessages } from '../media/media.messages.ts';
import { editorMessages as messages } from './editor.messages.ts';

/** What a part is called where it has no words of its own. `place`: counted from 1. */
export const usePartName = (kind: ShownPart['kind'], place: number): string => {
  const { formatMessage } = useIntl();
  if (kind === 'chapter') return formatMessage(messages.chapterField);
  if (kind === 'picture') return formatMessage(mediaMessages.picturePart);
  return formatMessage(kind === 'passage' ? mediaMessages.passageWords : messages.paragraphField, { place });
};
