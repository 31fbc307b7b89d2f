import { exportChoice, exportForms, exportParts, type ExportChoice } from '@ecrin/contracts/export/export.ts';
import { describe, expect, it } from 'vitest';
import type { OwnThought } from '#export/chosen-thoughts.ts';
import { exportArchive, type AskedArchive, type ExportServices } from '#export/export-archive.ts';
import { outlookOf } from '#export/outlook/export-outlook.ts';
import { signedArchive } from '#export/signed-archive.ts';

const now = '2026-01-02T09:00:00.000Z';
const byEngine = { by: 'ai', engine: 'local', model: 'm', promptVersion: '1', at: now };
const none = { value: null, from: null, canUndo: false, canRedo: false };
const insights = {
  title: { ...none, value: 'Un titre d’été', from: byEngine },
  ...Object.fromEntries(
    ['summary', 'mood', 'category', 'tags', 'keyInsights', 'questions'].map((field) => [field, none]),
  ),
};
const sound = { recordingId: 'r', format: 'audio/webm', fileSize: 9, durationMs: 1_000, erasedAt: null };
const picture = { pictureId: 'p', format: 'image/jpeg', fileSize: 5, alt: 'La [mer]', ready: true };
/** What an archive reads of a thought, one a day. */
const thoughts = Array.from({ length: 30 }, (_none, at) => ({
  thoughtId: `0199a-${String(at).padStart(6, '0')}`,
  kind: 'written',
  occurredAt: `2026-01-01T08:00:${String(at).padStart(2, '0')}.000Z`,
  timeZone: 'Europe/Paris',
  day: '2026-01-01',
  title: 'Un titre d’été',
  titleBy: 'ai',
  content: 'Été '.repeat(at + 1),
  mood: at % 2 === 0 ? 'calm' : null,
  tags: [],
  thread: null,
  insights,
  wording: 1,
  audio: at % 3 === 0 ? { parts: [sound] } : null,
  pictures: at % 5 === 0 ? [picture] : [],
})) as unknown as readonly OwnThought[];

async function* nothing(): AsyncGenerator<never> {}
const signature = ['untrusted comment', 'a'.repeat(100), 'trusted comment', 'b'.repeat(88), ''].join('\n');
const archiveSigner = { publicKey: 'untrusted comment\nkey\n', sign: () => signature };

const openAccount = () => {
  let read = 0;
  const services = {
    ownThoughts: async function* () {
      for (const thought of thoughts) {
        read += 1;
        yield thought;
      }
    },
    ownSendings: nothing,
    storyVersions: async () => [],
    books: { missingSigns: async () => [] },
    archiveSigner,
    elapsed: () => 0,
    blobs: { read: () => expect.unreachable('no sound and no picture is read') },
    // Cast: what an archive of these thoughts takes.
  } as unknown as ExportServices & Parameters<typeof outlookOf>[0];
  const asked = (choice: ExportChoice): AskedArchive =>
    ({
      ownerId: 'o',
      now,
      choice,
      data: { profile: { language: 'fr', picture: null, firstname: 'Camille' }, threads: [], orbs: [], stories: [] },
    }) as unknown as AskedArchive;
  return { services, asked, read: () => read };
};

const subsetsOf = <One>(all: readonly One[]): readonly (readonly One[])[] =>
  all.reduce<readonly (readonly One[])[]>(
    (subsets, one) => [...subsets, ...subsets.map((some) => [...some, one])],
    [[]],
  );
const forms = subsetsOf(exportForms).filter(({ length }) => length > 0);

describe('the outlook of an archive', () => {
  it('reads each thought once, whatever is chosen, and no sound or picture', async () => {
    const { services, asked, read } = openAccount();
    for (const chosen of forms)
      for (const parts of subsetsOf(exportParts)) {
        const before = read();
        const choice = exportChoice.parse({ forms: chosen, parts });
        const { thoughts: counted, sounds, pictures, understood } = await outlookOf(services, asked(choice));
        expect([chosen, parts, read() - before, counted, sounds, pictures, understood]).toEqual([
          chosen,
          parts,
          30,
          30,
          10,
          6,
          30,
        ]);
      }
  });

  it('is as long as the archive is, to the byte, where no book is in it', async () => {
    const { services, asked } = openAccount();
    for (const chosen of forms.filter((some) => !some.includes('book')))
      for (const parts of subsetsOf(exportParts.filter((part) => part !== 'sounds' && part !== 'pictures'))) {
        const request = asked(exportChoice.parse({ forms: chosen, parts }));
        const files = exportArchive(services, request);
        const written = await Array.fromAsync(signedArchive(files, { signer: archiveSigner, now }));
        expect([chosen, parts, (await outlookOf(services, request)).bytes]).toEqual([
          chosen,
          parts,
          Buffer.concat(written).length,
        ]);
      }
  });
});
