import type { Page } from 'playwright-core';

type PictureFile = Readonly<{ name: string; mimeType: string; buffer: Buffer }>;

/** A picture of so many pixels and one colour, made in the page as its browser writes it. */
export const pictureFile = async (
  page: Page,
  name: string,
  { width = 800, height = 600, colour = '#86cbd2', mimeType = 'image/jpeg' } = {},
): Promise<PictureFile> => {
  const data = await page.evaluate(
    ({ width, height, colour, mimeType }) => {
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      const pen = canvas.getContext('2d');
      if (pen) {
        pen.fillStyle = colour;
        pen.fillRect(0, 0, width, height);
        pen.fillStyle = 'rgb(255 255 255 / .5)';
        pen.fillRect(width / 4, height / 4, width / 2, height / 2);
      }
      return canvas.toDataURL(mimeType, 0.9);
    },
    { width, height, colour, mimeType },
  );
  return { name, mimeType, buffer: Buffer.from(data.split(',')[1] ?? '', 'base64') };
};

/** Pastes into what has the focus, or drops on an element, as a browser hands over files. */
export const handOver = async (
  page: Page,
  { how, onto, files }: Readonly<{ how: 'paste' | 'drop'; onto: string; files: readonly PictureFile[] }>,
): Promise<void> => {
  const given = files.map(({ buffer, ...file }) => ({ ...file, data: buffer.toString('base64') }));
  await page.locator(onto).evaluate(
    (element, { how, given }) => {
      const transfer = new DataTransfer();
      for (const { name, mimeType, data } of given) {
        const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
        transfer.items.add(new File([bytes], name, { type: mimeType }));
      }
      const options = { bubbles: true, cancelable: true };
      element.dispatchEvent(
        how === 'paste'
          ? new ClipboardEvent('paste', { ...options, clipboardData: transfer })
          : new DragEvent('drop', { ...options, dataTransfer: transfer }),
      );
    },
    { how, given },
  );
};
