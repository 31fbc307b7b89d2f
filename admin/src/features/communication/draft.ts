import type { AudienceQuery, BroadcastCard, WriteBroadcastRequest } from '@ecrin/contracts/broadcast/broadcast.ts';
import type { BroadcastForm } from '@ecrin/domain/broadcast/broadcast.vocabulary.ts';
import { languages, type Language } from '@ecrin/domain/kernel/language.ts';
import type { AppPage, NotificationChannel } from '@ecrin/domain/notification/notification.vocabulary.ts';

type Text = Readonly<{ title: string; body: string }>;

/** What is in the form. `activity`: `<kind>-<days>`; '' where nothing is chosen. `at`, `until`: in the zone of this device, as their fields have them. */
export type Draft = Readonly<{
  form: BroadcastForm;
  to: 'all' | 'segment' | 'client';
  /** '': not chosen yet. `clientName`, `clientLanguage`: where they are known. */
  clientId: string;
  clientName: string;
  clientLanguage: '' | Language;
  language: '' | Language;
  activity: string;
  permission: '' | 'create-orbs';
  organizationId: string;
  /** An earlier message: those to whom it was delivered are left out; '': nobody. */
  except: string;
  fr: Text;
  en: Text;
  fallback: '' | Language;
  opens: '' | AppPage;
  channels: readonly NotificationChannel[];
  when: 'now' | 'later';
  at: string;
  until: string;
}>;

const nothing: Text = { title: '', body: '' };

/** As a field for a day and a time has it, in the zone of this device. */
export const localInput = (instant: Date): string => {
  const shifted = new Date(instant.getTime() - instant.getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 16);
};
export const instantOf = (local: string): string | null =>
  local === '' || Number.isNaN(Date.parse(local)) ? null : new Date(local).toISOString();

/** One client, as the page that leads to the form knows them. */
export type Recipient = Pick<Draft, 'clientName' | 'clientLanguage'>;
export const unknownRecipient: Recipient = { clientName: '', clientLanguage: '' };
type Recipients = Readonly<{ clientId?: string | null; organizationId?: string | null }> & Partial<Recipient>;

export const newDraft = (now: Date, { clientId = null, organizationId = null, ...recipient }: Recipients): Draft => ({
  form: 'message',
  to: clientId === null ? 'segment' : 'client',
  clientId: clientId ?? '',
  ...unknownRecipient,
  ...recipient,
  language: '',
  activity: organizationId === null ? 'active-30' : '',
  permission: '',
  organizationId: organizationId ?? '',
  except: '',
  fr: nothing,
  en: nothing,
  fallback: '',
  opens: '',
  channels: ['in-app'],
  when: 'now',
  at: localInput(new Date(now.getTime() + 3_600_000)),
  until: localInput(new Date(now.getTime() + 3 * 86_400_000)),
});

type Written = Pick<BroadcastCard, 'form' | 'audience' | 'words' | 'fallback' | 'opens' | 'channels' | 'until'>;

/** A stored draft, as the form shows it. */
export const draftOf = ({ form, audience, words, fallback, opens, channels, until }: Written, now: Date): Draft => ({
  ...newDraft(now, audience.to === 'client' ? { clientId: audience.clientId } : {}),
  form,
  channels,
  ...wordsFields(words),
  fallback: fallback ?? '',
  opens: opens ?? '',
  ...(until !== null && { until: localInput(new Date(until)) }),
  ...audienceFields(audience),
});

/** Begins another one like it, whatever became of it. `except`: only for those to whom it was not delivered. */
export const copyOf = (broadcast: Written, now: Date, except = ''): Draft => ({
  ...draftOf({ ...broadcast, until: null }, now),
  except,
});

const wordsFields = (words: BroadcastCard['words']): Pick<Draft, Language> => ({
  fr: words?.fr ?? nothing,
  en: words?.en ?? nothing,
});

const audienceFields = (audience: BroadcastCard['audience']): Partial<Draft> => {
  if (audience.to === 'client') return { to: 'client' };
  const its = { to: audience.to, except: audience.except ?? '' };
  if (audience.to === 'all') return its;
  const { language, activity, permission, organizationId } = audience;
  return {
    ...its,
    language: language ?? '',
    activity: activity ? `${activity.kind}-${activity.days}` : '',
    permission: permission ?? '',
    organizationId: organizationId ?? '',
  };
};

type Activity = Readonly<{ kind: 'active' | 'inactive'; days: number }>;

const activityOf = (activity: string): Activity | null => {
  const [kind, days] = activity.split('-');
  return kind === 'active' || kind === 'inactive' ? { kind, days: Number(days) } : null;
};

const isWritten = ({ title, body }: Text): boolean => title.trim() !== '' && body.trim() !== '';
export const writtenIn = (draft: Draft): readonly Language[] => languages.filter((lang) => isWritten(draft[lang]));
/** The language that is read where none is written: only needed while one is missing. */
export const fallbackOf = (draft: Draft): Language | null => {
  if (writtenIn(draft).length === languages.length) return null;
  return readerLanguageOf(draft) ?? (draft.fallback || null);
};
/** Of one reader whose language is known, only that language is needed. */
export const readerLanguageOf = ({ to, clientLanguage }: Pick<Draft, 'to' | 'clientLanguage'>): Language | null =>
  to === 'client' && clientLanguage !== '' ? clientLanguage : null;
/** Of a message to one client that client is chosen. */
export const hasRecipient = ({ to, clientId }: Draft): boolean => to !== 'client' || clientId !== '';
/** It can be sent: written in each language, or in the fallback. */
export const isComplete = (draft: Draft): boolean => {
  const written = writtenIn(draft);
  const fallback = fallbackOf(draft);
  const hasWords = written.length === languages.length || (fallback !== null && written.includes(fallback));
  return hasRecipient(draft) && hasWords && (draft.form === 'announcement' || draft.channels.length > 0);
};

export const requestOf = (draft: Draft): WriteBroadcastRequest => {
  const words = { fr: isWritten(draft.fr) ? draft.fr : null, en: isWritten(draft.en) ? draft.en : null };
  const its = { fallback: fallbackOf(draft), opens: draft.opens === '' ? null : draft.opens, words };
  if (draft.form === 'announcement') return { form: 'announcement', ...its, until: instantOf(draft.until) };
  return { form: 'message', ...its, channels: [...draft.channels], audience: audienceOf(draft) };
};

const audienceOf = ({ to, clientId, language, activity, permission, organizationId, except }: Draft) => {
  if (to === 'client') return { to, clientId };
  if (to === 'all') return { to, except: except || null };
  return {
    to,
    language: language || null,
    activity: activityOf(activity),
    permission: permission || null,
    organizationId: organizationId || null,
    except: except || null,
  };
};

/** What the count is asked with. */
export const audienceQueryOf = (draft: Draft): AudienceQuery => {
  const fallback = fallbackOf(draft);
  const sending = {
    written: writtenIn(draft).join(','),
    ...(fallback && { fallback }),
    ...(draft.when === 'later' && { at: instantOf(draft.at) ?? undefined }),
  };
  return draft.form === 'announcement'
    ? { to: 'all', channels: 'in-app', ...sending }
    : { to: draft.to, channels: draft.channels.join(','), ...sending, ...criteriaOf(draft) };
};

const criteriaOf = ({ to, clientId, activity: chosen, ...draft }: Draft): Partial<AudienceQuery> => {
  if (to === 'client') return { clientId };
  const without = draft.except ? { except: draft.except } : {};
  if (to === 'all') return without;
  const activity = activityOf(chosen);
  return {
    ...without,
    ...(draft.language && { language: draft.language }),
    ...(activity && { activity: activity.kind, days: activity.days }),
    ...(draft.permission && { permission: draft.permission }),
    ...(draft.organizationId && { organizationId: draft.organizationId }),
  };
};
