import { specFor } from '@ecrin/testing/kits/decision-spec.ts';
import { describe, expect, it } from 'vitest';
import { announcementDismissal, dismissAnnouncement } from '#broadcast/announcement-dismissal.ts';
import { broadcast } from '#broadcast/broadcast.aggregate.ts';
import type { AnnouncementDismissed } from '#broadcast/broadcast.events.ts';
import { isWide, scheduleBroadcast, unscheduleBroadcast } from '#broadcast/commands/schedule-broadcast.ts';
import { discardBroadcast, stopBroadcast, testBroadcast } from '#broadcast/commands/stop-broadcast.ts';
import { writeBroadcast } from '#broadcast/commands/write-broadcast.ts';
import { advanceBroadcast, startBroadcast } from '#broadcast/sending/send-broadcast.ts';
import {
  advanced,
  announced,
  broadcastId,
  by,
  clientId,
  completed,
  discarded,
  drafted,
  draftedToOne,
  given,
  later,
  now,
  plan,
  revised,
  scheduled,
  started,
  stopped,
  tested,
  toOnePlan,
  unscheduled,
  words,
} from './broadcast.fixtures.ts';

const act = { broadcastId, by, now };
const write = { ...act, ownerId: 'service', plan, words };
const schedule = { ...act, sendAt: null, timeZone: 'Europe/Paris', maySendToAll: false };

describe('writing a broadcast', () => {
  it('drafts it, with the words of the service in plain', () => given().when(writeBroadcast, write).then(drafted()));
  it('seals the words to one client', () =>
    given()
      .when(writeBroadcast, { ...write, ownerId: clientId, plan: toOnePlan })
      .then(draftedToOne));
  it('writes the whole of it again', () =>
    given(drafted())
      .when(writeBroadcast, { ...write, plan: { ...plan, opens: 'home' } })
      .then(revised({ opens: 'home' })));
  it('keeps its recipient', () => {
    given(draftedToOne).when(writeBroadcast, write).thenRefused('broadcast.recipient-fixed');
    given(draftedToOne)
      .when(writeBroadcast, {
        ...write,
        ownerId: clientId,
        plan: { ...toOnePlan, audience: { to: 'client', clientId: 'x' } },
      })
      .thenRefused('broadcast.recipient-fixed');
  });
  it('changes neither what is scheduled nor what has gone', () => {
    given(drafted(), scheduled(later)).when(writeBroadcast, write).thenRefused('broadcast.scheduled');
    given(drafted(), scheduled(), started).when(writeBroadcast, write).thenRefused('broadcast.gone');
  });
});

describe('scheduling a broadcast', () => {
  it('sends it now', () => given(drafted()).when(scheduleBroadcast, schedule).then(scheduled()));
  it('sends it at an hour, and at another one', () => {
    given(drafted())
      .when(scheduleBroadcast, { ...schedule, sendAt: later })
      .then(scheduled(later));
    given(drafted(), scheduled(later))
      .when(scheduleBroadcast, { ...schedule, sendAt: '2026-01-04T17:00:00.000Z' })
      .then(scheduled('2026-01-04T17:00:00.000Z', 2));
  });
  it('sends it now, although it was to be sent later', () =>
    given(drafted(), scheduled(later)).when(scheduleBroadcast, schedule).then(scheduled(now, 2)));
  it('takes an hour that is past as now', () =>
    given(drafted())
      .when(scheduleBroadcast, { ...schedule, sendAt: '2020-01-01T00:00:00.000Z' })
      .then(scheduled()));
  it('needs words in each language, or a language of those without', () => {
    const french = { fr: words.fr, en: null };
    given(drafted({}, french)).when(scheduleBroadcast, schedule).thenRefused('broadcast.words-missing');
    given(drafted({ fallback: 'en' }, french))
      .when(scheduleBroadcast, schedule)
      .thenRefused('broadcast.words-missing');
    given(drafted({ fallback: 'fr' }, french))
      .when(scheduleBroadcast, schedule)
      .then(scheduled());
  });
  it('needs a channel', () =>
    given(drafted({ channels: [] }))
      .when(scheduleBroadcast, schedule)
      .thenRefused('broadcast.no-channel'));
  it('lets an announcement end after it begins', () => {
    const asked = { ...schedule, maySendToAll: true };
    given(announced)
      .when(scheduleBroadcast, { ...asked, sendAt: '2026-02-01T00:00:00.000Z' })
      .thenRefused('broadcast.span');
    given(drafted({ form: 'announcement', audience: { to: 'all' } }))
      .when(scheduleBroadcast, asked)
      .thenRefused('broadcast.span');
    given(announced).when(scheduleBroadcast, asked).then(scheduled());
  });
  it('goes to everybody by a superadmin only', () => {
    given(drafted({ audience: { to: 'all' } }))
      .when(scheduleBroadcast, schedule)
      .thenRefused('broadcast.superadmin-required');
    given(drafted({ audience: { to: 'all' } }))
      .when(scheduleBroadcast, { ...schedule, maySendToAll: true })
      .then(scheduled());
  });
  it('takes everybody of one language for everybody', () => {
    const segment = { to: 'segment', language: 'fr', activity: null, permission: null } as const;
    expect(isWide(segment)).toBe(true);
    expect(isWide({ ...segment, permission: 'create-orbs' })).toBe(false);
    expect(isWide({ to: 'client', clientId })).toBe(false);
  });
  it('is refused for what is absent, discarded or gone', () => {
    given().when(scheduleBroadcast, schedule).thenRefused('broadcast.not-found');
    given(drafted(), discarded).when(scheduleBroadcast, schedule).thenRefused('broadcast.not-found');
    given(drafted(), scheduled(), started).when(scheduleBroadcast, schedule).thenRefused('broadcast.gone');
  });
});

describe('making it a draft again', () => {
  it('while it is scheduled', () => {
    given(drafted(), scheduled(later)).when(unscheduleBroadcast, act).then(unscheduled);
    given(drafted()).when(unscheduleBroadcast, act).thenNothing();
  });
  it('not once a message is being sent, or an announcement has begun', () => {
    given(drafted(), scheduled(), started).when(unscheduleBroadcast, act).thenRefused('broadcast.gone');
    given(announced, scheduled()).when(unscheduleBroadcast, act).thenRefused('broadcast.gone');
  });
});

describe('stopping a broadcast', () => {
  it('while a message is sent, or an announcement is shown', () => {
    given(drafted(), scheduled(), started).when(stopBroadcast, act).then(stopped);
    given(announced, scheduled()).when(stopBroadcast, act).then(stopped);
  });
  it('not before, and not after', () => {
    given(drafted(), scheduled(later)).when(stopBroadcast, act).thenRefused('broadcast.not-under-way');
    given(drafted(), scheduled(), started, completed).when(stopBroadcast, act).thenRefused('broadcast.not-under-way');
    given(announced, scheduled())
      .when(stopBroadcast, { ...act, now: '2026-01-06T00:00:00.000Z' })
      .thenRefused('broadcast.not-under-way');
    given(drafted(), scheduled(), started, stopped).when(stopBroadcast, act).thenNothing();
  });
});

describe('discarding a draft', () => {
  it('once', () => {
    given(drafted()).when(discardBroadcast, act).then(discarded);
    given(drafted(), discarded).when(discardBroadcast, act).thenNothing();
  });
  it('not what is scheduled', () =>
    given(drafted(), scheduled(later)).when(discardBroadcast, act).thenRefused('broadcast.gone'));
});

it('is tested in a language that it is written in', () => {
  const state = [drafted({}, { fr: words.fr, en: null })].reduce(broadcast.evolve, broadcast.initial);
  expect(testBroadcast({ ...act, language: 'fr' }, state)).toEqual([tested]);
  expect(testBroadcast({ ...act, language: 'en' }, state)).toEqual({ refused: 'broadcast.words-missing' });
});

describe('sending a broadcast', () => {
  const left = [{ clientId: 'client-9', reason: 'no-device' as const }];
  const page = { broadcastId, page: 0, reached: 90, leftOut: 10, left, isLast: false, now };
  const start = { broadcastId, schedule: 1, now };
  it('starts what is due, once', () => {
    given(drafted(), scheduled()).when(startBroadcast, start).then(started);
    given(drafted(), scheduled(), started).when(startBroadcast, start).thenNothing();
  });
  it('does not start what was scheduled again, made a draft, or is an announcement', () => {
    given(drafted(), scheduled(), scheduled(later, 2)).when(startBroadcast, start).thenNothing();
    given(drafted(), scheduled(), unscheduled).when(startBroadcast, start).thenNothing();
    given(announced, scheduled()).when(startBroadcast, start).thenNothing();
  });
  it('records each page once, and the end with the last', () => {
    const sending = given(drafted(), scheduled(), started);
    sending.when(advanceBroadcast, page).then(advanced(0));
    sending.when(advanceBroadcast, { ...page, isLast: true }).then(advanced(0), completed);
    given(drafted(), scheduled(), started, advanced(0)).when(advanceBroadcast, page).thenNothing();
  });
  it('records a page that was sent while it was stopped, and does not complete it', () =>
    given(drafted(), scheduled(), started, stopped)
      .when(advanceBroadcast, { ...page, isLast: true })
      .then(advanced(0)));
  it('records nothing of what is not being sent', () => given(drafted()).when(advanceBroadcast, page).thenNothing());
});

it('is dismissed once by a client', () => {
  const dismissed: AnnouncementDismissed = {
    type: 'AnnouncementDismissed',
    data: { broadcastId, ownerId: clientId, dismissedAt: now },
    private: null,
  };
  const dismissal = specFor(announcementDismissal);
  const asked = { broadcastId, ownerId: clientId, now };
  dismissal.given().when(dismissAnnouncement, asked).then(dismissed);
  dismissal.given(dismissed).when(dismissAnnouncement, asked).thenNothing();
});
