import type { Activity } from '@ecrin/contracts/activity/activity.ts';
import type { ExportActivityRequest } from '@ecrin/contracts/client-admin/client-detail.ts';
import { csvLine } from '@ecrin/contracts/text/csv.ts';
import type { Reply } from '@ecrin/platform/routing/route.ts';

type Format = ExportActivityRequest['format'];

const columns = [
  'position',
  'recordedAt',
  'occurredAt',
  'timeZone',
  'type',
  'kind',
  'actor',
  'sessionId',
  'stream',
  'masked',
] as const;

const writers: Readonly<Record<Format, Readonly<{ type: string; head: string; line: (one: Activity) => string }>>> = {
  csv: {
    type: 'text/csv; charset=utf-8',
    head: csvLine([...columns, 'facts'], ','),
    line: ({ facts, ...one }) => csvLine([...columns.map((column) => one[column]), JSON.stringify(facts)], ','),
  },
  ndjson: { type: 'application/x-ndjson', head: '', line: (one) => `${JSON.stringify(one)}\n` },
};

async function* bytesOf(format: Format, pages: AsyncIterable<readonly Activity[]>): AsyncGenerator<Uint8Array> {
  const { head, line } = writers[format];
  if (head !== '') yield Buffer.from(head);
  for await (const page of pages) yield Buffer.from(page.map(line).join(''));
}

/** Streamed as it is read: the same events give the same bytes. */
export const activityFile = (
  { format, clientId, now }: Readonly<{ format: Format; clientId: string; now: string }>,
  pages: AsyncIterable<readonly Activity[]>,
): Reply => ({
  stream: bytesOf(format, pages),
  status: 200,
  headers: {
    'Content-Type': writers[format].type,
    'Content-Disposition': `attachment; filename="ecrin-${clientId}-${now.slice(0, 10)}.${format}"`,
    'Cache-Control': 'private, no-store',
  },
});
