/** A published GGUF file at a fixed revision. `memory`: what its engine takes at work, in bytes. */
export type PublishedFile = Readonly<{ url: string; sha256: string; bytes: number; memory: number }>;

/** multilingual-e5-small (MIT), 8 bit. Of its conversions many are reported to be broken, this one to agree with the original. */
export const publishedEmbeddingModel: PublishedFile = {
  url: 'https://huggingface.co/TwinSunsLLC/multilingual-e5-small-gguf/resolve/b6cac9615d4ecce28d7f22539b7322d695fc2886/multilingual-e5-small-q8_0.gguf',
  sha256: 'e011debc1208e31bf7b6aebee2d9fc8bd2ca11694a77ed66ac9d0c9d0a877c93',
  bytes: 132_439_008,
  memory: 600_000_000,
};

/** Qwen3-4B-Instruct-2507 (Apache 2.0), 4 bit. */
export const recommendedLanguageModel: PublishedFile = {
  url: 'https://huggingface.co/bartowski/Qwen_Qwen3-4B-Instruct-2507-GGUF/resolve/ae44f08e1392f39c0e474af10c3ff8355c8b6688/Qwen_Qwen3-4B-Instruct-2507-Q4_K_M.gguf',
  sha256: '2fde00ce69dd4899c70d020845e2638353015bba0fdf161b3eb965f2bca4464e',
  bytes: 2_497_280_736,
  memory: 3_800_000_000,
};
