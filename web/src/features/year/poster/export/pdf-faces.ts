import type { PdfFaces } from './poster-pdf.ts';

const files = {
  display: new URL('fonts/display.ttf', import.meta.url),
  words: new URL('fonts/words.ttf', import.meta.url),
  ui: new URL('fonts/ui.ttf', import.meta.url),
};

const load = async (file: URL): Promise<Uint8Array> => {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`${file.pathname} answered ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
};

/** The typefaces of posters as a PDF takes them. */
export const loadPdfFaces = async (): Promise<PdfFaces> => {
  const [display, words, ui] = await Promise.all([load(files.display), load(files.words), load(files.ui)]);
  return { display, words, ui };
};
