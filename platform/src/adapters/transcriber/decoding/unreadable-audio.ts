/** Why a file cannot be listened to, whatever engine tries. */
export class UnreadableAudio extends Error {
  readonly reason: 'unreadable-audio' | 'audio-too-long';

  constructor(reason: UnreadableAudio['reason'], message: string) {
    super(message);
    this.name = 'UnreadableAudio';
    this.reason = reason;
  }
}
