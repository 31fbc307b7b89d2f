import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openFileBlobStore } from '@ecrin/platform/adapters/blob-store/file-blob-store.ts';
import { openSqliteEventStore } from '@ecrin/platform/adapters/event-store/sqlite/sqlite-event-store.ts';
import { openMasterKey } from '@ecrin/platform/adapters/key-vault/master-key.ts';
import { openSqliteKeyVault } from '@ecrin/platform/adapters/key-vault/sqlite-key-vault.ts';
import { sealBlobs } from '@ecrin/platform/crypto/sealed-blobs.ts';
import { sealEvents } from '@ecrin/platform/crypto/sealed-events.ts';
import { createExecuteCommand } from '@ecrin/platform/event-sourcing/execute-command.ts';
import { asStream, type BlobStore } from '@ecrin/platform/ports/blob-store.ts';
import type { LiveWords } from '@ecrin/platform/ports/live-words.ts';
import type { Session } from '@ecrin/platform/ports/sign-in/access-store.ts';
import type { CustomContext, CustomRequest, Reply } from '@ecrin/platform/routing/route.ts';
import { v7 } from 'uuid';
import { createRecordingRoutes } from '#recording/recording.routes.ts';

export const now = '2026-01-02T09:00:00.000Z';
export const sessionId = randomUUID();
const session: Session = {
  sessionId,
  userType: 'client',
  userId: 'client-1',
  device: 'a phone',
  createdAt: now,
  lastUsedAt: now,
  expiresAt: '2026-02-02T09:00:00.000Z',
};
const clock = { now: () => new Date(now) };
export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** The routes of recordings over real stores; `openBlobStore` gives another store than a folder. */
export const openRecordings = async (openBlobStore?: () => BlobStore) => {
  const dir = await mkdtemp(join(tmpdir(), 'ecrin-recording-'));
  const vault = openSqliteKeyVault({
    file: join(dir, 'keys.db'),
    masterKey: openMasterKey({ dir, fromEnvironment: null }),
    clock,
  });
  const store = openSqliteEventStore({ file: join(dir, 'events.db'), clock });
  const readNames: string[] = [];
  const opened = openBlobStore?.() ?? openFileBlobStore(join(dir, 'blobs'));
  const blobStore: BlobStore = {
    ...opened,
    read: (name, range) => (readNames.push(name), opened.read(name, range)),
  };
  const events = sealEvents({ store, vault });
  const blobs = sealBlobs({ store: blobStore, vault });
  const sessions = new Map<string, Session>([[sessionId, session]]);
  const execute = createExecuteCommand(events);
  const told: string[] = [];
  const live: LiveWords = {
    listen: async ({ language, after }) => ({
      listening: true,
      passages: [{ text: `${language} ${after}`, uncertain: false }],
    }),
    stored: ({ ownerId, recordingId }) => void told.push(`stored ${ownerId} ${recordingId}`),
    forget: (...forgotten) => void told.push(`forget ${forgotten.join(' ')}`),
  };
  const [upload, show, sealRoute, audio, issueTicket, play, discard, appendRoute, hear] = createRecordingRoutes({
    blobs,
    blobStore,
    clientBytes: async () => Infinity,
    events,
    access: { findSession: async (sessionId) => sessions.get(sessionId) ?? null },
    ticketKey: new Uint8Array(32),
    lastZoneOf: async () => 'Europe/Paris',
    live,
  });
  const seal = {
    handle: (request: Parameters<typeof sealRoute.handle>[0], context: CustomContext) =>
      sealRoute.handle(request, context, execute),
  };
  const append = {
    handle: (request: Parameters<typeof appendRoute.handle>[0], context: CustomContext) =>
      appendRoute.handle(request, context, execute),
  };
  const close = async () => {
    await Promise.all([store.close(), vault.close(), blobStore.close()]);
    await rm(dir, { recursive: true });
  };
  return {
    sessions,
    readNames,
    blobs,
    blobStore,
    events,
    upload,
    show,
    seal,
    append,
    audio,
    issueTicket,
    play,
    discard,
    hear,
    told,
    close,
  };
};

type Handle<Params, Query, Body> = Readonly<{
  handle: (request: CustomRequest<Params, Query, Body>, context: CustomContext) => Promise<Reply>;
}>;
type Given<Params, Query, Body> = Readonly<{
  params: Params;
  query?: Query;
  body?: Body;
  raw?: Uint8Array;
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
}>;

export const as =
  (clientId: string) =>
  <Params, Query, Body>(route: Handle<Params, Query, Body>, given: Given<Params, Query, Body>): Promise<Reply> =>
    route.handle(
      {
        query: given.query ?? ({} as Query),
        params: given.params,
        body: given.body as Body,
        raw: asStream(given.raw ?? new Uint8Array()),
        header: (name) => given.headers?.[name] ?? null,
        cookie: () => null,
        signal: () => given.signal ?? new AbortController().signal,
      },
      {
        clientId,
        adminId: '',
        now,
        newId: () => v7(),
        language: 'fr',
        address: '127.0.0.1',
        sessionId,
        command: {
          commandId: randomUUID(),
          correlationId: randomUUID(),
          causationId: null,
          actor: `client:${clientId}`,
          ownerId: clientId,
          occurredAt: now,
          timeZone: 'UTC',
        },
      },
    );

export const bytesOf = async (reply: Reply): Promise<Uint8Array> =>
  'stream' in reply ? Buffer.concat(await Array.fromAsync(reply.stream)) : new Uint8Array();

// The first bytes of a WAV file, then anything: only decoding would fail.
export const pieces = [
  Buffer.from('RIFF\u0024\u0000\u0000\u0000WAVEfmt \u0010\u0000\u0000\u0000\u0001\u0000', 'latin1'),
  Buffer.alloc(70_000, 7),
  Buffer.from('the end'),
];
export const whole = Buffer.concat(pieces);
