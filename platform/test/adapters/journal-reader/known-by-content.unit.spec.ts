import { journalSources } from '@ecrin/domain/journal-import/journal-import.vocabulary.ts';
import { archiveOf, filesIn } from '@ecrin/testing/kits/journals/journal-file.ts';
import { soundOf, spokenArchive, spokenLine } from '@ecrin/testing/kits/journals/spoken-archive.ts';
import { describe, expect, it } from 'vitest';
import { readTextFiles } from '#adapters/journal-reader/text-files.ts';
import { parseJournal } from '#journal-import/parse-journal.ts';
import { samples } from '../../journal-import/sources.fixtures.ts';

type Files = Readonly<Record<string, string | Uint8Array>>;

const readBytes = async (bytes: Uint8Array, name: string, me: string | null) => {
  const read = async function* (start: number, end: number) {
    yield bytes.subarray(start, end);
  };
  const files = await readTextFiles({ name, size: bytes.length, read });
  return 'refused' in files ? files : parseJournal(files, { timeZone: 'Europe/Paris', me, columns: null });
};

const renamed = (files: Files, end: string): Files =>
  Object.fromEntries(Object.values(files).map((content, at) => [`q7/zx${at}k${end}`, content]));

const others: readonly Readonly<{ source: string; name: string; files: Files; me?: string }>[] = [
  {
    source: 'ecrin',
    name: 'the archive of another Écrin',
    files: Object.fromEntries(filesIn(spokenArchive([spokenLine({ said: ['Un appel'] })]))),
  },
  { source: 'recordings', name: 'a folder of recordings', files: { 'REC_20240115_143022.wav': soundOf(1) } },
];
const all = [...samples, ...others];

describe('a journal is known by what is in it', () => {
  it('each source has a sample', () => {
    expect(new Set(all.map(({ source }) => source))).toEqual(new Set(journalSources));
  });

  it.each(all)('whatever its files are called: $name', async ({ source, files, me = null }) => {
    for (const end of ['.bin', '.pdf', '', '.txt', '.json']) {
      const found = await readBytes(archiveOf(renamed(files, end)), 'zx.bin', me);
      expect([end, 'facts' in found ? found.facts.source : found.refused]).toEqual([end, source]);
    }
  });

  it.each(samples.filter(({ files }) => Object.keys(files).length === 1))(
    'also one file alone: $name',
    async ({ source, files, me = null, entries }) => {
      for (const content of Object.values(files)) {
        const found = await readBytes(Buffer.from(content), 'zx.jpg', me);
        expect('facts' in found && found.facts.source).toBe(source);
        expect('entries' in found && found.entries.map(({ occurredAt, text }) => [occurredAt, text])).toEqual(entries);
      }
    },
  );

  it('and not by what lies beside it', async () => {
    const files = {
      'Notes/2024-02-03.md': 'La mer.',
      'Notes/style.css': '/* 2024-01-15 */',
      'Notes/journal.log': '[2024-01-15, 10:00:00] Serveur: prêt',
      'Notes/plan.pdf': Buffer.from([37, 80, 68, 70, 0, 1, 2]),
    };
    const found = await readBytes(archiveOf(files), 'notes.zip', null);
    expect('facts' in found && [found.facts.source, found.entries.length]).toEqual(['markdown', 1]);
  });
});
