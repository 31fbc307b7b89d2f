const longestTitle = 60;
/** Characters that some file system does not allow in a name. */
const unsafe = /[\p{Cc}\p{Cf}/\\:*?"<>|]+/gu;

/** A title as a part of a file's name; '' when nothing of it is left. */
export const fileTitle = (title: string): string =>
  Array.from(title.normalize('NFC').replaceAll(unsafe, ' ').replaceAll(/\s+/g, ' '))
    .slice(0, longestTitle)
    .join('')
    .replaceAll(/^[. ]+|[. ]+$/g, '');
