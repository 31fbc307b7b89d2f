import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
  type AuthenticationResponseJSON,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/browser';

// Loaded with what uses passkeys, never with a first screen.

export type PasskeyToMake = PublicKeyCredentialCreationOptionsJSON;
export type PasskeyToUse = PublicKeyCredentialRequestOptionsJSON;
export type PasskeyMade = RegistrationResponseJSON;
export type PasskeyUsed = AuthenticationResponseJSON;

/** `cancelled`: by the person, or after too long. `known`: the device has one of this account already. */
type PasskeyStop = 'cancelled' | 'known' | 'failed';
type Outcome<Answer> = Readonly<{ answer: Answer }> | Readonly<{ stop: PasskeyStop }>;

const names: Readonly<Record<string, PasskeyStop>> = {
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'known',
};

const ended = async <Answer>(ceremony: Promise<Answer>): Promise<Outcome<Answer>> => {
  try {
    return { answer: await ceremony };
  } catch (fault) {
    const name = fault instanceof WebAuthnError || fault instanceof Error ? fault.name : '';
    return { stop: names[name] ?? 'failed' };
  }
};

export const hasPasskeys = (): boolean => browserSupportsWebAuthn();
/** Whether the browser offers passkeys in the field of the address. */
export const offersPasskeysInField = (): Promise<boolean> => browserSupportsWebAuthnAutofill();

export const makePasskey = (optionsJSON: PasskeyToMake): Promise<Outcome<PasskeyMade>> =>
  ended(startRegistration({ optionsJSON }));
/** `inField`: waits until the person chooses one there, or until another ceremony begins. */
export const askPasskey = (optionsJSON: PasskeyToUse, { inField = false } = {}): Promise<Outcome<PasskeyUsed>> =>
  ended(startAuthentication({ optionsJSON, useBrowserAutofill: inField }));
/** Ends the ceremony that waits, if one does. */
export const stopPasskeys = (): void => WebAuthnAbortService.cancelCeremony();
