import { expect, it } from 'vitest';
import { storyMarkdown } from '#story/story-markdown.ts';

const picture = { version: 'a', width: 1_600, height: 800, caption: 'Au *lac*' };
const passage = { thoughtId: 't', recordingId: 'r', fromMs: 0, toMs: 1_000 };
const story = {
  title: 'A *b*',
  parts: [
    { kind: 'chapter', text: 'Un' },
    { kind: 'paragraph', text: '# <b>\n1. x' },
    { kind: 'paragraph', text: null },
    { kind: 'picture', text: 'Le ponton', picture },
    { kind: 'passage', text: 'Il racontera.', passage },
  ],
} as const;

it('is Markdown in which words are words', () =>
  expect(storyMarkdown(story)).toBe(
    '# A \\*b\\*\n\n## Un\n\n\\# \\<b\\>\n1\\. x\n\n![Le ponton]()\n\n*Au \\*lac\\**\n\nIl racontera.\n',
  ));

it('names the files of pictures and sounds where there are any', () => {
  const files = { picture: 'La corde (a)/1.jpg', passage: 'La corde (a)/2.wav', paragraph: null, chapter: null };
  const text = storyMarkdown(story, ({ kind }) => files[kind]);
  expect(text).toContain('![Le ponton](<La corde (a)/1.jpg>)\n\n*Au \\*lac\\**');
  expect(text).toContain('Il racontera.\n\n[2.wav](<La corde (a)/2.wav>)\n');
});

it.each([
  ['---', '\\---'],
  ['Le lac\n===', 'Le lac\n\\==='],
  ['#nuit', '\\#nuit'],
  ['~~~ barque', '\\~\\~\\~ barque'],
  ['&lt;script&gt;', '\\&lt;script\\&gt;'],
  ['[x](javascript:y)', '\\[x\\](javascript:y)'],
  ['Le 12. juin', 'Le 12. juin'],
])('leaves no sign of Markdown in words: %s', (text, escaped) =>
  expect(storyMarkdown({ title: '', parts: [{ kind: 'paragraph', text }] })).toBe(`${escaped}\n`),
);
