// For code that both browser apps share, which knows no domain.
export { maxPasskeyName } from '@ecrin/domain/passkey/passkeys.ts';
