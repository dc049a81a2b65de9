/**
 * Names of models that take pictures, as servers call them: no server that speaks `chat.completions`
 * alone says so. Names stand between other words: `openrouter/qwen/qwen2.5-vl-7b:free`.
 */
const seeing = [
  /\bgpt-(?:4o|4\.1|4-turbo|4\.5|[5-9])/,
  /\bo[134]\b(?!-mini\b)/,
  /\bo4-mini\b/,
  /\bchatgpt-4o\b/,
  /\bclaude-(?:3|[4-9]|opus|sonnet|haiku)/,
  /\bgemini\b/,
  /\bgemma-?3(?!:?-?(?:1b|270m))|\bgemma-?3n\b|\bgemma-?[4-9]/,
  /\bgrok-(?:[4-9]|2-vision)/,
  /\bllama-?4\b/,
  /\bmistral-small-?3\.[1-9]|\bpixtral\b/,
  /\b(?:llava|bakllava|moondream|minicpm-?[vo]|internvl|cogvlm|idefics|smolvlm|molmo)/,
  /(?:\b|\d)(?:vl|vlm|vision|multimodal|omni)\b/,
]

/** Whether a model takes pictures, as far as its name tells. One that refuses them is told of them. */
export const seesByName = (model: string): boolean => {
  const name = model.toLowerCase().replaceAll('_', '-')
  return seeing.some((pattern) => pattern.test(name))
}
