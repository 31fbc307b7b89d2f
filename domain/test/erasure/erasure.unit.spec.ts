import { specFor } from '@ecrin/testing/kits/decision-spec.ts';
import { describe, it } from 'vitest';
import { askThoughtErasure, certifyErasure, clearDevice, erasure, numberErasure } from '#erasure/erasure.aggregate.ts';
import type {
  ErasureCertified,
  ErasureDeviceCleared,
  ErasureNumbered,
  ThoughtErasureAsked,
} from '#erasure/erasure.events.ts';

const now = '2026-01-02T08:00:00.000Z';
const of = { number: '0123-4567-89AB', clientId: 'client-1', erasureId: 'erasure-1' } as const;
const numbered: ErasureNumbered = { type: 'ErasureNumbered', data: { ...of, numberedAt: now }, private: null };
const certificate = { number: of.number, certificate: '{}', signature: 'signed' } as const;
const certified: ErasureCertified = {
  type: 'ErasureCertified',
  data: { ...certificate, certifiedAt: now },
  private: null,
};
const { given } = specFor(erasure);

describe('the number of an erasure', () => {
  it('is given once', () => {
    given()
      .when(numberErasure, { ...of, now })
      .then(numbered);
    given(numbered)
      .when(numberErasure, { ...of, clientId: 'client-2', now })
      .thenNothing();
  });
  it('leads to one certificate, which never changes', () => {
    given(numbered)
      .when(certifyErasure, { ...certificate, now })
      .then(certified);
    given(numbered, certified)
      .when(certifyErasure, { ...certificate, certificate: '{"other":true}', now })
      .thenNothing();
    given()
      .when(certifyErasure, { ...certificate, now })
      .thenNothing();
  });
});

describe('a device that was counted', () => {
  const counted: ErasureNumbered = { ...numbered, data: { ...numbered.data, devices: ['one', 'two'] } };
  const cleared: ErasureDeviceCleared = {
    type: 'ErasureDeviceCleared',
    data: { number: of.number, receipt: 'one', clearedAt: now },
    private: null,
  };
  const clear = { number: of.number, receipt: 'one', now };
  it('says once that it keeps nothing any more, before the certificate or after it', () => {
    given()
      .when(numberErasure, { ...of, now, devices: ['one', 'two'] })
      .then(counted);
    given(counted).when(clearDevice, clear).then(cleared);
    given(counted, certified).when(clearDevice, clear).then(cleared);
    given(counted, cleared).when(clearDevice, clear).thenNothing();
  });
  it('is one of those, of an erasure that counts them', () => {
    given(counted)
      .when(clearDevice, { ...clear, receipt: 'three' })
      .thenNothing();
    given(numbered).when(clearDevice, clear).thenNothing();
    given().when(clearDevice, clear).thenNothing();
  });
});

describe('the erasure of less than an account', () => {
  const part = { thoughtIds: ['thought-1'], sounds: [{ thoughtId: 'thought-2', recordingId: 'recording-2' }] };
  const asked: ThoughtErasureAsked = {
    type: 'ThoughtErasureAsked',
    data: { ...of, ...part, by: 'person', askedAt: now },
    private: null,
  };
  const ask = { ...of, ...part, by: 'person', now } as const;

  it('is asked once', () => {
    given().when(askThoughtErasure, ask).then(asked);
    given(asked).when(askThoughtErasure, ask).thenNothing();
    given(numbered).when(askThoughtErasure, ask).thenNothing();
  });
  it('names something, and no more than can be erased at once', () => {
    const none = { ...ask, thoughtIds: [], sounds: [] };
    given().when(askThoughtErasure, none).thenRefused('thought.not-found');
    const many = Array.from({ length: 1_001 }, (_none, at) => `thought-${at}`);
    given()
      .when(askThoughtErasure, { ...ask, thoughtIds: many })
      .thenRefused('thought.not-found');
  });
});
