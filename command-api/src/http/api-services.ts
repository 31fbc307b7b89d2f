import type { AdminRow } from '@ecrin/contracts/admin.ts';
import type { ClientProfile } from '@ecrin/contracts/client.ts';
import type { StandingOf } from '@ecrin/platform/admin-standing.ts';
import type { Clock, Ids } from '@ecrin/platform/clock.ts';
import type { Events } from '@ecrin/platform/events.ts';
import type { ExecuteCommand } from '@ecrin/platform/execute-command.ts';
import type { AccessStore } from '@ecrin/platform/ports/access-store.ts';
import type { AccessTokens, RefreshTokens, TokenKeys } from '@ecrin/platform/ports/access-tokens.ts';
import type { Passwords } from '@ecrin/platform/ports/passwords.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import type { SecondFactors } from '@ecrin/platform/ports/second-factors.ts';

/** Lines of JSON; never a personal word or a secret. */
export type Log = Readonly<Record<'debug' | 'info' | 'warn' | 'error', (facts: object, message: string) => void>>;

/** Everything the API stands on; made once in the composition root. */
export type ApiServices = Readonly<{
  execute: ExecuteCommand;
  events: Pick<Events, 'readStream'>;
  models: ReadModels;
  /** True once the model holds everything up to `position`; false when `ms` went by first. */
  waitFor: (model: string, position: number, ms: number) => Promise<boolean>;
  access: AccessStore;
  adminStanding: StandingOf;
  tokenKeys: TokenKeys;
  tokens: AccessTokens;
  refresh: RefreshTokens;
  passwords: Passwords;
  isCommonPassword: (password: string) => boolean;
  /** Names a person's mail or network address, or a secret they hold, without telling it; only this server's key gives the same hash again. */
  keyedHash: (kind: 'email' | 'address' | 'admin-secret', text: string) => string;
  profileOf: (clientId: string) => Promise<ClientProfile | null>;
  secondFactors: SecondFactors;
  /** As the read model has them; their sessions are the access store's to tell. */
  adminRows: () => Promise<readonly Omit<AdminRow, 'sessions'>[]>;
  adminRowOf: (adminId: string) => Promise<Omit<AdminRow, 'sessions'> | null>;
  /** Where people reach the pages. */
  publicUrl: string;
  /** Whether people reach this server over https. */
  https: boolean;
  clock: Clock;
  ids: Ids;
  log: Log;
}>;
