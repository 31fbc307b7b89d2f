import { describe, expect, it } from 'vitest';
import { bringSpokenThought, type BringSpokenThought } from '#thought/commands/bring-spoken-thought.ts';
import { thought, type Thought } from '#thought/thought.aggregate.ts';
import type { ThoughtEvent } from '#thought/thought.events.ts';
import { deleted, given, now, thoughtId, written } from './thought.fixtures.ts';

const at = '2025-01-01T08:00:00.000Z';
const sound = { format: 'audio/webm', fileSize: 900, durationMs: 2_000, peaks: [1, 2], erasedAt: null };
const recordings = [
  { ...sound, recordingId: 'first', sha256: 'aa', transcribed: true, failure: null },
  { ...sound, recordingId: 'second', sha256: 'bb', transcribed: true, failure: null },
];
const segment = { text: 'Bonjour', startMs: 0, endMs: 500, words: [] };
const engine = { engine: 'local', model: 'whisper-base', at, raw: 'bonjour', setAside: [] };
const heard = { ...engine, as: 'heard', text: 'Bonjour', segments: [segment] } as const;
const command: BringSpokenThought = {
  thoughtId,
  ownerId: 'claire',
  language: 'fr',
  occurredAt: at,
  timeZone: 'Europe/Paris',
  origin: { source: 'ecrin', importId: 'import' },
  recordings,
  wordings: [
    { ...heard, recording: 0 },
    { ...heard, recording: 1 },
  ],
  now,
};

const foldedFrom = (asked: BringSpokenThought): Thought => {
  const events = bringSpokenThought(asked, thought.initial);
  if ('refused' in events) throw new Error(events.refused);
  return (events as readonly ThoughtEvent[]).reduce((state, event) => thought.evolve(state, event), thought.initial);
};

describe('bringing a spoken thought', () => {
  it('folds to the words of all recordings, on their one timeline', () => {
    expect(foldedFrom(command)).toMatchObject({
      status: 'active',
      words: 'Bonjour\n\nBonjour',
      segments: [segment, { ...segment, startMs: 2_000, endMs: 2_500 }],
      recordings: [
        { recordingId: 'first', measured: true, keptSince: now, transcript: { status: 'completed' } },
        { recordingId: 'second', measured: true, keptSince: now, transcript: { status: 'completed' } },
      ],
    });
  });
  it('has the corrections after what was heard', () => {
    const corrected = { as: 'corrected', at, text: 'Bonsoir', segments: [] } as const;
    expect(foldedFrom({ ...command, wordings: [...command.wordings, corrected] })).toMatchObject({
      words: 'Bonsoir',
      wording: 3,
    });
  });
  it('asks for what was not transcribed, says what failed, and that a sound was erased there', () => {
    const [first, second] = recordings;
    if (!first || !second) throw new Error('there are two');
    const asked = {
      ...command,
      wordings: [],
      recordings: [
        { ...first, transcribed: false, failure: 'not-asked' as const },
        { ...second, transcribed: false, failure: 'audio-too-long' as const },
        { ...second, recordingId: 'third', erasedAt: at },
      ],
    };
    const brought = foldedFrom({ ...asked, origin: { ...asked.origin, understand: true } });
    expect(brought).toMatchObject({
      words: null,
      recordings: [
        { transcript: { status: 'processing', attempt: 1 }, erasedAt: null },
        { transcript: { status: 'failed', attempt: 2 }, erasedAt: null },
        { erasedAt: at },
      ],
    });
    const unasked = bringSpokenThought(asked, thought.initial) as readonly ThoughtEvent[];
    expect(unasked.map(({ data }) => ('reason' in data ? data.reason : null)).filter(Boolean)).toEqual([
      'not-asked',
      'audio-too-long',
    ]);
    expect(foldedFrom(asked)).toMatchObject({ recordings: [{ transcript: { status: 'failed', attempt: 1 } }, {}, {}] });
  });
  it('adds nothing where it is already', () => {
    const events = bringSpokenThought(command, thought.initial) as readonly ThoughtEvent[];
    given(...events)
      .when(bringSpokenThought, command)
      .thenNothing();
  });
  it('refuses a thought that is something else, was deleted, or has no sound', () => {
    given(written).when(bringSpokenThought, command).thenRefused('thought.already-kept');
    given(written, deleted).when(bringSpokenThought, command).thenRefused('thought.already-kept');
    given()
      .when(bringSpokenThought, { ...command, recordings: [] })
      .thenRefused('thought.not-spoken');
  });
});
