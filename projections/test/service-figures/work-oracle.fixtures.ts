import { number, text, type Flat } from './fact-reading.fixtures.ts';

/** Work on one thought, by reading its facts from the first to the last. */
export type Work = Readonly<{
  recording: string;
  number: number;
  since: string;
  end: string | null;
  done: boolean;
  awaited: boolean;
}>;

type Ending = Readonly<{ at: string; done: boolean }>;
const ended = (work: Work, { at, done }: Ending): Work => ({ ...work, end: at, done });
const begun = (since: string, more: Partial<Work>): Work => ({
  recording: '',
  number: 0,
  since,
  end: null,
  done: false,
  awaited: true,
  ...more,
});

const attemptBegins = new Map([
  ['ThoughtRecorded', 'recordedAt'],
  ['ThoughtRecordingAppended', 'appendedAt'],
  ['ThoughtTranscriptionRequested', 'requestedAt'],
]);
const attemptEnds = new Map([
  ['ThoughtTranscribed', 'transcribedAt'],
  ['ThoughtTranscriptionFailed', 'failedAt'],
]);

export const attemptsOf = (stream: readonly Flat[]): readonly Work[] =>
  stream.reduce<readonly Work[]>((known, { type, data }) => {
    const [begins, ends] = [attemptBegins.get(type), attemptEnds.get(type)];
    if (begins) {
      const attempt = type === 'ThoughtRecorded' ? 1 : number(data, 'attempt');
      return [...known, begun(text(data, begins), { recording: text(data, 'recordingId'), number: attempt })];
    }
    return ends
      ? known.map((one) =>
          one.end === null && one.number === number(data, 'attempt')
            ? ended(one, { at: text(data, ends), done: type === 'ThoughtTranscribed' })
            : one,
        )
      : known;
  }, []);

const wordingBegins = new Map([
  ['ThoughtWritten', 'writtenAt'],
  ['ThoughtEdited', 'editedAt'],
  ['ThoughtTranscribed', 'transcribedAt'],
]);
const wordingEnds = new Map([
  ['ThoughtUnderstood', 'understoodAt'],
  ['ThoughtUnderstandingFailed', 'failedAt'],
]);

export const isDeleted = (stream: readonly Flat[]): boolean =>
  stream.findLast(({ type }) => type === 'ThoughtDeleted' || type === 'ThoughtRestored')?.type === 'ThoughtDeleted';

/** From when what is not done yet is waited for again; null: nothing changes that. */
const waitedForSince = ({ type, data }: Flat, before: readonly Flat[]): string | null => {
  if (type === 'ThoughtAiUseSet' && data['withoutAi'] === false) return text(data, 'setAt');
  return type === 'ThoughtRestored' && isDeleted(before) ? text(data, 'restoredAt') : null;
};

export const wordingsOf = (stream: readonly Flat[]): readonly Work[] =>
  stream.reduce<readonly Work[]>((known, fact, index) => {
    const { type, data, text: words } = fact;
    const [begins, ends] = [wordingBegins.get(type), wordingEnds.get(type)];
    const since = waitedForSince(fact, stream.slice(0, index));
    if (begins)
      return [...known, begun(text(data, begins), { awaited: type !== 'ThoughtTranscribed' || words !== '' })];
    if (since !== null) return known.map((one) => (one.end === null ? { ...one, since } : one));
    return ends
      ? known.map((one, place) =>
          place + 1 === number(data, 'wording') && !one.done
            ? ended(one, { at: text(data, ends), done: type === 'ThoughtUnderstood' })
            : one,
        )
      : known;
  }, []);

/** The attempts that count: the latest of each recording the thought has. */
export const latestAttempts = (stream: readonly Flat[]): readonly Work[] => {
  const recordings = stream
    .filter(({ type }) => type === 'ThoughtRecorded' || type === 'ThoughtRecordingAppended')
    .map(({ data }) => text(data, 'recordingId'));
  return recordings.flatMap((recording) =>
    attemptsOf(stream)
      .filter((one) => one.recording === recording)
      .slice(-1),
  );
};

/** The wording that counts, unless no model may read it. */
export const latestWordings = (stream: readonly Flat[]): readonly Work[] => {
  const withoutAi = stream.findLast(({ type }) => type === 'ThoughtAiUseSet')?.data['withoutAi'] === true;
  return wordingsOf(stream)
    .slice(-1)
    .map((one) => ({ ...one, awaited: one.awaited && !withoutAi }));
};

/** Of a deletion that stands: the first after the last restoration. */
export const deletionOf = (stream: readonly Flat[]): string | null => {
  const restored = stream.findLastIndex(({ type }) => type === 'ThoughtRestored');
  const deletion = stream.slice(restored + 1).find(({ type }) => type === 'ThoughtDeleted');
  return deletion ? text(deletion.data, 'deletedAt') : null;
};
