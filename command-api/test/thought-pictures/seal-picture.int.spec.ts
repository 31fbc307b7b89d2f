import type { Decision } from '@ecrin/domain/kernel/event-sourcing.ts';
import { deleteThought } from '@ecrin/domain/thought/commands/delete-thought.ts';
import { writeThought } from '@ecrin/domain/thought/commands/write-thought.ts';
import { thought, type Thought } from '@ecrin/domain/thought/thought.aggregate.ts';
import type { ThoughtEvent } from '@ecrin/domain/thought/thought.events.ts';
import { createExecuteCommand } from '@ecrin/platform/event-sourcing/execute-command.ts';
import { asStream } from '@ecrin/platform/ports/blob-store.ts';
import type { PictureKeeper } from '@ecrin/platform/ports/pictures.ts';
import type { CustomContext } from '@ecrin/platform/routing/route.ts';
import { samplePicture } from '@ecrin/testing/kits/sample-pictures.ts';
import { v7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { nameOfSize } from '#thought-pictures/picture-files.ts';
import { sealPictureRoute } from '#thought-pictures/seal-picture.route.ts';
import { finishSeals } from '#upload/finish-seal.ts';
import { createPendingSeals } from '#upload/pending-seals.ts';
import { as, now, openRecordings, sha256 } from '../recording/recording.fixtures.ts';

const bytes = samplePicture('sea.png');
const file = Buffer.from('made');
/** What it makes is always the same; `during` happens meanwhile. */
const keeping = (during: () => Promise<unknown> = async () => undefined): PictureKeeper => ({
  keep: async () => (await during(), { width: 64, height: 96, original: file, large: file, small: file }),
});

describe('a picture between its chunks and its thought', () => {
  let opened: Awaited<ReturnType<typeof openRecordings>>;
  let thoughtId: string;
  const pictureId = v7();
  const me = as('client-1');
  const seals = () => createPendingSeals(opened.blobStore);
  const services = () => ({ blobs: opened.blobs, events: opened.events, pendingSeals: seals() });
  const send = () =>
    me(opened.upload, {
      params: { recordingId: pictureId, seq: 0 },
      raw: bytes,
      headers: { 'X-Chunk-SHA256': sha256(bytes) },
    });
  const seal = (pictureKeeper: PictureKeeper) => {
    const route = sealPictureRoute({ ...services(), pictureKeeper });
    const execute = createExecuteCommand(opened.events);
    return me(
      {
        handle: (request: Parameters<typeof route.handle>[0], context: CustomContext) =>
          route.handle(request, context, execute),
      },
      {
        params: { pictureId },
        body: { thoughtId, chunks: 1, sha256: sha256(bytes), alt: '', keepsMetadata: false },
      },
    );
  };
  const stored = async () => {
    const names = await Array.fromAsync(opened.blobs.list('client-1'));
    return names.map(({ name }) => name.split('/')[0] ?? '').toSorted();
  };
  const nameOf = (hash = sha256(bytes)) =>
    nameOfSize({ thoughtId, pictureId }, { sha256: hash, keepsMetadata: false }, 'original');
  const pending = () => ({
    ownerId: 'client-1',
    recordingId: pictureId,
    thoughtId,
    sha256: sha256(bytes),
    kind: 'picture' as const,
  });
  const facts = async () =>
    (await Array.fromAsync(opened.events.readStream(`thought-${thoughtId}`))).map(({ type }) => type);

  const decide = <Input, Fact extends ThoughtEvent, Code extends string>(
    decideOnThought: (input: Input, state: Thought) => Decision<Fact, Code>,
    input: Input,
  ) =>
    createExecuteCommand(opened.events)({
      aggregate: thought,
      id: thoughtId,
      decide: decideOnThought,
      input,
      context: {
        commandId: v7(),
        correlationId: v7(),
        causationId: null,
        actor: 'client:client-1',
        ownerId: 'client-1',
        occurredAt: now,
        timeZone: 'UTC',
      },
    });

  beforeEach(async () => {
    opened = await openRecordings();
    thoughtId = v7();
    await decide(writeThought, {
      thoughtId,
      ownerId: 'client-1',
      content: 'La mer',
      occurredAt: now,
      timeZone: 'UTC',
      language: 'fr',
      answering: null,
      now,
    });
  });
  afterEach(() => opened.close());

  it('given a crash after its files were written, when the service starts, then they are gone and its chunks stay', async () => {
    await send();
    await seals().claim(pending());
    await opened.blobs.put('client-1', nameOf(), asStream(file));
    await finishSeals(services());
    expect(await stored()).toEqual(['recordings']);
    expect(await seal(keeping())).toMatchObject({ json: { thoughtId, pictureId, sha256: sha256(bytes) } });
    expect(await stored()).toEqual(['thought-pictures', 'thought-pictures', 'thought-pictures']);
  });

  it('given a crash after its thought had it, when the service starts, then its chunks are gone and its files stay', async () => {
    await send();
    await seal(keeping());
    await send();
    await seals().claim(pending());
    await opened.blobs.put('client-1', nameOf('cd'.repeat(32)), asStream(file));
    await finishSeals(services());
    expect(await stored()).toEqual(['thought-pictures', 'thought-pictures', 'thought-pictures']);
  });

  it('given the same seal twice at once, then it is one picture, and both have the same answer', async () => {
    await send();
    const first = await seal(keeping(async () => expect(await seal(keeping())).toMatchObject({ json: { pictureId } })));
    expect(first).toMatchObject({ json: { pictureId } });
    expect(await facts()).toEqual(['ThoughtWritten', 'ThoughtPictureAdded']);
  });

  it('given a thought that is deleted meanwhile, then nothing is left but the chunks', async () => {
    await send();
    const deleting = () => decide(deleteThought, { thoughtId, now });
    expect(await seal(keeping(deleting))).toEqual({ refused: 'thought.deleted' });
    expect(await stored()).toEqual(['recordings']);
    expect(await Array.fromAsync(seals().claimedBefore(null))).toEqual([]);
  });

  it('given a refusal of the picture, then its chunks stay, and it may be sealed for another thought', async () => {
    await send();
    expect(await seal({ keep: async () => 'damaged' })).toEqual({ refused: 'thought-picture.damaged' });
    expect([await stored(), await Array.fromAsync(seals().claimedBefore(null))]).toEqual([['recordings'], []]);
  });
});
