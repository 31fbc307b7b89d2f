/** The sentence says it or not by what the server is set up to do: a variable of it. */
type AsSetUp = Readonly<{ by: 'mail' | 'sends' | 'sent' | 'channel' | 'reason' | 'engine' | 'kind' }>;
/** The sentence is shown only where it is true: where that is decided. */
type ShownIf = Readonly<{ shownIf: string; in: string }>;
/** It promises nothing that a server could be unable to do: why. */
type NoPromise = Readonly<{ noPromise: string }>;
export type Truth = AsSetUp | ShownIf | NoPromise;

const theirName = { noPromise: 'the name of a field or of a way, not that anything is sent' };
const theirMail = { noPromise: 'the page of a link that a mail of this server carried' };
const said = { noPromise: 'what is not sent, and why' };
const done = { noPromise: 'a fact of what was done, from the event that records it' };
const byAccount = { noPromise: 'of the account’s own address; nothing is sent' };
const byTargets = {
  noPromise: '`all` is the number of uses that this server has a destination for, from the consents',
};
const hereOrSent = { shownIf: 'isHere || sent', in: 'web/src/features/profile/consents/other-ways.tsx' };
const lockedIn = (lock: string) => ({ shownIf: lock, in: 'web/src/features/notifications/delivery-state.ts' });

/** Every sentence of the app that speaks of mails, pushes, messages to a phone, or of codes and links that are sent; or that words stay where they are; and what makes it true on each server. */
export const promisingMessages: Readonly<Record<string, Truth>> = {
  'erasure.asked.where': { noPromise: 'what cannot be sent, since the address is erased' },
  'import.move.text': { noPromise: 'what the page of the other écrin shows, which gives them on the screen' },
  'import.move.under-way': { noPromise: 'of the archive that is being fetched, from the import itself' },
  'access.email': theirName,
  'access.email.awaited': byAccount,
  'access.email.change': theirName,
  'access.email.add': theirName,
  'access.email.new': theirName,
  'access.email.send': { by: 'mail' },
  'access.phone': theirName,
  'access.password.link': { by: 'mail' },
  'access.password.link.sent': { by: 'mail' },
  'access.password.none': { by: 'mail' },
  'account.email': theirName,
  'account.by-email': theirName,
  'account.way-refused': theirName,
  'account.forgot.text': { by: 'mail' },
  'account.forgot.send': { by: 'mail' },
  'account.forgot.sent': { by: 'mail' },
  'account.forgot.sent.hint': {
    shownIf: '{mail && (',
    in: 'web/src/features/auth/password/forgot-password-screen.tsx',
  },
  'account.verify.none': byAccount,
  'account.verify.signed-out': { by: 'mail' },
  'chat.stays-here': { shownIf: 'consent === null', in: 'web/src/features/chat/chat-engine-notice.tsx' },
  'communities.notices.channels': { by: 'mail' },
  'consents.ledger.consent': { noPromise: 'of a device or a share that was added or taken back, by its own entry' },
  'consents.ledger.message': { noPromise: 'of what was sent, by its own entry' },
  'consents.ledger.reason': { noPromise: 'of why it was sent, by its own entry' },
  'consents.lead': { noPromise: 'of words that are sent elsewhere, by the consents themselves' },
  'consents.others.name': hereOrSent,
  'consents.others.what': hereOrSent,
  'consents.summary': byTargets,
  'landing.local.text': { noPromise: 'nothing is sent to a destination before a person says yes to it' },
  'notification.block-reason': { by: 'reason' },
  'notification.outcomes.underway': done,
  'notification.settings.channel': theirName,
  'notification.settings.general.off': said,
  'notification.settings.no-address': lockedIn("'no-address'"),
  'notification.settings.no-mail': lockedIn("'no-mail'"),
  'notification.settings.no-push': lockedIn("'no-push'"),
  'notification.settings.off': lockedIn("'off'"),
  'notification.settings.when': lockedIn('push: publicKey === null'),
  'notification.settings.words.text': said,
  'notification.unsubscribe.done.text': theirMail,
  'notification.unsubscribe.no-ticket': theirMail,
  'notification.unsubscribe.stop': theirMail,
  'notification.unsubscribe.text': theirMail,
  'notification.unsubscribe.title': theirMail,
  'orbs.auto.cost': { by: 'kind' },
  'orbs.run.readHere': { shownIf: 'endpoint === null', in: 'web/src/features/orbs/run/price.tsx' },
  'profile.elsewhere': theirName,
  'profile.fact.consents': byTargets,
  'profile.proof': { by: 'mail' },
  'proof.ask': { by: 'channel' },
  'proof.rather': { by: 'channel' },
  'proof.resend': { by: 'sends' },
  'proof.resent': { by: 'sent' },
  'proof.sent.phone': { by: 'channel' },
  'proof.sent.email': { by: 'mail' },
  'reminder.outcome.where': done,
  'reminder.sending.mailed': done,
  'reminder.silence.blocked': { by: 'reason' },
  'reminder.silence.way': byAccount,
  'import.source': theirName,
  'slip.journal.line': { noPromise: 'names what can be brought, nothing is sent' },
  'slip.address': byAccount,
  'stories.draft.here': { shownIf: 'endpoint === null', in: 'web/src/features/stories/draft/engine-notice.tsx' },
  'thought.share.onDevice': { noPromise: 'the device draws it; the spec of sharing reads what is sent' },
  'thought.transcribed-by': { by: 'engine' },
};
