import { z } from 'zod';

/** `POST /api/client/export/move`: what is given in at the other écrin: its address, and apart from it a code. Until `closesAt` (24 hours) or until the session ends. */
export const moveAddress = z.object({ link: z.string(), code: z.string(), closesAt: z.string() });
export type MoveAddress = z.infer<typeof moveAddress>;

/**
 * `GET /api/client/export/move`: until when the link opens, or where the file was handed over, as the other écrin names itself; both null: nothing was
 * asked for. `thoughts`: how many are in it; null: not known. `brought`: that they entered there, and how many; null: the other écrin has not said so.
 * `keyPrint`: of the key that signs here.
 */
export const moveState = z.object({
  closesAt: z.string().nullable(),
  arrived: z
    .object({
      host: z.string(),
      at: z.string(),
      thoughts: z.number().int().nullable(),
      brought: z.object({ at: z.string(), thoughts: z.number().int() }).nullable(),
    })
    .nullable(),
  keyPrint: z.string(),
});
export type MoveState = z.infer<typeof moveState>;

const hostName = z
  .string()
  .max(253)
  .regex(/^[\w.:[\]-]+$/u);
export const moveCode = z.string().regex(/^\d{6}$/u);
/** `POST /api/client/moves/{ticket}`, by the other écrin. `host`: its own, with the port if that is another than usual. */
export const openMoveRequest = z.strictObject({ code: moveCode, host: hostName });

/** `path`: of the archive, on the same host; `bytes`: about how long it is; `publicKey`: the line of the key that signs it, in minisign’s format. */
export const openedMove = z.object({
  path: z
    .string()
    .max(1_000)
    .regex(/^\/api\/client\/moved\/[\w.-]+$/u),
  bytes: z.number().int().nonnegative(),
  publicKey: z.string().max(200),
});
/** `POST /api/client/moved/{ticket}/arrived`, by the other écrin. `thoughts`: how many entered there; absent: the file has come, and nothing of it is there yet. */
export const arrivedMove = z.strictObject({ thoughts: z.int().min(0).exactOptional() });
export const moveParams = z.object({ ticket: z.string().max(800) });
