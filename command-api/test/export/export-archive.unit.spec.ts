import type { Insights } from '@ecrin/contracts/thought/insights.ts';
import { readZip } from '@ecrin/testing/kits/files/read-zip.ts';
import { assert, property, string } from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { thoughtFileName, thoughtMarkdown } from '#export/thought-file.ts';
import { zipStream, type ArchiveFile } from '#export/zip-stream.ts';

const modifiedAt = '2025-11-18T07:12:00.000Z';
async function* given(...files: readonly ArchiveFile[]): AsyncGenerator<ArchiveFile> {
  yield* files;
}
const zipped = async (files: AsyncIterable<ArchiveFile>): Promise<ReadonlyMap<string, Buffer>> =>
  readZip(Buffer.concat(await Array.fromAsync(zipStream(files))));

describe('an archive as it is written', () => {
  it('holds every file under its name, those of other centuries too', async () => {
    async function* chunks() {
      yield Buffer.from('deux ');
      yield Buffer.from('morceaux');
    }
    const files = await zipped(
      given(
        { name: 'Pensées/été.md', modifiedAt: '1912-04-15T00:00:00.000Z', content: 'déjà' },
        { name: 'vide.txt', modifiedAt: '2199-01-01T00:00:00.000Z', content: '' },
        { name: 'son.webm', modifiedAt, content: chunks() },
      ),
    );
    expect([...files].map(([name, content]) => [name, String(content)])).toEqual([
      ['Pensées/été.md', 'déjà'],
      ['vide.txt', ''],
      ['son.webm', 'deux morceaux'],
    ]);
  });

  it('reads only as much as is consumed, and closes open files when reading stops', async () => {
    const [closedSound, closedFiles] = [vi.fn(), vi.fn()];
    let pieces = 0;
    async function* sound() {
      try {
        for (;;) {
          pieces += 1;
          yield Buffer.alloc(65_536);
        }
      } finally {
        closedSound();
      }
    }
    async function* files(): AsyncGenerator<ArchiveFile> {
      try {
        yield { name: 'son.webm', modifiedAt, content: sound() };
      } finally {
        closedFiles();
      }
    }
    const stream = zipStream(files());
    for (let taken = 0; taken < 10; taken += 1) await stream.next();
    await stream.return(undefined);
    expect(pieces).toBeLessThan(20);
    expect([closedSound, closedFiles].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });
});

describe('the name of a thought’s file', () => {
  const named = (title: string | null) =>
    thoughtFileName({
      thoughtId: '0199a-3fa9c1',
      title,
      occurredAt: modifiedAt,
      timeZone: 'Europe/Paris',
    });

  it.each([
    ['Un appel', '2025-11-18 08h12 Un appel (3fa9c1)'],
    [null, '2025-11-18 08h12 (3fa9c1)'],
    ['../..\\etc/passwd: « ça ? » \u202e*', '2025-11-18 08h12 etc passwd « ça » (3fa9c1)'],
    ['…', '2025-11-18 08h12 … (3fa9c1)'],
    ['é'.repeat(200), `2025-11-18 08h12 ${'é'.repeat(60)} (3fa9c1)`],
    ['🧵'.repeat(70), `2025-11-18 08h12 ${'🧵'.repeat(35)} (3fa9c1)`],
    ['👩‍👧‍👦'.repeat(70), `2025-11-18 08h12 ${'👩‍👧‍👦'.repeat(7)} (3fa9c1)`],
    [`e${'\u0301\u0323'.repeat(300)}`, '2025-11-18 08h12 (3fa9c1)'],
    ['ệ'.repeat(100), `2025-11-18 08h12 ${'ệ'.repeat(46)} (3fa9c1)`],
    ['\uD83E', '2025-11-18 08h12 (3fa9c1)'],
  ])('of %j is safe on every disk', (title, name) => expect(named(title)).toBe(name));

  it('has 180 bytes at most, with its ending, whatever the title', () => {
    assert(
      property(string({ unit: 'grapheme', maxLength: 200 }), (title) => {
        expect(Buffer.byteLength(`${named(title)} 12.webm`)).toBeLessThanOrEqual(180);
      }),
    );
  });
});

describe('a thought as Markdown', () => {
  const none = { value: null, from: null, canUndo: false, canRedo: false };
  const noInsights: Insights = {
    title: none,
    summary: none,
    mood: none,
    category: none,
    tags: none,
    keyInsights: none,
    questions: none,
  };
  const known = {
    thoughtId: 't1',
    occurredAt: modifiedAt,
    timeZone: 'Europe/Paris',
    mood: null,
    category: null,
    tags: [],
    status: null,
  };
  const flags = { thread: null, pinned: false, private: true, withoutAi: false };
  const thought = (own: Own) => ({ ...known, ...flags, title: null, titleBy: null, insights: noInsights, ...own });
  type Own = Readonly<{ title?: string; titleBy?: 'ai' | 'person'; insights?: Insights; content: string | null }>;
  const noFiles = { sounds: [], pictures: [] };
  const content = 'Le petit a dit : « biscottes d’arbre ».';

  it('has its properties, title, words and insights', () => {
    const insights = {
      ...noInsights,
      summary: { ...none, value: 'Un mot d’enfant.' },
      keyInsights: { ...none, value: ['Les mots', 'L’arbre'] },
    };
    const text = thoughtMarkdown(thought({ title: 'Biscottes', titleBy: 'ai', content, insights }), 'fr', {
      sounds: ['../Enregistrements/a.webm'],
      pictures: [{ path: '../Images/a (1).jpg', alt: 'Le chat [roux]' }],
    });
    expect(text).toBe(
      [
        '---',
        'thoughtId: "t1"',
        'occurredAt: "2025-11-18T07:12:00.000Z"',
        'timeZone: "Europe/Paris"',
        'tags: []',
        'pinned: false',
        'private: true',
        'withoutAi: false',
        'sounds: ["../Enregistrements/a.webm"]',
        'pictures: [{"path":"../Images/a (1).jpg","alt":"Le chat [roux]"}]',
        '---',
        '',
        '# Biscottes',
        '',
        content,
        '',
        '![Le chat \\[roux\\]](<../Images/a (1).jpg>)',
        '',
        '## Résumé',
        '',
        'Un mot d’enfant.',
        '',
        '## Idées clés',
        '',
        '- Les mots\n- L’arbre',
        '',
      ].join('\n'),
    );
  });

  it('has no title that repeats its first words, unless the person gave it', () => {
    expect(thoughtMarkdown(thought({ title: 'Le petit a dit…', titleBy: 'ai', content }), 'fr', noFiles)).not.toContain(
      '# ',
    );
    expect(thoughtMarkdown(thought({ title: 'Le petit', titleBy: 'person', content }), 'fr', noFiles)).toContain(
      '# Le petit\n',
    );
  });

  it('without readable words is still listed', () => {
    expect(thoughtMarkdown(thought({ content: null }), 'en', noFiles)).toMatch(/^---\nthoughtId: "t1"[^]*---\n$/);
  });
});
