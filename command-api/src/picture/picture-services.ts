import type { ExecuteCommand } from '@ecrin/platform/execute-command.ts';
import type { Pictures } from '@ecrin/platform/ports/pictures.ts';
import type { SealedBlobs } from '@ecrin/platform/sealed-blobs.ts';

export type PictureServices = Readonly<{ pictures: Pictures; blobs: SealedBlobs; execute: ExecuteCommand }>;
