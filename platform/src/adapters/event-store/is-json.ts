const maxDepth = 64;

/** Whether a value comes back from JSON as it went in. An undefined property counts as absent; half surrogates are kept. */
export const isJson = (value: unknown, depth = 0): boolean => {
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object') return typeof value === 'string' || typeof value === 'boolean';
  return value === null || (depth < maxDepth && isTree(value, depth + 1));
};

const isTree = (value: object, depth: number): boolean =>
  Array.isArray(value)
    ? value.every((item) => isJson(item, depth))
    : isPlain(value) && Object.values(value).every((item) => item === undefined || isJson(item, depth));

const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return (prototype === Object.prototype || prototype === null) && !('toJSON' in value);
};
