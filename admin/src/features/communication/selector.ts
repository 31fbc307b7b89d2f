/** A stored name as a message can select by it. */
export const selectorOf = (name: string): string => name.replaceAll('-', '_');
