import { importedThoughtProjection } from './imported-thought.projection.ts';
import { journalImportProjection } from './journal-import.projection.ts';

/** Imports, and the thoughts they brought. */
export const importProjections = [journalImportProjection, importedThoughtProjection] as const;
