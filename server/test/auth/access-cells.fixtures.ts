import type { Access } from '@ecrin/platform/routing/route.ts';

export const visitors = ['anonymous', 'client', 'admin', 'superadmin without second factor', 'superadmin'] as const;
export type Visitor = (typeof visitors)[number];
/** `in`: the route itself answers, whatever it says to an empty request. `fresh code`: asked from whoever has not just given one. */
export type Cell = 'in' | 'unauthorized' | 'forbidden' | 'second factor' | 'fresh code';

/** What each visitor is answered on a route of each access. */
export const matrix: Readonly<Record<Access, Readonly<Record<Visitor, Cell>>>> = {
  public: { anonymous: 'in', client: 'in', admin: 'in', 'superadmin without second factor': 'in', superadmin: 'in' },
  client: {
    anonymous: 'unauthorized',
    client: 'in',
    admin: 'unauthorized',
    'superadmin without second factor': 'unauthorized',
    superadmin: 'unauthorized',
  },
  'admin-signed-in': {
    anonymous: 'unauthorized',
    client: 'unauthorized',
    admin: 'in',
    'superadmin without second factor': 'in',
    superadmin: 'in',
  },
  admin: {
    anonymous: 'unauthorized',
    client: 'unauthorized',
    admin: 'in',
    'superadmin without second factor': 'second factor',
    superadmin: 'in',
  },
  'admin-fresh': {
    anonymous: 'unauthorized',
    client: 'unauthorized',
    admin: 'fresh code',
    'superadmin without second factor': 'second factor',
    superadmin: 'in',
  },
  superadmin: {
    anonymous: 'unauthorized',
    client: 'unauthorized',
    admin: 'forbidden',
    'superadmin without second factor': 'second factor',
    superadmin: 'in',
  },
  'superadmin-fresh': {
    anonymous: 'unauthorized',
    client: 'unauthorized',
    admin: 'forbidden',
    'superadmin without second factor': 'second factor',
    superadmin: 'in',
  },
};

/** Routes of an account’s numbers, erasure and consents, for everybody. */
export const publicAccountRoutes = [
  'post /api/client/phone/code',
  'post /api/client/phone/login',
  'get /api/client/erased/{clientId}',
  'post /api/client/erased/{clientId}',
  'get /api/client/erasure-key',
  'get /api/client/erasures/{number}',
  'get /api/client/erasures/{number}/files/{file}',
  'post /api/client/passkey-sign-in/options',
  'post /api/client/passkey-sign-in',
  'post /api/client/not-me',
] as const;

/** The same, for whom they belong to. */
export const ownAccountRoutes = [
  'put /api/client/phone',
  'post /api/client/phone/proof',
  'delete /api/client/phone',
  'post /api/client/passkeys/options',
  'post /api/client/passkeys',
  'put /api/client/passkeys/{passkeyId}',
  'delete /api/client/passkeys/{passkeyId}',
  'post /api/client/confirmation/options',
  'post /api/client/confirmation',
  'get /api/client/erasure',
  'post /api/client/erasure',
  'delete /api/client/erasure-proposals/{proposalId}',
  'post /api/client/device-key/open',
  'post /api/client/device-key/seal',
  'get /api/client/erasures',
  'post /api/client/erasures',
  'post /api/client/erasures/outlook',
  'post /api/client/erasures/devices',
  'get /api/client/consents',
  'get /api/client/sendings',
  'get /api/client/sendings/file',
  'put /api/client/consents/{purpose}',
  'delete /api/client/consents/{purpose}',
] as const;

/** An administrator’s own passkeys. */
export const adminPasskeyRoutes = [
  'post /api/admin/second-factor/proof/options',
  'post /api/admin/passkeys/options',
  'post /api/admin/passkeys',
  'put /api/admin/passkeys/{passkeyId}',
  'delete /api/admin/passkeys/{passkeyId}',
] as const;

const meanings: Readonly<Record<string, Cell>> = {
  'general.unauthorized': 'unauthorized',
  'admin.superadmin-required': 'forbidden',
  'admin.second-factor-required': 'second factor',
  'admin.fresh-code-required': 'fresh code',
};
/** What an answer says of access. */
export const meaningOf = ({ body }: Readonly<{ body: unknown }>): Cell => {
  const code = body !== null && typeof body === 'object' && 'code' in body ? String(body.code) : '';
  return meanings[code] ?? 'in';
};
