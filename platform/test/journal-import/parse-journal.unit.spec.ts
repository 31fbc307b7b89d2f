import { maxThoughtLength } from '@ecrin/domain/thought/thought.vocabulary.ts';
import { describe, expect, it } from 'vitest';
import { parseJournal, type ParsedJournal } from '#journal-import/parse-journal.ts';
import { samples } from './sources.fixtures.ts';

const filesOf = (files: Readonly<Record<string, string>>) => ({
  texts: Object.entries(files).map(([path, text]) => ({ path, text })),
  pictures: new Map(),
});
const parsed = (files: Readonly<Record<string, string>>, me: string | null = null): ParsedJournal => {
  const found = parseJournal(filesOf(files), { timeZone: 'Europe/Paris', me, columns: null });
  if ('refused' in found) throw new Error(found.refused);
  return found;
};

describe('a journal of another program', () => {
  it.each(samples)('is read as it was written: $name', ({ files, me, source, entries, zones, leftOut = {} }) => {
    const { facts, entries: found } = parsed(files, me);
    expect(facts.source).toBe(source);
    expect(found.map(({ occurredAt, text }) => [occurredAt, text])).toEqual(entries);
    expect(found.map(({ timeZone }) => timeZone)).toEqual(zones ?? entries.map(() => 'Europe/Paris'));
    expect(Object.fromEntries(facts.leftOut)).toEqual(leftOut);
  });

  it('says of times what the source does not', () => {
    const [known, unknown] = parsed({
      'a.md': '---\ndate: 2024-01-15T23:30:00Z\n---\nUn.',
      '2024-02-03.md': 'Deux.',
    }).entries;
    expect([known?.hourless, unknown?.hourless, unknown?.zoneless]).toEqual([false, true, true]);
  });

  it('keeps the zone of an entry, and so its day', () => {
    const [late] = parsed(samples[0]?.files ?? {}).entries;
    expect(late).toMatchObject({ timeZone: 'America/New_York', zoneless: false, sourceId: '1', journal: 'Journal' });
  });

  it('of Day One has the zone of its place where it has no other, whole days without an hour, and links as words', () => {
    const entry = { creationDate: '2024-01-16T04:30:00Z', location: { timeZoneName: 'America/New_York' } };
    const entries = [
      { ...entry, uuid: '1', text: 'Voir [la veille](dayone2://view?entryId=ABC) et [ici](dayone://view?entryId=D).' },
      { ...entry, uuid: '2', text: 'Fête', isAllDay: true, timeZone: 'Asia/Tokyo' },
    ];
    const [placed, allDay] = parsed({ 'Journal.json': JSON.stringify({ metadata: {}, entries }) }).entries;
    expect(placed).toMatchObject({ timeZone: 'America/New_York', hourless: false, text: 'Voir la veille et ici.' });
    expect(allDay).toMatchObject({ timeZone: 'Asia/Tokyo', hourless: true, text: 'Fête' });
  });

  it('of Keep has the zone that the name of an untitled note tells by its offset', () => {
    const note = (createdTimestampUsec: number) =>
      JSON.stringify({ createdTimestampUsec, isTrashed: false, textContent: 'Le soir' });
    const micros = 1_000 * Date.parse('2023-08-01T14:29:43.842Z');
    const [evening, titled] = parsed({
      'Takeout/Keep/2023-08-02T00_29_43.842+10_00.json': note(micros),
      'Takeout/Keep/Courses.json': note(micros + 1_000),
    }).entries;
    expect(evening).toMatchObject({ occurredAt: '2023-08-01T14:29:43.842Z', timeZone: 'Etc/GMT-10', zoneless: false });
    expect(titled).toMatchObject({ timeZone: 'Europe/Paris', zoneless: true });
  });

  it('finds the pictures of Journiv where it puts them, with the mood, zone and journal of their entry', () => {
    const entry = {
      entry_datetime_utc: '2024-01-16T04:30:00',
      entry_timezone: 'America/New_York',
      mood_log: { mood_name: 'calme' },
      media: [{ file_path: 'e1/m1_mer.jpg', mime_type: 'image/jpeg', alt_text: 'La mer' }],
    };
    const data = { export_version: '1.0', journals: [{ title: 'Carnet', entries: [entry] }] };
    const place = { offset: 0, packed: 1, size: 1, isDeflated: false, changed: '' };
    const found = parseJournal(
      {
        texts: [{ path: 'data.json', text: JSON.stringify(data) }],
        pictures: new Map([['media/e1/m1_mer.jpg', place]]),
      },
      { timeZone: 'Europe/Paris', me: null, columns: null },
    );
    expect('entries' in found && found.entries).toMatchObject([
      {
        timeZone: 'America/New_York',
        zoneless: false,
        mood: 'calme',
        journal: 'Carnet',
        pictures: [{ alt: 'La mer', place }],
      },
    ]);
  });

  it('names who wrote in a chat, before anything of it is chosen', () => {
    const { facts, entries } = parsed(samples.find(({ source }) => source === 'whatsapp')?.files ?? {});
    expect(entries).toEqual([]);
    expect([...facts.senders]).toEqual([
      ['Marie', 3],
      ['Léa', 1],
    ]);
  });

  it('makes several thoughts of a text that is too long for one, without losing a word', () => {
    const long = Array.from({ length: 30_000 }, (_, at) => `ligne ${at}`).join('\n');
    const { entries } = parsed({ 'a.txt': `2024-01-15\n${long}` });
    expect(entries.length).toBeGreaterThan(1);
    expect(entries.every(({ text }) => text.length <= maxThoughtLength)).toBe(true);
    expect(entries.map(({ text }) => text).join('\n')).toBe(long);
  });

  it('asks whose memos come where several wrote', () => {
    const memo = (creator: string) => ({
      name: `memos/${creator}`,
      creator,
      createTime: '2024-01-15T23:30:00Z',
      content: 'x',
    });
    const { facts, entries } = parsed({ 'memos.json': JSON.stringify([memo('users/1'), memo('users/2')]) });
    expect([entries, facts.me, [...facts.senders]]).toEqual([
      [],
      null,
      [
        ['users/1', 1],
        ['users/2', 1],
      ],
    ]);
  });

  it('of Apple has its day in any language, told apart by the weekday where a month has two meanings', () => {
    const days = [
      'sobota, 2 listopada 2024',
      'subota, 2. listopada 2024.',
      'Sonntag, 3. November 2024',
      '2024년 11월 3일 일요일',
      '2024年11月3日日曜日',
      'niedziela, 3 listopada 2024',
      'subota, 5. listopada 2024.',
    ];
    const pages = days.map((day, at) => [
      `Entries/${at}.html`,
      `<div class="pageHeader">${day}</div><div class="bodyText">${at}</div>`,
    ]);
    const { entries } = parsed(Object.fromEntries(pages) as Readonly<Record<string, string>>);
    expect(entries.map(({ text, occurredAt, hourless }) => [text, occurredAt.slice(0, 10), hourless])).toEqual([
      ['6', '2024-10-05', true],
      ['0', '2024-11-02', true],
      ['2', '2024-11-03', true],
      ['3', '2024-11-03', true],
      ['4', '2024-11-03', true],
      ['5', '2024-11-03', true],
    ]);
  });

  it('is refused where nothing is recognised', () => {
    const refusalOf = (files: Readonly<Record<string, string>>) =>
      parseJournal(filesOf(files), { timeZone: 'UTC', me: null, columns: null });
    expect(refusalOf({ 'a.txt': 'Bonjour' })).toEqual({ refused: 'import.unknown' });
    expect(refusalOf({ 'a.json': '{"entries": [' })).toEqual({ refused: 'import.damaged' });
  });

  it('has what a thought of an archive was once, where that ends in what it is', () => {
    const said = { occurredAt: '2025-03-01T08:00:00.000Z', timeZone: 'UTC', language: 'fr', content: 'Ensuite' };
    const at = '2025-03-02T08:00:00.000Z';
    const wordings = [
      { as: 'written', at, text: 'D’abord' },
      { as: 'edited', at, text: 'Ensuite' },
    ];
    const others = [wordings, undefined, wordings.slice(0, 1), [{ as: 'heard' }], 'Ensuite', []];
    const lines = others.map((all, n) =>
      JSON.stringify({ ...said, thoughtId: `01980000-0000-7000-8000-00000000000${n}`, wordings: all }),
    );
    const { entries, facts } = parsed({
      'ecrin.json': JSON.stringify({ format: 'ecrin', version: 2 }),
      'pensees.jsonl': lines.join('\n'),
    });
    expect(entries.map(({ text, own }) => [text, own?.wordings])).toEqual([
      ['Ensuite', wordings.map(({ as: _as, ...one }) => one)],
      ...others.slice(1).map(() => ['Ensuite', undefined]),
    ]);
    expect(Object.fromEntries(facts.leftOut)).toEqual({ wording: 2 });
  });

  it('has the latest thousand of what a thought of an archive was, and counts the others, also those the archive left out', () => {
    const said = { occurredAt: '2025-03-01T08:00:00.000Z', timeZone: 'UTC', language: 'fr', wordingsLeftOut: 5 };
    const at = '2025-03-02T08:00:00.000Z';
    const wordings = Array.from({ length: 1_002 }, (_, n) => ({ as: 'edited', at, text: `Mots ${n}` }));
    const thoughtId = '01980000-0000-7000-8000-000000000001';
    const { entries, facts } = parsed({
      'ecrin.json': JSON.stringify({ format: 'ecrin', version: 2 }),
      'pensees.jsonl': JSON.stringify({ ...said, thoughtId, content: 'Mots 1001', wordings }),
    });
    const kept = entries[0]?.own?.wordings ?? [];
    expect([kept.length, kept[0]?.text, kept.at(-1)?.text]).toEqual([1_000, 'Mots 2', 'Mots 1001']);
    expect(Object.fromEntries(facts.leftOut)).toEqual({ wording: 7 });
  });

  it('has the goals of an archive with their history, and counts those that are not as they should be', () => {
    const threadId = '01980000-0000-7000-8000-000000000001';
    const filter = { threadIds: [threadId], categories: [], moods: ['calm'], statuses: [] };
    const terms = { frequency: 'weekly', targetCount: 3, aim: 'achieve', endDay: null, restDays: [7], filter };
    const goal = {
      goalId: '01980000-0000-7000-8000-000000000002',
      ownerId: 'claire',
      title: 'Marcher',
      description: null,
      startDay: '2025-03-01',
      setAt: '2025-03-01T08:00:00.000Z',
      revisions: [{ fromDay: '2025-03-01', terms, tags: ['dehors'] }],
      matchRule: 'ask',
      answers: {},
      marks: { '2025-03-02': { mark: 'skipped', count: 0 } },
      pauses: [{ fromDay: '2025-04-01', untilDay: null }],
      deactivations: [],
      deleted: false,
    };
    const thread = { threadId, name: 'Papa', description: null, colour: 'indigo', archived: false, withoutAi: false };
    const wrong = [{ title: '' }, { startDay: '99999-01-01' }, { marks: { demain: goal.marks['2025-03-02'] } }];
    const goals = [goal, ...wrong.map((part) => ({ ...goal, ...part })), { ...goal, revisions: [] }];
    const data = { format: 'ecrin', version: 2, threads: [thread], goals };
    const { facts } = parsed({ 'ecrin.json': JSON.stringify(data), 'pensees.jsonl': '' });
    const { ownerId: _owner, deleted: _deleted, ...kept } = goal;
    expect(facts.goals).toEqual([{ ...kept, threads: [thread] }]);
    expect(Object.fromEntries(facts.leftOut)).toEqual({ goal: wrong.length + 1 });
    const many = JSON.stringify({ ...data, goals: Array.from({ length: 102 }, () => goal) });
    expect(parsed({ 'ecrin.json': many, 'pensees.jsonl': '' }).facts.goals).toHaveLength(100);
  });
});
