import type { OwnEntry, OwnPicture } from '#story/book/own-book.ts';
import { pictureHeightOf, sheet } from '#story/book/pdf-sheets.ts';

/** What a page holds, in signs, as a spec compares it with books that are set; the line that says when takes as much as so many, the title of a month as so many. */
const [signsPerPage, signsOfMoment, signsOfChapter] = [1_560, 110, 350];
const chaptersPerPage = 18;
/** A code draws about five hundred rectangles. */
const [bytesPerPage, bytesPerPicture, bytesPerCode] = [6_700, 150_000, 2_300];
/** A picture takes as much memory as so many pages of words. */
const pagesPerPicture = 10;

/** How large a book is, about, as entries are added. `bytes`: of the file. `weight`: the memory it takes to set it, in pages of words. */
export type BookSize = Readonly<{
  add: (entry: OwnEntry, day: string) => void;
  pages: () => number;
  bytes: () => number;
  weight: () => number;
}>;

const signsPerPoint = signsPerPage / (sheet.bottom - sheet.top);

/** As much as what a picture takes of a page, in signs. */
const signsOfPicture = (picture: OwnPicture): number => pictureHeightOf(picture) * signsPerPoint;

/** Each month begins a page; before them are the title and the list of months. */
export const createBookSize = (): BookSize => {
  let [month, room, chapters, full] = ['', 0, 0, 0];
  let [pictures, codes] = [0, 0];
  const filled = () => Math.ceil(room / signsPerPage);
  const pages = () =>
    chapters === 0 ? 0 : full + filled() + 1 + (chapters > 1 ? Math.ceil(chapters / chaptersPerPage) : 0);
  return {
    add: (entry, day) => {
      if (day.slice(0, 7) !== month) {
        full += filled();
        [month, room, chapters] = [day.slice(0, 7), signsOfChapter, chapters + 1];
      }
      room += signsOfMoment + (entry.title?.length ?? 0) + entry.words.length;
      room += entry.pictures.reduce((sum, picture) => sum + signsOfPicture(picture), 0);
      pictures += entry.pictures.length;
      codes += entry.codes.length;
    },
    pages,
    bytes: () => pages() * bytesPerPage + pictures * bytesPerPicture + codes * bytesPerCode,
    weight: () => pages() + pictures * pagesPerPicture,
  };
};
