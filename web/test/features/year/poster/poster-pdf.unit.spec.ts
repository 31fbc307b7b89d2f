import { readFileSync } from 'node:fs';
import { posterDrawing } from '@ecrin/ui/poster/poster-drawing.ts';
import { posterColours, type PosterWords } from '@ecrin/ui/poster/poster-shapes.ts';
import type { PosterFormat } from '@ecrin/ui/poster/poster-sheet.ts';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import type { Ink, Inks } from '#features/year/poster/export/colours.ts';
import { pngOf } from '#features/year/poster/export/png.ts';
import { posterPdf } from '#features/year/poster/export/poster-pdf.ts';

const fileOf = (face: string) =>
  new Uint8Array(
    readFileSync(new URL(`../../../../src/features/year/poster/export/fonts/${face}.ttf`, import.meta.url)),
  );
const faces = { display: fileOf('display'), words: fileOf('words'), ui: fileOf('ui') };
const inks = Object.fromEntries(
  posterColours.map((colour): [string, Ink] => [colour, { hex: '#2c2c54', opacity: colour === 'facet' ? 0.38 : 1 }]),
) as Inks;

const months = Array.from({ length: 12 }, (_none, month) => ({
  mark: { rows: 'déc.', columns: 'D' },
  days: Array.from({ length: 30 }, (_day, day) => ({
    day: `2024-${month}-${day}`,
    stones: day % 2 === 0 ? (['happy', 'calm', null] as const) : [],
  })),
}));

const make = async (format: PosterFormat, words: Readonly<{ sentence: string; name: string }>) => {
  const asPictures: PosterWords[] = [];
  const content = { year: 2024, months, count: '540\u00a0pensées', ...words };
  const drawing = posterDrawing(format, content, (text, _face, size) => text.length * size * 0.5);
  const file = await posterPdf({
    drawing,
    inks,
    faces,
    title: 'L’affiche de 2024',
    label: 'Affiche de votre année 2024',
    language: 'fr',
    pictureOf: async (line) => {
      asPictures.push(line);
      const png = await pngOf({ width: 2, height: 1, perMetre: 24_000 }, [new Uint8ClampedArray(8)]);
      return { png: new Uint8Array(await png.arrayBuffer()), x: 10, y: 10, width: 100, height: 10 };
    },
  });
  const bytes = new Uint8Array(await file.arrayBuffer());
  const source = new TextDecoder('latin1').decode(bytes);
  const loading = getDocument({ data: bytes, verbosity: 0 });
  const pdf = await loading.promise;
  const page = await pdf.getPage(1);
  const { items } = await page.getTextContent();
  const text = items
    .map((item) => ('str' in item ? item.str : ''))
    .join(' ')
    .replaceAll(/\s/gu, ' ');
  const [left, top, right, bottom] = page.view;
  const tree = JSON.stringify(await page.getStructTree());
  const read = { pages: pdf.numPages, text, size: [(right ?? 0) - (left ?? 0), (bottom ?? 0) - (top ?? 0)], tree };
  await loading.destroy();
  return { ...read, source, asPictures: asPictures.map((line) => line.text) };
};

const plain = { sentence: 'On a nagé jusqu’à la bouée\u202f!', name: 'Camille' };

describe('a poster as PDF', () => {
  it.each([
    ['tall', 300, 600],
    ['wide', 420, 297],
    ['square', 300, 300],
  ] as const)('a %s one is a page of its own size', async (format, width, height) => {
    const { pages, size } = await make(format, plain);
    expect(pages).toBe(1);
    expect(size[0]).toBeCloseTo((width / 25.4) * 72, 1);
    expect(size[1]).toBeCloseTo((height / 25.4) * 72, 1);
  });

  it('has its words as text, in typefaces that travel with it', async () => {
    const { text, source, asPictures } = await make('tall', plain);
    expect(text).toContain('2024');
    expect(text).toContain('On a nagé jusqu’à la bouée !');
    expect(text).toContain('Camille');
    expect(text).toContain('540 pensées');
    expect(asPictures).toEqual([]);
    expect(source.match(/\/FontFile2/gu)).toHaveLength(3);
    expect(source).not.toContain('/Subtype /Image');
  });

  it('has a line in another script as a picture, and says in text what it is', async () => {
    const { asPictures, source } = await make('wide', { sentence: 'ذهبنا إلى البحر', name: 'Łucja 🌊' });
    expect(asPictures).toEqual(['ذهبنا إلى البحر', 'Łucja 🌊']);
    expect(source.match(/\/Subtype \/Image/gu)).toHaveLength(2);
  });

  it('says what it shows to those who do not see it', async () => {
    expect((await make('square', plain)).tree).toContain('"alt":"Affiche de votre année 2024"');
  });
});
