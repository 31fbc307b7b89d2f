import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';

/** The models under test in this case, and the same ones after a restart. */
export type ReadModelsCase = Readonly<{ models: () => ReadModels; reopen: () => Promise<ReadModels> }>;
