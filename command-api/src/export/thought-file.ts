import type { ThoughtDetail } from '@ecrin/contracts/thought/thought.ts';
import type { Language } from '@ecrin/domain/kernel/language.ts';
import { wallClockAt } from '@ecrin/domain/time/wall-clock.ts';
import { archiveWords } from './archive-words.ts';
import { fileTitle } from './file-title.ts';

type NamedThought = Pick<ThoughtDetail, 'thoughtId' | 'title' | 'occurredAt' | 'timeZone' | 'hourless'>;
type KnownOfThought = Pick<
  ThoughtDetail,
  'mood' | 'category' | 'tags' | 'status' | 'thread' | 'pinned' | 'private' | 'withoutAi'
>;
type WrittenThought = NamedThought & KnownOfThought & Pick<ThoughtDetail, 'titleBy' | 'content' | 'insights'>;

/** « 2026-11-23 08h12 Un appel (3fa9c1) », by the person's own clock, without an hour that is not known. The end of its id distinguishes two thoughts of the same minute. */
export const thoughtFileName = ({ thoughtId, title, occurredAt, timeZone, hourless }: NamedThought): string => {
  const local = new Date(wallClockAt(Date.parse(occurredAt), timeZone)).toISOString();
  const time = hourless ? '' : local.slice(11, 16).replace(':', 'h');
  return [local.slice(0, 10), time, fileTitle(title ?? ''), `(${thoughtId.slice(-6)})`].filter(Boolean).join(' ');
};

/** Paths from the thought’s own file. `alt`: what a picture shows. */
export type LinkedFiles = Readonly<{
  sounds: readonly string[];
  pictures: readonly Readonly<{ path: string; alt: string }>[];
}>;

/** A thought as Markdown: what is known of it as YAML, its words, its pictures, then what the analysis or the person made of them. */
export const thoughtMarkdown = (thought: WrittenThought, language: Language, files: LinkedFiles): string => {
  const { insights, content } = thought;
  const words = archiveWords[language];
  const parts = [
    frontMatter(thought, files),
    titleLine(thought),
    content,
    ...files.pictures.map(pictureLine),
    ...section(words.summary, insights.summary.value),
    ...section(words.keyInsights, bullets(insights.keyInsights.value)),
    ...section(words.questions, bullets(insights.questions.value)),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
};

/** In angle brackets a path may have spaces and brackets. */
const pictureLine = ({ path, alt }: LinkedFiles['pictures'][number]): string =>
  `![${alt.replaceAll(/[[\]\\]/g, '\\$&').replaceAll(/\s+/g, ' ')}](<${path}>)`;

const bullets = (items: readonly string[] | null): string => (items ?? []).map((item) => `- ${item}`).join('\n');
/** A title made of the first words would only repeat them. */
const titleLine = ({ title, titleBy, content }: WrittenThought): string | null =>
  title === null || (titleBy === 'ai' && content?.startsWith(title.replace(/…$/, ''))) ? null : `# ${title}`;
const section = (title: string, text: string | null): readonly string[] => (text ? [`## ${title}`, text] : []);

/** JSON values are YAML values too. */
const frontMatter = (thought: WrittenThought, { sounds, pictures }: LinkedFiles): string => {
  const { thoughtId, occurredAt, timeZone, hourless, mood, category, tags, status, thread, pinned } = thought;
  const known = {
    thoughtId,
    occurredAt,
    timeZone,
    hourless,
    mood,
    category,
    tags,
    status,
    thread: thread?.name,
    pinned,
  };
  const lines = Object.entries({
    ...known,
    private: thought.private,
    withoutAi: thought.withoutAi,
    sounds,
    pictures,
  }).map(([name, value]) => (value === null || value === undefined ? '' : `${name}: ${JSON.stringify(value)}`));
  return ['---', ...lines.filter(Boolean), '---'].join('\n');
};
