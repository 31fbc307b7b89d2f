import { expect, it } from 'vitest';
import { recordArchive, recordMessage, recordSending, sendings, sendingsId } from '#sending/record-sending.ts';

const sending = {
  sendingId: 'sending-1',
  clientId: 'claire',
  kind: 'spoken-question',
  host: 'models.example',
  model: 'ear',
  thing: 'sound',
  size: 38_000,
  instructions: 0,
  about: null,
  now: '2026-01-31T23:59:59.000Z',
} as const;

it('a sending has what it was for, where it went and how much, and nothing else that comes with it', () => {
  const { now, ...data } = sending;
  expect(recordSending({ ...sending, words: 'Ma sœur' } as typeof sending)).toEqual({
    type: 'WordsSent',
    data: { ...data, purpose: 'transcription', sentAt: now },
    private: null,
  });
});

it('a message has by what it left, to which host, why and how much, and nothing else that comes with it', () => {
  const message = {
    sendingId: 'sending-2',
    clientId: 'claire',
    carrier: 'mail',
    why: 'new-device',
    host: 'mail.example',
    size: 420,
  } as const;
  const asked = { ...message, now: sending.now, to: 'claire@exemple.fr' };
  expect(recordMessage(asked)).toEqual({
    type: 'MessageSent',
    data: { ...message, sentAt: sending.now },
    private: null,
  });
  expect(sendings.ownerOf(sendings.evolve(sendings.initial, recordMessage(asked)))).toBe('claire');
});

it('an archive has to which host and how much, and nothing else that comes with it', () => {
  const archive = { sendingId: 'sending-3', clientId: 'claire', host: 'ecrin.exemple', size: 4_000 };
  const asked = { ...archive, now: sending.now, link: 'https://ecrin.exemple/billet' };
  const recorded = recordArchive(asked);
  expect(recorded).toEqual({ type: 'ArchiveSent', data: { ...archive, sentAt: sending.now }, private: null });
  expect(sendings.ownerOf(sendings.evolve(sendings.initial, recorded))).toBe('claire');
});

it('each month has a stream of its own, which is the client’s', () => {
  expect([sendingsId('claire', sending.now), sendingsId('claire', '2026-02-01T00:00:00.000Z')]).toEqual([
    'claire-2026-01',
    'claire-2026-02',
  ]);
  expect(sendings.ownerOf(sendings.evolve(sendings.initial, recordSending(sending)))).toBe('claire');
});
