import type { PosterDrawing } from '@ecrin/ui/poster/poster-drawing.ts';
import { inksOf } from './export/colours.ts';
import { newPen, posterPicture, wordsPicture } from './export/poster-picture.ts';

/** A poster that is shown: `element` has its colours. */
export type ShownPoster = Readonly<{ drawing: PosterDrawing; element: Element; title: string; label: string }>;

const inksOfShown = (element: Element) => {
  const pen = newPen(1, 1);
  if (!pen) throw new Error('this browser draws no canvas');
  return inksOf(element, pen);
};

/** A PNG of the poster. Throws where it cannot be drawn. */
export const makePicture = async ({ drawing, element }: ShownPoster): Promise<Blob> => {
  const picture = await posterPicture(drawing, inksOfShown(element));
  if (!picture) throw new Error('this browser draws no canvas');
  return picture;
};

/** A PDF of the poster, by what is loaded only now. Throws where that cannot be loaded, or its words be drawn. */
export const makePdf = async ({ element, ...poster }: ShownPoster, language: string): Promise<Blob> => {
  const inks = inksOfShown(element);
  const [{ posterPdf }, { loadPdfFaces }] = await Promise.all([
    import('./export/poster-pdf.ts'),
    import('./export/pdf-faces.ts'),
  ]);
  const faces = await loadPdfFaces();
  return posterPdf({ ...poster, inks, faces, language, pictureOf: (words) => wordsPicture(words, inks) });
};
