import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { emptyOutbox } from '#erasure/empty-outbox.ts';

const ready = 'Votre pensée de 19:04 est prête';
const messages = {
  'anne.txt': `To: Anne@exemple.fr\nSubject: ${ready}\n\nBonjour\n`,
  '.anne-draft.txt': 'To: anne@exemple.fr\nSubject: Bonjour\n\nBon',
  'about-anne.txt': 'To: hugo@exemple.fr\nSubject: Bonjour\n\nVotre adresse est devenue anne@exemple.fr.\n',
  'anne-phone.txt': 'To: +33612345678\n\n123456\n',
  'joanne.txt': `To: joanne@exemple.fr\nSubject: ${ready}\n\nBonjour\n`,
  'longer.txt': 'To: anne@exemple.fr.example\nSubject: Bonjour\n\nBonjour\n',
  'longer-phone.txt': 'To: +336123456789\n\n123456\n',
} as const;
const ofAnne = ['anne.txt', '.anne-draft.txt', 'about-anne.txt', 'anne-phone.txt'];
const addresses = new Set(['anne@exemple.fr', '+33612345678']);

describe('the outbox, of one person', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ecrin-outbox-'));
    for (const [name, text] of Object.entries(messages)) await writeFile(join(folder, name), text);
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));
  const gone = async (): Promise<readonly string[]> => {
    const left = await readdir(folder);
    return Object.keys(messages).filter((name) => !left.includes(name));
  };

  it('loses what was written to them or names them, and nothing of whoever has an address that contains theirs', async () => {
    await emptyOutbox(folder, { addresses });
    expect(await gone()).toEqual(ofAnne);
  });
  it('loses a notice of one thought alone, and not the same sentence to somebody else', async () => {
    await emptyOutbox(folder, { addresses, saying: new Set([ready]) });
    expect(await gone()).toEqual(['anne.txt']);
  });
  it('loses nothing where there was no notice', async () => {
    await emptyOutbox(folder, { addresses, saying: new Set() });
    expect(await gone()).toEqual([]);
  });
});
