import type { AccountEraser } from '@ecrin/workflows';

const unused = async (): Promise<never> => {
  throw new Error('no account is erased here');
};

/** For tests in which no account is erased. */
export const disabledEraser: AccountEraser = {
  settleMs: 0,
  placesOf: () => ({ first: [], rest: [] }),
  note: unused,
  prepare: unused,
  destroyKey: unused,
  empty: unused,
  search: unused,
  forget: () => undefined,
  sign: () => ({ certificate: '', signature: '' }),
};
