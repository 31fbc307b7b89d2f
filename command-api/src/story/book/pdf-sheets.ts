type Doc = PDFKit.PDFDocument;
type Size = Readonly<{ width: number; height: number }>;

/** A5, in points. Pages of a book for the hand: wide margins, the text a little above the middle. */
export const sheet = { width: 419.53, height: 595.28, left: 57, top: 62, textWidth: 305.53, bottom: 517 } as const;

const mostPictureHeight = 330;
/** Room above and below a picture, in points. */
export const pictureRoom = { above: 12, below: 14 } as const;

/** As a picture is printed: as wide as the text, unless it would be too high. */
export const printedSize = ({ width, height }: Size): Size => {
  const scale = Math.min(sheet.textWidth / width, mostPictureHeight / height);
  return { width: width * scale, height: height * scale };
};

/** How much of a page a picture without a caption takes, in points. */
export const pictureHeightOf = (size: Size): number => pictureRoom.above + printedSize(size).height + pictureRoom.below;

/** The pages of a book, filled from top to bottom. */
export type Sheets = Readonly<{
  y: () => number;
  page: () => number;
  /** Begins another page unless this one is empty. */
  turn: () => void;
  /** Moves down; at the top of a page nothing is left blank. */
  leave: (points: number) => void;
  /** Turns the page unless so many points are left. */
  need: (points: number) => void;
  /** Nothing else on this page. */
  fill: () => void;
  /** A baseline so far below; on the next page where this one is full. */
  down: (points: number) => number;
}>;

/** What is written on a page are thousands of small buffers until the whole is ended: one takes a tenth of their room. */
const packPage = ({ page }: Doc): void => {
  if (!('content' in page)) return;
  const { content } = page;
  if (typeof content !== 'object' || content === null || !('buffer' in content) || !Array.isArray(content.buffer))
    return;
  content.buffer = [Buffer.concat(content.buffer)];
};

export const createSheets = (doc: Doc): Sheets => {
  let y: number = sheet.top;
  let page = 0;
  const add = () => {
    if (page > 0) packPage(doc);
    doc.addPage({ size: [sheet.width, sheet.height], margin: 0 });
    page += 1;
    y = sheet.top;
  };
  const need = (points: number) => {
    if (page === 0 || y + points > sheet.bottom) add();
  };
  return {
    y: () => y,
    page: () => page,
    turn: () => {
      if (page === 0 || y > sheet.top) add();
    },
    leave: (points) => {
      if (y > sheet.top) y += points;
    },
    need,
    fill: () => {
      y = sheet.bottom;
    },
    down: (points) => {
      need(points);
      y += points;
      return y;
    },
  };
};

/** The margin of the pages, filled from top to bottom. `claim`: whether so many points from `top` are free; they are taken then. */
export type Margin = Readonly<{ claim: (top: number, height: number) => boolean }>;

export const createMargin = ({ page }: Pick<Sheets, 'page'>): Margin => {
  let taken = { page: 0, until: 0 };
  return {
    claim: (top, height) => {
      if (page() === taken.page && top < taken.until) return false;
      taken = { page: page(), until: top + height };
      return true;
    },
  };
};
