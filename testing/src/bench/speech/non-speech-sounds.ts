const rate = 16_000;
const seconds = 10;

/** A small seeded generator, so that every run has the same noise. */
const noise = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 31 - 1;
  };
};
const sound = (sampleAt: (time: number) => number): Float32Array =>
  Float32Array.from({ length: rate * seconds }, (_, index) => sampleAt(index / rate));
const hum = (time: number, hertz: number): number => Math.sin(2 * Math.PI * hertz * time);

const [hiss, loud, rain, steps] = [noise(1), noise(2), noise(3), noise(4)];

/** Ten seconds each without speech. */
export const nonSpeechSounds: readonly Readonly<{ name: string; samples: Float32Array }>[] = [
  { name: 'pure silence', samples: sound(() => 0) },
  { name: 'hiss of a microphone', samples: sound(() => 0.003 * hiss()) },
  { name: 'loud noise', samples: sound(() => 0.3 * loud()) },
  { name: 'hum of the mains', samples: sound((time) => 0.1 * hum(time, 50) + 0.05 * hum(time, 150)) },
  { name: 'rain that comes and goes', samples: sound((time) => 0.1 * rain() * (0.5 + 0.5 * hum(time, 0.3))) },
  { name: 'knocking twice a second', samples: sound((time) => 0.6 * steps() * Math.exp(-40 * (time % 0.5))) },
];
