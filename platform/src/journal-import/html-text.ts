import { Parser } from 'htmlparser2';

const blocks = new Set([
  'p',
  'div',
  'br',
  'li',
  'ul',
  'ol',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'blockquote',
  'tr',
  'en-note',
]);
const unread = new Set(['script', 'style', 'head', 'title', 'noscript', 'en-crypt']);

/** The words of HTML, a line for each block. Scripts and styles are not read; nothing is run or fetched. */
export const htmlText = (html: string): string => {
  const parts: string[] = [];
  let inUnread = 0;
  const parser = new Parser({
    onopentagname: (name) => {
      if (unread.has(name)) inUnread += 1;
      if (blocks.has(name)) parts.push('\n');
      if (name === 'li') parts.push('- ');
    },
    ontext: (text) => {
      if (inUnread === 0) parts.push(text.replaceAll(/[\t\r\n ]+/gu, ' '));
    },
    onclosetag: (name) => {
      if (unread.has(name)) inUnread -= 1;
      if (blocks.has(name) && name !== 'br') parts.push('\n');
    },
  });
  parser.end(html);
  return parts
    .join('')
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replaceAll(/\n{3,}/gu, '\n\n')
    .trim();
};
