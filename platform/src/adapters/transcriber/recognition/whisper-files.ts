import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** `model`: the name it is recorded under. */
export type WhisperFiles = Readonly<{ model: string; encoder: string; decoder: string; tokens: string }>;

/** Finds the three files of a sherpa-onnx Whisper model, `[name-]encoder[.int8].onnx` and the like, the smaller kind first. null: not there. */
export const whisperFiles = (dir: string): WhisperFiles | null => {
  const names = filesIn(dir);
  const pick = (pattern: RegExp): string | undefined =>
    names
      .filter((name) => pattern.test(name))
      .toSorted((one, other) => Number(other.includes('.int8.')) - Number(one.includes('.int8.')))[0];
  const [encoder, decoder, tokens] = [
    pick(/(^|-)encoder(\.int8)?\.onnx$/u),
    pick(/(^|-)decoder(\.int8)?\.onnx$/u),
    pick(/(^|-)tokens\.txt$/u),
  ];
  if (!encoder || !decoder || !tokens) return null;
  const size = tokens.replace(/-?tokens\.txt$/u, '');
  return {
    model: size ? `whisper-${size}` : 'whisper',
    encoder: join(dir, encoder),
    decoder: join(dir, decoder),
    tokens: join(dir, tokens),
  };
};

const filesIn = (dir: string): readonly string[] => {
  try {
    return readdirSync(dir);
  } catch {
    return [];
  }
};
