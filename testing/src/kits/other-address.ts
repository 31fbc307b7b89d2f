let count = 0;

/** A request comes from an address of its own where the server has `TRUSTED_PROXIES`=1: tries from one address are counted. */
export const fromOtherAddress = (): Readonly<Record<string, string>> => {
  count += 1;
  return { 'X-Forwarded-For': `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}` };
};
