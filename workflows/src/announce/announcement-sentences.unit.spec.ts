import { expect, it } from 'vitest';
import { announcementSentence } from './announcement-sentences.ts';
import { announced } from './announce.workflow.ts';

const at = { moment: '2026-06-01T10:47:00.000Z', timeZone: 'Europe/Paris' };

it.each(announced)('%s is said in both languages, calmly', (about) => {
  const [french, english] = [announcementSentence({ about, language: 'fr', ...at }), announcementSentence({ about, language: 'en', ...at })];
  expect(french.title).not.toBe(english.title);
  const text = [french, english].map(({ title, body }) => `${title} ${body ?? ''}`).join(' ');
  expect(text).not.toMatch(/!|\[object|undefined/);
  // French marks stand apart, and are not torn off.
  expect(`${french.title} ${french.body ?? ''}`).not.toMatch(/[^\u00A0\d]:|[^\u202F][;?]|'/);
});

it('times are those of the person’s clock', () => expect(announcementSentence({ about: 'thought-ready', language: 'fr', ...at }).title).toBe('Votre pensée de 12:47 est prête'));
