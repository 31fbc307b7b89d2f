import { hash } from 'node:crypto';
import type { StoryDetail } from '@ecrin/contracts/story/story.ts';
import type { GoalHistory } from '@ecrin/domain/goal/goal-history.ts';
import { readZip } from '@ecrin/testing/kits/files/read-zip.ts';

export type Line = Readonly<Record<string, unknown>> &
  Readonly<{
    thoughtId: string;
    thread: Readonly<{ name: string }> | null;
    kind: string;
    insights: Insights;
    audio: Readonly<{ parts: readonly Readonly<{ recordingId: string }>[] }> | null;
    pictures: readonly Readonly<{ pictureId: string }>[];
    wordings?: readonly Readonly<{ recordingId?: string }>[];
    files: Readonly<{ sounds: readonly string[] }>;
  }>;
type Files = ReadonlyMap<string, Uint8Array>;
type Insights = Readonly<Record<string, Readonly<{ value: unknown; from: unknown }>>>;
export type Data = Readonly<{
  threads: readonly Readonly<Record<string, unknown>>[];
  favorites: readonly Readonly<{ itemId: string }>[];
  goals?: readonly GoalHistory[];
  stories?: readonly (StoryDetail & Readonly<{ versions: readonly StoryVersion[] }>)[];
}>;
type StoryVersion = Pick<StoryDetail, 'title' | 'parts'> & Readonly<{ cause: string; from: string; to: string }>;

const kept = ['content', 'occurredAt', 'timeZone', 'day', 'language', 'mood', 'category', 'tags', 'title', 'titleBy'];
const marks = ['status', 'pinned', 'private', 'withoutAi'];

/** All that an archive says, without the ids of the écrin it is from. */
const saidBy = ({ threads, favorites, goals = [], stories = [] }: Data, lines: readonly Line[], files: Files) => ({
  thoughts: lines
    .map((line) => ({
      ...Object.fromEntries([...kept, ...marks].map((field) => [field, line[field]])),
      thread: line.thread?.name ?? null,
      wordings: line.kind === 'written' && line.wordings,
      favorite: favorites.findIndex(({ itemId }) => itemId === line.thoughtId),
      spoken: spokenSaid(line, files),
      insights: Object.entries(line.insights).map(([field, { value, from }]) => [field, value, from]),
    }))
    .map((one) => JSON.stringify(one))
    .toSorted(),
  threads: threads
    .filter(({ thoughts }) => thoughts !== 0)
    .map(({ name, description, colour, archived, withoutAi, thoughts }) =>
      JSON.stringify({ name, description, colour, archived, withoutAi, thoughts }),
    )
    .toSorted(),
  goals: goals.map((one) => goalSaid(one, { threads, lines })).toSorted(),
  stories: stories.map((one) => storySaid(one, lines, files)).toSorted(),
});

/** A story with what it was once, where the words of a thought stand for its id, the place of a picture among its own for that, and the hash of what is there for a picture. */
const storySaid = (
  { title, language, createdAt, changedAt, parts, links, versions }: NonNullable<Data['stories']>[number],
  lines: readonly Line[],
  files: Files,
) => {
  const words = new Map(lines.map(({ thoughtId, content }) => [thoughtId, content]));
  const places = new Map(lines.flatMap(({ pictures }) => pictures.map(({ pictureId }, at) => [pictureId, at])));
  const stored = new Set([...files].map(([, content]) => hash('sha256', content, 'hex')));
  const shown = ({ ofThought, ...picture }: NonNullable<StoryDetail['parts'][number]['picture']>) => [
    picture,
    ofThought && [words.get(ofThought.thoughtId), places.get(ofThought.pictureId)],
    stored.has(picture.version),
  ];
  const said = (all: StoryDetail['parts']) =>
    all.map(({ sources, picture, ...part }) => [part, sources.map((id) => words.get(id)), picture && shown(picture)]);
  const before = versions.map(({ parts: former, ...version }) => [version, said(former)]);
  return JSON.stringify({ title, language, createdAt, changedAt, links, said: said(parts), before });
};

/** How it was spoken: each recording by its bytes, each wording by the recording it was heard in. */
const spokenSaid = (line: Line, files: Files) => {
  const parts = (line.audio?.parts ?? []).map(({ recordingId, ...part }) => ({ recordingId, part }));
  const numbers = new Map(parts.map(({ recordingId }, at) => [recordingId, at]));
  return {
    ...Object.fromEntries(
      ['kind', 'segments', 'setAside', 'transcribedBy', 'correctedAt'].map((field) => [field, line[field]]),
    ),
    parts: parts.map(({ part }) => part),
    wordings: line.wordings?.map(({ recordingId, ...one }) => [one, numbers.get(recordingId ?? '')]),
    sounds: line.files.sounds.map((path) => hash('sha256', files.get(path) ?? '', 'hex')),
  };
};

/** A goal with its whole history, where names and words stand for ids. */
const goalSaid = (
  { goalId: _goalId, ownerId: _ownerId, importId: _importId, revisions, answers, ...goal }: GoalHistory,
  { threads, lines }: Readonly<{ threads: Data['threads']; lines: readonly Line[] }>,
): string => {
  const names = new Map(threads.map(({ threadId, name }) => [threadId, name]));
  const words = new Map(lines.map(({ thoughtId, content }) => [thoughtId, content]));
  return JSON.stringify({
    ...goal,
    revisions: revisions.map(({ terms, ...revision }) => [
      revision,
      {
        ...terms,
        filter: terms.filter && { ...terms.filter, threadIds: terms.filter.threadIds.map((id) => names.get(id)) },
      },
    ]),
    answers: Object.entries(answers).map(([thoughtId, counts]) => [words.get(thoughtId), counts]),
  });
};

/** What an archive says of an account. */
export const saidIn = (archive: Uint8Array<ArrayBuffer>) => {
  const files = readZip(Buffer.from(archive));
  const lines = String(files.get('pensees.jsonl')).split('\n').filter(Boolean);
  return saidBy(
    JSON.parse(String(files.get('ecrin.json'))) as Data,
    lines.map((line) => JSON.parse(line) as Line),
    files,
  );
};
