/** Paths as routes declare them, with an id for each parameter; with and without what may be left out. Throws where a parameter has none. */
export const screenPaths = (declared: readonly string[], ids: Readonly<Record<string, string>>): readonly string[] =>
  declared
    .flatMap((path) => (path.endsWith('?') ? [path.replace(/\/:\w+\?$/u, ''), path] : [path]))
    .map((path) =>
      path.replaceAll(/:(?<name>\w+)\??/gu, (_all, name: string) => {
        const id = ids[name];
        if (id === undefined) throw new Error(`no ${name} for ${path}: make one where the screens are seeded`);
        return id;
      }),
    );
