import { describe, expect, it } from 'vitest';
import { parseJournal } from '#journal-import/parse-journal.ts';

const read = (files: Readonly<Record<string, string>>) => {
  const texts = Object.entries(files).map(([path, text]) => ({ path, text }));
  const found = parseJournal({ texts, pictures: new Map() }, { timeZone: 'Europe/Paris', me: null, columns: null });
  if ('refused' in found) throw new Error(found.refused);
  return found;
};

describe('a note in Markdown', () => {
  it.each([
    'date',
    'Date',
    'created',
    'created_at',
    'created-at',
    'createdAt',
    'creation date',
    'creation-date',
    'date created',
    'date-created',
    'datetime',
    'day',
    'occurredAt',
  ])('has the date of its front matter: %s', (key) => {
    const [note] = read({ 'Notes/mer.md': `---\n${key}: 2024-01-15 08:05\n---\nLa mer.` }).entries;
    expect(note).toMatchObject({ occurredAt: '2024-01-15T07:05:00.000Z', zoneless: true, hourless: false });
  });

  it.each([
    'Quotidien/2024-01-15.md',
    'Quotidien/20240115.md',
    'Quotidien/2024-01-15 lundi.md',
    'Quotidien/2024-01-15-Monday.md',
    'Quotidien/15-01-2024.md',
    'Quotidien/15.01.2024.md',
    'Quotidien/lundi 15 janvier 2024.md',
    'Quotidien/January 15, 2024.md',
    '2024/01/15.md',
    'journals/2024_01_15.md',
    'journals/Jan 15th, 2024.md',
    'journals/15 janv. 2024.md',
  ])('has the day of its name: %s', (path) => {
    const [note] = read({ [path]: 'La mer.' }).entries;
    expect(note).toMatchObject({ occurredAt: '2024-01-15T11:00:00.000Z', hourless: true, text: 'La mer.' });
  });

  it('of Logseq has the date and the tags of its properties, which are no words', () => {
    const text = 'date:: 2024-01-15\ntags:: mer, vent\n\n- Un bloc\n  id:: 65a\n  collapsed:: true\n- Un autre';
    const [note] = read({ 'pages/mer.md': text }).entries;
    expect(note).toMatchObject({
      occurredAt: '2024-01-15T11:00:00.000Z',
      tags: ['mer', 'vent'],
      text: '- Un bloc\n- Un autre',
    });
  });

  it('has the tags that stand in its text, once each; no heading, address or colour is one', () => {
    const words =
      '# Titre\n## Sous-titre\nUn #mot, #sport/voile et #[[petit matin]].\n[ici](a.md#ancre) https://e.org/#non &#39; #2024 c#';
    const [note] = read({ '2024-01-15.md': `---\ntags: [mot, été]\n---\n${words}` }).entries;
    expect(note).toMatchObject({ text: words, tags: ['mot', 'été', 'sport/voile', 'petit matin'] });
  });

  it('without a date stays out, also where its name has a number like one', () => {
    const { entries, facts } = read({
      'mer.md': 'Sans date.',
      'v1.2.2024x.md': 'Une version.',
      '31-02-2024.md': 'Ce jour n’existe pas.',
      '2024-01-15.md': 'La mer.',
    });
    expect([entries.length, facts.leftOut.get('undated')]).toEqual([1, 3]);
  });

  it('has the zone and the id that its front matter says', () => {
    const front = '---\ndate: 2024-01-15 08:05\ntimeZone: America/New_York\nuuid: 65a\n---\n';
    const [note] = read({ 'mer.md': `${front}La mer.` }).entries;
    expect(note).toMatchObject({
      occurredAt: '2024-01-15T13:05:00.000Z',
      timeZone: 'America/New_York',
      sourceId: '65a',
    });
  });

  it('has no front matter where that is broken, or longer than anybody writes', () => {
    const broken = '---\ndate: 2024-01-15\ntags: [mer\n---\nLa mer.';
    const long = `---\ndate: 2024-01-15\nnote: ${'x'.repeat(20_000)}\n---\nLa mer.`;
    const { entries, facts } = read({ 'a.md': broken, 'b.md': long, '2024-01-16.md': 'Le lac.' });
    expect([entries.map(({ text }) => text), facts.leftOut.get('undated')]).toEqual([['Le lac.'], 2]);
  });

  it('is none that a program keeps: a template, a copy, a setting', () => {
    const kept = ['templates/', 'Modèles/Template/', '.obsidian/', 'logseq/bak/', '__MACOSX/', ''];
    const { entries, facts } = read(
      Object.fromEntries(kept.map((folder) => [`${folder}2024-01-15.md`, folder || 'ici'])),
    );
    expect([entries.map(({ text }) => text), facts.leftOut.size]).toEqual([['ici'], 0]);
  });
});
