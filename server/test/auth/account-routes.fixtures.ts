/** Routes of numbers and of erasures, for everybody. */
export const publicAccountRoutes = [
  'post /api/client/phone/code',
  'post /api/client/phone/login',
  'get /api/client/erasures/{number}',
] as const;

/** The same, for whom they belong to. */
export const ownAccountRoutes = [
  'put /api/client/phone',
  'post /api/client/phone/proof',
  'delete /api/client/phone',
  'get /api/client/erasure',
  'post /api/client/erasure',
] as const;
