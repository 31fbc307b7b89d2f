import { orbReadingIn } from './orb-reading-text.ts';
import type { SystemMessageSentences } from './system-messages-fr.ts';

/** What the service tells a client, in English. */
export const englishSystemMessages: SystemMessageSentences = {
  'thought-ready': (time) => ({ title: `Your thought from ${time} is ready`, body: null }),
  'thought-not-transcribed': (time) => ({
    title: `Your thought from ${time} could not be transcribed`,
    body: 'Its recording is kept: you can listen to it, and ask for another transcription.',
  }),
  'orb-read': (_time, reading) => ({ body: reading ? orbReadingIn('en', reading) : 'Its result is waiting for you.' }),
  'friend-joined': () => ({ title: 'Someone joined Écrin thanks to you', body: 'Thank you for spreading the word.' }),
  'new-device': () => ({
    title: 'A new device has opened your account',
    body: 'If this was not you, sign it out under “Your devices”.',
  }),
  'new-devices': () => ({
    title: 'Several devices have opened your account',
    body: 'If this was not you, sign them out under “Your devices”.',
  }),
  'password-changed': () => ({
    title: 'Your password has changed',
    body: 'If this was not you, choose another one right away.',
  }),
  'email-changed': () => ({
    title: 'Your account has a new e-mail address',
    body: 'If this was not you, change your password right away.',
  }),
  'request-accepted': () => ({ title: 'Your request has been accepted', body: null }),
  'request-refused': () => ({ title: 'Your request was not accepted', body: 'A note tells you why.' }),
  'request-answered': () => ({ title: 'Your request has an answer', body: null }),
  'request-message': () => ({ title: 'A message about your request', body: 'You can reply to it.' }),
  'request-reversed': () => ({
    title: 'The answer to your request was reversed',
    body: 'Your request is open again. A note tells you why.',
  }),
  'content-opened': () => ({
    title: 'Your words are open to somebody at Écrin',
    body: 'This is exceptional access, for fifteen minutes at most. “Who opened my page” tells you why, and what was read.',
  }),
  'report-read': () => ({
    title: 'Support read words that were reported',
    body: 'They are from a private community, the rest of which is closed to them. “Who opened my page” tells you why.',
  }),
  'sessions-ended': () => ({
    title: 'Support has ended your sessions',
    body: 'Your devices have been signed out. Sign in again whenever you like: nothing in your Écrin has changed. “Who opened my page” tells you why.',
  }),
  'account-reactivated': () => ({
    title: 'Your account is open again',
    body: 'Nothing was lost. Your reminders and your orbs carry on.',
  }),
  'orbs-allowed': () => ({ title: 'You can create orbs', body: 'Support has given you permission.' }),
  'orbs-not-allowed': () => ({
    title: 'You can no longer create orbs',
    body: 'Support has withdrawn this permission. Those you have remain yours.',
  }),
  'publication-hidden': () => ({
    title: 'Something you published has been hidden',
    body: 'Support removed it from the community after a report. “Who opened my page” keeps a record of it, with their note if there is one.',
  }),
  'publication-restored': () => ({
    title: 'Something you published can be read again',
    body: 'Support has reversed its decision. “Who opened my page” keeps a record of it, with their note if there is one.',
  }),
  'erasure-proposed': () => ({
    title: 'The erasure of your account has been proposed',
    body: 'Nothing is erased: somebody else has to confirm it first. “Who opened my page” says why, and one press there keeps your account.',
  }),
  'erasure-not-confirmed': () => ({
    title: 'Your account will not be erased',
    body: 'The erasure that was proposed has not been confirmed. Nothing has changed in your Écrin.',
  }),
  'quotations-erased': () => ({
    title: 'What you erased is no longer quoted',
    body: 'Stories, answers, results and copies that quoted it no longer have its words, for their readers either. The certificate is in your profile.',
  }),
  'budget-warned': () => ({
    title: 'AI will soon reach its limit for this month',
    body: 'At the limit, answers quote your thoughts, orbs stop and your recordings wait. Everything starts again on the 1st.',
  }),
  'budget-reached': () => ({
    title: 'AI has reached its limit for this month',
    body: 'Your thoughts are kept as always. Answers quote them, orbs stop and your recordings wait. Everything starts again on the 1st.',
  }),
  'recordings-kept-days': (keptDays, startsOn) => ({
    title: `From ${startsOn}, your recordings will be kept for ${keptDays} days`,
    body: 'After that their sound will be erased; your words remain. To keep your recordings, take them with you before that date: “Take everything with you”, on your profile.',
  }),
  'recordings-kept-on': (keptDays) => ({
    title: 'Your recordings will not be erased as announced',
    body: keptDays === null ? 'They are kept without a time limit.' : `They are still kept for ${keptDays} days.`,
  }),
  test: { title: 'Test notification', body: 'Everything is in place: your notifications arrive here.' },
  'goal-missed': ({ frequency, aim, count, target }) => {
    const span = { daily: 'Yesterday', weekly: 'Last week', monthly: 'Last month' }[frequency];
    if (aim === 'avoid') return `${span}: ${count}, with a limit of ${target}.`;
    return count > 0 ? `${span}: ${count} / ${target}.` : `${span} fell short.`;
  },
  'goal-met': ({ frequency, aim, count, target, streak }) => {
    if (frequency === 'daily') return `${streak} days in a row.`;
    const span = { weekly: 'Week kept', monthly: 'Month kept' }[frequency];
    return aim === 'avoid' ? `${span}: ${count}, with a limit of ${target}.` : `${span}: ${count} / ${target}.`;
  },
  'goals-missed': (count) => `${count} goals to pick up again`,
  'goals-met': (count) => `${count} goals kept`,
  strength: (percent) => `Strength: ${percent}.`,
};
