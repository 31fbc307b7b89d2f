import type { Activity } from '@ecrin/contracts/activity/activity.ts';
import type { Reply } from '@ecrin/platform/routing/route.ts';

async function* bytesOf(pages: AsyncIterable<readonly Activity[]>): AsyncGenerator<Uint8Array> {
  for await (const page of pages) yield Buffer.from(page.map((one) => `${JSON.stringify(one)}\n`).join(''));
}

/** Streamed as it is read: the same events give the same bytes. A spreadsheet’s file is written from it by the page. */
export const activityFile = (
  { clientId, now }: Readonly<{ clientId: string; now: string }>,
  pages: AsyncIterable<readonly Activity[]>,
): Reply => ({
  stream: bytesOf(pages),
  status: 200,
  headers: {
    'Content-Type': 'application/x-ndjson',
    'Content-Disposition': `attachment; filename="ecrin-${clientId}-${now.slice(0, 10)}.ndjson"`,
    'Cache-Control': 'private, no-store',
  },
});
