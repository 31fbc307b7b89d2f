import type { SealedBlobs } from '@ecrin/platform/crypto/sealed-blobs.ts';
import type { ExecuteCommand } from '@ecrin/platform/event-sourcing/execute-command.ts';
import type { Pictures } from '@ecrin/platform/ports/pictures.ts';

export type PictureServices = Readonly<{ pictures: Pictures; blobs: SealedBlobs; execute: ExecuteCommand }>;
