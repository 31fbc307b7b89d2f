import { cutText } from '@ecrin/domain/text/cut-text.ts';

const longestTitle = 60;
/** Of what is longer, no more is looked at. */
const longestRead = 600;
/** With the day, the id and the ending a name is 180 bytes at most: file systems allow 255, some programs that unpack fewer. */
const longestBytes = 140;
/** Characters that some file system does not allow in a name. */
const unsafe = /[\p{Cc}\p{Cf}\p{Cs}/\\:*?"<>|]+/gu;
/** What joins the signs of one emoji is kept between them. */
const joiner = '\u200D';

const letters = new Intl.Segmenter('fr', { granularity: 'grapheme' });

/** A title as a part of a file's name, cut between two letters as they are seen; '' when nothing of it is left. */
export const fileTitle = (title: string): string => {
  let name = '';
  let left = longestTitle;
  for (const { segment } of letters.segment(safeTitle(title))) {
    left -= 1;
    if (left < 0 || Buffer.byteLength(name + segment) > longestBytes) break;
    name += segment;
  }
  return name.replaceAll(/^[. ]+|(?<![. ])[. ]+$/g, '');
};

const safeTitle = (title: string): string =>
  cutText(title, longestRead)
    .normalize('NFC')
    .replaceAll(unsafe, (found) => (found === joiner ? found : ' '))
    .replaceAll(/\s+/g, ' ');
