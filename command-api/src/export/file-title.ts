import { cutText } from '@ecrin/domain/text/cut-text.ts';

const longestTitle = 60;
/** Of what is longer, no more is looked at. */
const longestRead = 600;
/** Characters that some file system does not allow in a name. */
const unsafe = /[\p{Cc}\p{Cf}/\\:*?"<>|]+/gu;

/** A title as a part of a file's name; '' when nothing of it is left. */
export const fileTitle = (title: string): string =>
  Array.from(cutText(title, longestRead).normalize('NFC').replaceAll(unsafe, ' ').replaceAll(/\s+/g, ' '))
    .slice(0, longestTitle)
    .join('')
    .replaceAll(/^[. ]+|(?<![. ])[. ]+$/g, '');
