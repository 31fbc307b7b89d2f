/** A fault of a page with a message that may be shown: never a personal word or a technical detail. `status`: as of HTTP. */
export class PageError extends Error {
  override readonly name = 'PageError';
  readonly status: number;
  constructor(message: string, status = 500) {
    super(message);
    this.status = status;
  }
}

/** What the error page shows of any fault. `message` null: the default text. */
export const shownFault = (fault: unknown): Readonly<{ status: number; message: string | null }> =>
  fault instanceof PageError ? { status: fault.status, message: fault.message } : { status: 500, message: null };
