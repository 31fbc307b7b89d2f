type Notes = Readonly<{ hint?: string | undefined; error?: string | null | undefined }>;

/** The ids of a field's hint and error, as its control names them; undefined without either. */
export const notesOf = (id: string, { hint, error }: Notes): string | undefined =>
  [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
