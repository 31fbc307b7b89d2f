import type { TranscribedSegment, Transcription } from '@ecrin/platform/ports/transcriber.ts';
import { describe, expect, it } from 'vitest';
import { cleanTranscription } from '#transcribe-thought/clean-transcription.ts';

const segment = (text: string, startMs: number): TranscribedSegment => ({
  text,
  startMs,
  endMs: startMs + 1_000,
  confidence: null,
  noSpeech: null,
  words: text.split(' ').map((word, index) => ({ text: word, startMs: startMs + index, endMs: startMs + index + 1 })),
});
const transcription = (segments: readonly TranscribedSegment[]): Transcription => ({
  engine: 'local',
  model: 'whisper-base',
  language: 'fr',
  raw: segments.map(({ text }) => text).join(' '),
  segments,
});

describe('the shown transcript', () => {
  it('leaves out phantom sentences, stores them as set aside, and keeps the raw text', () => {
    const phantom = 'Sous-titres réalisés par la communauté d’Amara.org';
    const heard = cleanTranscription(transcription([segment('Papa a téléphoné.', 0), segment(phantom, 2_000)]), []);
    expect(heard.segments.map(({ text }) => text)).toEqual(['Papa a téléphoné.']);
    expect(heard.setAside).toMatchObject([{ reason: 'phantom' }]);
    expect(heard.raw).toContain('Amara.org');
  });

  it('omits the engine’s own figures', () => {
    const [shown] = cleanTranscription(transcription([segment('Papa a téléphoné.', 0)]), []).segments;
    expect(Object.keys(shown ?? {}).sort()).toEqual(['endMs', 'startMs', 'text', 'words']);
  });

  it('of hours keeps sentence times and fits into one event', () => {
    const long = transcription(
      Array.from({ length: 3_000 }, (_nothing, index) =>
        segment(`La phrase ${index} a plusieurs mots que personne ne lira jamais.`, index * 1_000),
      ),
    );
    const { segments } = cleanTranscription(long, []);
    expect(segments).toHaveLength(3_000);
    expect(segments[0]?.words).toEqual([]);
    expect(segments[2_999]?.startMs).toBe(2_999_000);
  });
});
