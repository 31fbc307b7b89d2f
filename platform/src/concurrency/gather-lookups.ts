/** Looks up what is asked for in one turn of the event loop together: of many at once one call is made, and each is answered with what was there after it asked. */
export const gatherLookups = <Found>(
  lookUp: (ids: readonly string[]) => Promise<ReadonlyMap<string, Found>>,
): ((id: string) => Promise<Found | null>) => {
  let gathering: Readonly<{ ids: Set<string>; found: Promise<ReadonlyMap<string, Found>> }> | null = null;

  const gather = () => {
    const ids = new Set<string>();
    const found = new Promise((resolve) => setImmediate(resolve)).then(() => {
      gathering = null;
      return lookUp([...ids]);
    });
    return { ids, found };
  };
  return async (id) => {
    gathering ??= gather();
    gathering.ids.add(id);
    return (await gathering.found).get(id) ?? null;
  };
};
