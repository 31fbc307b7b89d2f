import {
  deleted,
  now,
  recorded,
  recordingId,
  thoughtId,
  transcribed,
  transcriptionFailed,
  understood,
  written,
} from '@ecrin/domain/test/thought/thought.fixtures.ts';
import type { ThoughtEvent } from '@ecrin/domain/thought/thought.events.ts';
import { describe, expect, it } from 'vitest';
import { thoughtCardOf, type ThoughtCardDocument } from '#thought-card/thought-card.model.ts';
import { thoughtCardProjection as projection } from '#thought-card/thought-card.projection.ts';

const fold = (...events: readonly ThoughtEvent[]): ThoughtCardDocument | null =>
  events.reduce<ThoughtCardDocument | null>((card, event) => projection.apply(card, event), null);
const shown = (...events: readonly ThoughtEvent[]) => {
  const card = fold(...events);
  return card && thoughtCardOf(card, null);
};
const fact = <Event extends ThoughtEvent>(type: Event['type'], data: object, words: Event['private'] = null) =>
  ({ type, data: { thoughtId, ...data }, private: words }) as Event;
const corrected = fact(
  'ThoughtInsightCorrected',
  { field: 'title', mood: null, category: null, correctedAt: now },
  { value: 'Mon titre' },
);
const undone = fact('ThoughtInsightUndone', { field: 'title', undoneAt: now });

describe('the card of a thought', () => {
  it('shows the text, with the person’s local day', () => {
    const late: ThoughtEvent = { ...written, data: { ...written.data, occurredAt: '2026-01-01T23:30:00.000Z' } };
    expect(shown(late)).toMatchObject({
      thoughtId,
      kind: 'written',
      day: '2026-01-02',
      excerpt: 'Train presque vide. Première fois depuis des semaines.',
      title: null,
      receipt: 'received',
      transcript: null,
      audio: null,
      pictures: [],
    });
  });

  it('says that there is nothing to analyse while it has pictures and no words', () => {
    const wordless: ThoughtEvent = { ...written, private: { content: '' } };
    const declared = fact('ThoughtPicturesDeclared', { thoughtId, pictureIds: ['one'], declaredAt: now });
    const edited = fact('ThoughtEdited', { editedAt: now }, { content: 'Le phare.' });
    expect(shown(wordless, declared)).toMatchObject({ receipt: 'received', wordless: true });
    expect(shown(wordless, declared, edited)).not.toHaveProperty('wordless');
    expect(shown(written)).not.toHaveProperty('wordless');
    expect(shown(recorded)).not.toHaveProperty('wordless');
  });

  it('says from where a thought first came, also after a move from another Écrin', () => {
    const origin = { source: 'ecrin', importId: 'one', first: 'day-one' } as const;
    expect(shown({ ...written, data: { ...written.data, origin } })).toMatchObject({ importedFrom: 'day-one' });
  });

  it('says of what was brought from elsewhere whether an analysis was asked for, until it is reworded here', () => {
    const brought = (understand?: true): ThoughtEvent => ({
      ...written,
      data: { ...written.data, origin: { source: 'jrnl', importId: 'one', ...(understand && { understand }) } },
    });
    expect(shown(brought())).toMatchObject({ unasked: true, importedFrom: 'jrnl' });
    expect(shown(brought(true))).not.toHaveProperty('unasked');
    expect(shown(written)).not.toHaveProperty('unasked');
    const edited = fact('ThoughtEdited', { editedAt: now }, { content: 'Autrement.' });
    expect(shown(brought(), edited)).not.toHaveProperty('unasked');
    const origin = { source: 'ecrin', importId: 'one' };
    const before = fact('ThoughtEdited', { editedAt: now, origin }, { content: 'Autrement.' });
    expect(shown(brought(), before)).toMatchObject({ unasked: true });
  });

  it('says of what was brought with its day alone that the hour is not known, until it is dated here', () => {
    const origin = { source: 'jrnl', importId: 'one', hourless: true } as const;
    const brought: ThoughtEvent = { ...written, data: { ...written.data, origin } };
    expect(shown(brought)).toMatchObject({ hourless: true });
    expect(shown(written)).not.toHaveProperty('hourless');
    const dated = fact('ThoughtBackDated', { occurredAt: now, timeZone: 'Europe/Paris', backDatedAt: now });
    expect(shown(brought, dated)).not.toHaveProperty('hourless');
  });

  it('shows a tag that was stored in two forms once, as it is seen', () => {
    const tags = ['e\u0301te\u0301', '\u00E9t\u00E9'];
    const stored = fact(
      'ThoughtInsightCorrected',
      { field: 'tags', mood: null, category: null, correctedAt: now },
      { value: tags },
    );
    expect(shown(written, stored)).toMatchObject({ tags: ['\u00E9t\u00E9'] });
    const proposed = { ...understood, private: { ...understood.private, tags } } as ThoughtEvent;
    expect(shown(written, proposed)).toMatchObject({ tags: ['\u00E9t\u00E9'] });
  });

  it('follows a recording from received to analysed', () => {
    expect(shown(recorded)).toMatchObject({
      kind: 'spoken',
      receipt: 'received',
      excerpt: null,
      transcript: { status: 'processing', since: now },
    });
    expect(shown(recorded, transcribed)).toMatchObject({
      receipt: 'transcribed',
      excerpt: 'Papa a téléphoné.',
      transcript: { status: 'completed', nothingSaid: false },
    });
    expect(shown(recorded, transcribed, understood)).toMatchObject({
      receipt: 'analysed',
      title: 'Le silence du train',
      titleBy: 'ai',
      mood: 'calm',
      tags: ['train'],
    });
  });

  it('stores its last thread and declined threads; the thread itself is looked up', () => {
    const filed = fact('ThoughtFiled', { threadId: 'a', suggested: false, filedAt: now });
    const filedElsewhere = fact('ThoughtFiled', { threadId: 'b', suggested: true, filedAt: now });
    const declined = fact('ThoughtThreadDeclined', { threadId: 'a', declinedAt: now });
    expect(fold(written, filed, filedElsewhere, declined)).toMatchObject({ threadId: 'b', declinedThreads: ['a'] });
    expect(fold(written, filed, fact('ThoughtUnfiled', { unfiledAt: now }))).toMatchObject({ threadId: null });
    const card = fold(written, filed);
    expect(card && thoughtCardOf(card, { threadId: 'a', name: 'La maison', colour: 'sky' })).toMatchObject({
      thread: { name: 'La maison', colour: 'sky' },
    });
  });

  it('shows why there is no transcript, and removes the reason on a new attempt', () => {
    expect(shown(recorded, transcriptionFailed)?.transcript).toMatchObject({
      status: 'failed',
      failure: 'provider-unavailable',
    });
    const again = fact('ThoughtTranscriptionRequested', {
      recordingId,
      attempt: 2,
      requestedAt: '2026-01-02T10:00:00.000Z',
    });
    const delayed = fact('ThoughtTranscriptionDelayed', { reason: 'model-on-its-way', attempt: 2, delayedAt: now });
    expect(shown(recorded, transcriptionFailed, again)?.transcript).toEqual({
      status: 'processing',
      failure: null,
      delayed: null,
      since: '2026-01-02T10:00:00.000Z',
      nothingSaid: false,
    });
    expect(shown(recorded, transcriptionFailed, again, delayed)?.transcript).toMatchObject({
      delayed: 'model-on-its-way',
    });
  });

  it('distinguishes an empty transcript from words without a key', () => {
    const silence: ThoughtEvent = { ...transcribed, private: { raw: '', text: '', segments: [], setAside: [] } };
    expect(shown(recorded, silence)?.transcript?.nothingSaid).toBe(true);
    expect(shown(recorded, { ...transcribed, private: null })).toMatchObject({
      excerpt: null,
      transcript: { nothingSaid: false },
    });
  });

  it('stores the duration of its audio', () => {
    const measured = fact('ThoughtAudioMeasured', {
      recordingId,
      durationMs: 2_345,
      speechMs: 900,
      peaks: [1, 2],
    });
    expect(shown(recorded, measured)?.audio).toMatchObject({ durationMs: 2_345, peaks: [1, 2], format: 'audio/webm' });
  });

  describe('with an appended recording', () => {
    const secondId = '01980000-0000-7000-8000-00000000000d';
    const appended = fact('ThoughtRecordingAppended', {
      ...recorded.data,
      recordingId: secondId,
      format: 'audio/mp4',
      fileSize: 5_000,
      durationMs: 6_000,
      attempt: 2,
      appendedAt: now,
    });
    const heard = fact<Extract<ThoughtEvent, { type: 'ThoughtTranscribed' }>>(
      'ThoughtTranscribed',
      { ...transcribed.data, recordingId: secondId, attempt: 2 },
      { raw: '', text: 'Maman aussi.', segments: [], setAside: [] },
    );
    const measured = (id: string, durationMs: number, peaks: readonly number[]) =>
      fact('ThoughtAudioMeasured', { recordingId: id, durationMs, speechMs: 900, peaks });

    it('is being transcribed again, with the words it has', () =>
      expect(shown(recorded, transcribed, understood, appended)).toMatchObject({
        receipt: 'received',
        excerpt: 'Papa a téléphoné.',
        transcript: { status: 'processing' },
      }));

    it('sums the lengths, shows both waves in one, and lists each recording', () =>
      expect(
        shown(recorded, appended, measured(recordingId, 2_000, [1, 1, 1, 1]), measured(secondId, 6_000, [9, 9, 9, 9]))
          ?.audio,
      ).toMatchObject({
        recordingId,
        durationMs: 8_000,
        fileSize: 9_000,
        peaks: [1, 9, 9, 9],
        parts: [
          { recordingId, durationMs: 2_000, format: 'audio/webm' },
          { recordingId: secondId, durationMs: 6_000, format: 'audio/mp4', fileSize: 5_000 },
        ],
      }));

    it('has the words of both in their order, whichever comes first', () => {
      const both = { excerpt: 'Papa a téléphoné.\n\nMaman aussi.', transcript: { status: 'completed' } };
      expect(shown(recorded, transcribed, appended, heard)).toMatchObject(both);
      const segments = [{ text: 'Maman aussi.', startMs: 0, endMs: 900, words: [] }];
      const firstHeard = { ...heard, private: { raw: '', text: 'Maman aussi.', segments, setAside: [] } };
      expect(shown(recorded, appended, firstHeard, transcribed)).toMatchObject(both);
    });

    it('keeps the words of the first when nothing is said in the second, or it fails', () => {
      const silence = { ...heard, private: { raw: '', text: '', segments: [], setAside: [] } };
      expect(shown(recorded, transcribed, appended, silence)).toMatchObject({
        excerpt: 'Papa a téléphoné.',
        transcript: { status: 'completed', nothingSaid: false },
      });
      const failed = fact('ThoughtTranscriptionFailed', { reason: 'unreadable-audio', attempt: 2, failedAt: now });
      expect(shown(recorded, transcribed, appended, failed)).toMatchObject({
        excerpt: 'Papa a téléphoné.',
        transcript: { status: 'failed', failure: 'unreadable-audio' },
      });
    });
  });

  it('prefers the person’s value to later runs, and applies undo', () => {
    const later: ThoughtEvent = {
      ...understood,
      private: { ...understood.private, title: 'Autre' } as typeof understood.private,
    };
    expect(shown(written, understood, corrected, later)).toMatchObject({ title: 'Mon titre', titleBy: 'person' });
    expect(shown(written, understood, corrected, undone)).toMatchObject({
      title: 'Le silence du train',
      titleBy: 'ai',
    });
    expect(
      shown(written, understood, corrected, undone, fact('ThoughtInsightRedone', { field: 'title', redoneAt: now })),
    ).toMatchObject({ title: 'Mon titre' });
  });

  it('is received again once its words change, until they are analysed again', () => {
    const edited = fact('ThoughtEdited', { editedAt: now }, { content: 'Autrement.' });
    expect(shown(written, understood, edited)).toMatchObject({
      receipt: 'received',
      excerpt: 'Autrement.',
      title: 'Le silence du train',
    });
    const failed = fact('ThoughtUnderstandingFailed', { wording: 2, reason: 'unusable-answer', failedAt: now });
    expect(shown(written, understood, edited, failed)).toMatchObject({ understandingFailed: true });
    const transcriptCorrected = fact(
      'ThoughtTranscriptCorrected',
      { correctedAt: now },
      { text: 'Papa rit.', segments: [] },
    );
    expect(shown(recorded, transcribed, understood, transcriptCorrected)).toMatchObject({
      receipt: 'transcribed',
      excerpt: 'Papa rit.',
    });
  });

  it('shows pin, privacy and status', () => {
    const set = [
      fact('ThoughtPinned', { pinnedAt: now }),
      fact('ThoughtPrivacySet', { private: true, setAt: now }),
      fact('ThoughtStatusSet', { status: 'win', setAt: now }),
      fact('ThoughtBackDated', { backDatedAt: now, occurredAt: '2025-12-31T23:00:00.000Z', timeZone: 'UTC' }),
    ];
    expect(shown(written, ...set)).toMatchObject({
      pinned: true,
      private: true,
      status: 'win',
      day: '2025-12-31',
      timeZone: 'UTC',
    });
    expect(shown(written, ...set, fact('ThoughtUnpinned', { unpinnedAt: now }))).toMatchObject({ pinned: false });
  });

  it('leaves the model when deleted, and stays out of it whatever follows', () => {
    expect(fold(written, understood, deleted)).toBeNull();
    expect(fold(written, deleted, understood)).toBeNull();
  });

  it('keeps ids and choices when its key is destroyed', () => {
    const wordless = [written, understood, corrected].map((event): ThoughtEvent => ({ ...event, private: null }));
    expect(shown(...wordless)).toMatchObject({
      thoughtId,
      excerpt: null,
      title: null,
      titleBy: 'person',
      mood: 'calm',
      tags: [],
    });
  });

  it('ignores events without a first event', () =>
    expect(fold(understood, corrected, deleted, transcribed)).toBeNull());
});
