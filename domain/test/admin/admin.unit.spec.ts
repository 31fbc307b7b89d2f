import { describe, expect, it } from 'vitest';
import { changeAdminPassword } from '#admin/account/change-admin-password.ts';
import { changeAdminPicture } from '#admin/account/change-admin-picture.ts';
import { chooseAdminLanguage } from '#admin/account/choose-admin-language.ts';
import { confirmSecondFactor } from '#admin/account/confirm-second-factor.ts';
import { removeSecondFactor } from '#admin/account/remove-second-factor.ts';
import { renewRecoveryCodes } from '#admin/account/renew-recovery-codes.ts';
import { useRecoveryCode } from '#admin/account/use-recovery-code.ts';
import { admin } from '#admin/admin.aggregate.ts';
import { adminSession } from '#admin/session/admin-session.aggregate.ts';
import { endAdminSession } from '#admin/session/end-admin-session.ts';
import { signInAdmin } from '#admin/session/sign-in-admin.ts';
import { signOutAdmin } from '#admin/session/sign-out-admin.ts';
import { actor, forAdmin, forAdminSession, now } from './admin.fixtures.ts';

const adminId = 'alix';
const sessionId = 'session-1';
const device = 'Firefox';
const confirmed = {
  type: 'AdminSecondFactorConfirmed',
  data: { adminId, factorId: 'factor-1', sessionId, confirmedAt: now },
  private: { device },
} as const;

describe('an administrator’s password', () => {
  const change = { ...actor, adminId, credentialId: 'two', replaces: 'one', createdWith: 'one', now };
  const changed = {
    type: 'AdminPasswordChanged',
    data: { adminId, credentialId: 'two', by: 'alix', sessionId, changedAt: now, given: false },
    private: { device },
  } as const;
  it('is changed to the new credential', () => forAdmin.given().when(changeAdminPassword, change).then(changed));
  it('is given until they choose their own, where another one set it', () => {
    const given = { ...changed, data: { ...changed.data, by: 'chloe', given: true } };
    forAdmin
      .given()
      .when(changeAdminPassword, { ...change, by: 'chloe' })
      .then(given);
    const after = [given, changed].map((event) => admin.evolve(admin.initial, event));
    expect([admin.initial, ...after].map(({ passwordGiven }) => passwordGiven)).toEqual([null, true, false]);
    expect(after.map(({ accessGivenAt }) => accessGivenAt)).toEqual([now, null]);
  });
  it('is changed by the first of two concurrent changes only', () =>
    forAdmin
      .given(changed)
      .when(changeAdminPassword, { ...change, credentialId: 'three' })
      .thenRefused('general.changed-meanwhile'));
  it('records its administrator as owner', () =>
    expect(admin.ownerOf(admin.evolve(admin.initial, changed))).toBe(adminId));
});

it('the language is set once', () => {
  const chosen = {
    type: 'AdminLanguageChosen',
    data: { adminId, language: 'en', chosenAt: now },
    private: null,
  } as const;
  forAdmin.given().when(chooseAdminLanguage, { adminId, language: 'en', now }).then(chosen);
  forAdmin.given(chosen).when(chooseAdminLanguage, { adminId, language: 'en', now }).thenNothing();
});

it('the picture is changed and removed once', () => {
  const changed = (version: string | null) =>
    ({ type: 'AdminPictureChanged', data: { adminId, version, changedAt: now }, private: null }) as const;
  forAdmin.given().when(changeAdminPicture, { adminId, version: null, now }).thenNothing();
  forAdmin.given().when(changeAdminPicture, { adminId, version: 'one', now }).then(changed('one'));
  forAdmin.given(changed('one')).when(changeAdminPicture, { adminId, version: 'one', now }).thenNothing();
  forAdmin.given(changed('one')).when(changeAdminPicture, { adminId, version: null, now }).then(changed(null));
});

describe('the second factor', () => {
  const confirm = { adminId, factorId: 'factor-1', sessionId, device, now };
  const removed = {
    type: 'AdminSecondFactorRemoved',
    data: { adminId, by: 'alix', sessionId, removedAt: now },
    private: { device },
  } as const;
  const renewed = {
    type: 'AdminRecoveryCodesRenewed',
    data: { adminId, sessionId, renewedAt: now },
    private: { device },
  } as const;
  const used = { type: 'AdminRecoveryCodeUsed', data: { adminId, left: 9, usedAt: now }, private: { device } } as const;

  it('is confirmed only once', () => forAdmin.given().when(confirmSecondFactor, confirm).then(confirmed));
  it('replaces the previous one', () =>
    forAdmin
      .given(confirmed)
      .when(confirmSecondFactor, { ...confirm, factorId: 'factor-2' })
      .then({ ...confirmed, data: { ...confirmed.data, factorId: 'factor-2' } }));
  it('is removed when there is one', () => {
    forAdmin
      .given(confirmed)
      .when(removeSecondFactor, { ...actor, adminId, now })
      .then(removed);
    forAdmin
      .given(confirmed, removed)
      .when(removeSecondFactor, { ...actor, adminId, now })
      .thenNothing();
  });
  it('gets new recovery codes for the current factor only', () => {
    forAdmin.given(confirmed).when(renewRecoveryCodes, confirm).then(renewed);
    forAdmin.given(confirmed, removed).when(renewRecoveryCodes, confirm).thenRefused('admin.no-second-factor');
    forAdmin
      .given(confirmed)
      .when(renewRecoveryCodes, { ...confirm, factorId: 'factor-2' })
      .thenRefused('admin.no-second-factor');
  });
  it('records each recovery code used, and starts over after a renewal', () => {
    forAdmin.given(confirmed).when(useRecoveryCode, { adminId, left: 9, device, now }).then(used);
    forAdmin.given(confirmed, used, renewed).when(useRecoveryCode, { adminId, left: 9, device, now }).then(used);
  });
});

describe('an administrator’s session', () => {
  const loggedIn = {
    type: 'AdminLoggedIn',
    data: { adminId, sessionId, secondStep: 'code', loggedInAt: now },
    private: { device },
  } as const;
  const loggedOut = { type: 'AdminLoggedOut', data: { adminId, sessionId, loggedOutAt: now }, private: null } as const;
  const ended = {
    type: 'AdminSessionEnded',
    data: { adminId, sessionId, by: 'alix', endedBy: 'session-2', reason: 'asked', endedAt: now },
    private: { device },
  } as const;
  const end = { sessionId, actor: { ...actor, sessionId: 'session-2' }, reason: 'asked', now } as const;
  const logIn = { adminId, sessionId, secondStep: 'code', device, now, newDevice: null } as const;

  it('is opened only once', () => {
    forAdminSession.given().when(signInAdmin, logIn).then(loggedIn);
    forAdminSession.given(loggedIn, loggedOut).when(signInAdmin, logIn).thenNothing();
  });
  it('says that its device is new to the account', () =>
    forAdminSession
      .given()
      .when(signInAdmin, { ...logIn, newDevice: 'one' })
      .then({ ...loggedIn, data: { ...loggedIn.data, newDevice: 'one' } }));
  it('is closed when its administrator signs out', () => {
    forAdminSession.given(loggedIn).when(signOutAdmin, { sessionId, now }).then(loggedOut);
    forAdminSession.given().when(signOutAdmin, { sessionId, now }).thenNothing();
  });
  it('is closed from another session', () => {
    forAdminSession.given(loggedIn).when(endAdminSession, end).then(ended);
    forAdminSession.given(loggedIn, ended).when(endAdminSession, end).thenNothing();
    forAdminSession.given().when(endAdminSession, end).thenRefused('client.session-not-found');
  });
  it('records its administrator as owner', () =>
    expect(adminSession.ownerOf([loggedIn, ended].reduce(adminSession.evolve, adminSession.initial))).toBe(adminId));
});
