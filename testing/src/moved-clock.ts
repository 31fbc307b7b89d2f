// Loaded before a program (`--import`): its clock is as many ms ahead as `MOVED_CLOCK_MS` says.
const ahead = Number(process.env['MOVED_CLOCK_MS'] ?? 0);
const { Date: OwnDate } = globalThis;

globalThis.Date = class extends OwnDate {
  constructor(...given: readonly []) {
    if (given.length === 0) super(OwnDate.now() + ahead);
    else super(...given);
  }

  static override now(): number {
    return OwnDate.now() + ahead;
  }
} as DateConstructor;
