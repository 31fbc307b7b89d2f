/** Looks up what is asked for in one turn of the event loop together: of many at once one call is made, and each is answered with what was there after it asked. */
export const gatherLookups = <Found, Id = string>(
  lookUp: (ids: readonly Id[]) => Promise<ReadonlyMap<Id, Found>>,
): ((id: Id) => Promise<Found | null>) => {
  let gathering: Readonly<{ ids: Set<Id>; found: Promise<ReadonlyMap<Id, Found>> }> | null = null;

  const gather = () => {
    const ids = new Set<Id>();
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
