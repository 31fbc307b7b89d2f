/** Why a file cannot be decoded, by any engine. */
export class UnreadableAudio extends Error {
  readonly reason: 'unreadable-audio' | 'audio-too-long';

  constructor(reason: UnreadableAudio['reason'], message: string) {
    super(message);
    this.name = 'UnreadableAudio';
    this.reason = reason;
  }
}
