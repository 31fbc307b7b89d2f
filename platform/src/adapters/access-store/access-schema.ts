/** A token row is stored after its use: this is how a stolen, already rotated token is recognised. */
export const accessSchema = `
  create table if not exists credentials (credential_id text primary key, password_hash text not null) strict, without rowid;
  create table if not exists sessions (
    session_id text primary key, user_type text not null, user_id text not null, device text not null,
    created_at text not null, last_used_at text not null, expires_at text not null
  ) strict, without rowid;
  create index if not exists sessions_by_expiry on sessions (expires_at);
  create index if not exists sessions_by_user on sessions (user_id);
  create table if not exists refresh_tokens (
    refresh_hash text primary key, session_id text not null references sessions on delete cascade,
    used_at text, successor_hash text
  ) strict, without rowid;
  create index if not exists refresh_tokens_by_session on refresh_tokens (session_id);
  create table if not exists challenges (
    key text primary key, secret_hash text not null, payload text, issued_at text not null, expires_at text not null, tries_left integer not null
  ) strict, without rowid;
  create index if not exists challenges_by_secret on challenges (secret_hash);
  create table if not exists factors (factor_id text primary key, sealed text not null, last_step integer not null) strict, without rowid;
  create table if not exists recovery_codes (
    factor_id text not null references factors on delete cascade, code_hash text not null, primary key (factor_id, code_hash)
  ) strict, without rowid;
  create table if not exists tries (key text primary key, count integer not null, window_ends_at text not null) strict, without rowid;
`;
