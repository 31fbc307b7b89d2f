import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { promisingMessages } from './promising-messages.ts';

const root = new URL('../../../', import.meta.url).pathname;

const sentences: Readonly<Record<string, string>> = Object.assign(
  {},
  ...globSync('web/src/lang/en/*.json', { cwd: root }).map((file) => JSON.parse(readFileSync(root + file, 'utf8'))),
);
const ways =
  /e-?mail|\bspam\b|\binbox\b|\bmessage\b.*\bminutes?\b|\bpush|text message|\bSMS\b|WhatsApp|\b(?:send|sent|get|prepare)\b.*\b(?:code|link)\b|on its way|nothing\S* leaves|no word\S* goes|nowhere else|server that keeps/iu;
const promising = Object.entries(sentences)
  .filter(([, sentence]) => ways.test(sentence))
  .map(([id]) => id);

describe('what sentences promise of messages, and of words that stay', () => {
  it('is listed, sentence by sentence, with what makes it true', () => {
    expect(promising.filter((id) => !(id in promisingMessages))).toEqual([]);
  });
  it('is all that is listed', () => {
    expect(Object.keys(promisingMessages).filter((id) => !promising.includes(id))).toEqual([]);
  });
  it('depends on what the server is set up to do, in the sentence or where it is shown', () => {
    const unkept = Object.entries(promisingMessages).filter(
      ([id, truth]) =>
        ('by' in truth && !sentences[id]?.includes(`{${truth.by}, select,`)) ||
        ('in' in truth && !readFileSync(root + truth.in, 'utf8').includes(truth.shownIf)),
    );
    expect(unkept).toEqual([]);
  });
});

describe('what mails promise', () => {
  it('is no answer to a message that nobody may read: they name the page that says who runs the service', () => {
    const mails = globSync('command-api/src/**/*mail*.ts', { cwd: root });
    expect(mails.length).toBeGreaterThan(5);
    const asking = /répond\S* à ce message|reply to this/iu;
    expect(mails.filter((file) => asking.test(readFileSync(root + file, 'utf8')))).toEqual([]);
  });
});
