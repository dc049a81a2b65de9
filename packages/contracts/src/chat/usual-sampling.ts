import type { Generation } from './generation.ts'

/** How replies of a model are drawn; null: as its server does without being told. */
export type Sampling = Pick<
  Generation,
  'temperature' | 'topP' | 'presencePenalty' | 'frequencyPenalty'
>

const none: Sampling = {
  temperature: null,
  topP: null,
  presencePenalty: null,
  frequencyPenalty: null,
}

/**
 * What the makers of a family of models name on its card for talk without thinking, the first row that
 * fits. OpenAI’s own models have defaults at the server, which refuses most others.
 */
const families: readonly { named: RegExp; sampling: Partial<Sampling> }[] = [
  { named: /qwen-?3\.5/, sampling: { temperature: 0.7, topP: 0.8, presencePenalty: 1.5 } },
  { named: /qwen|qwq/, sampling: { temperature: 0.7, topP: 0.8 } },
  { named: /gemma/, sampling: { temperature: 1, topP: 0.95 } },
  { named: /gpt-?oss/, sampling: { temperature: 1, topP: 1 } },
  { named: /deepseek/, sampling: { temperature: 0.6, topP: 0.95 } },
  { named: /llama/, sampling: { temperature: 0.8, topP: 0.95 } },
  { named: /mistral|mixtral|ministral/, sampling: { temperature: 0.7, topP: 0.95 } },
]

/** How replies of a model are drawn where nobody says otherwise: by its family, else by its name. */
export function usualSampling(model: { name: string; family: string | null }): Sampling {
  const known = [model.family, model.name]
    .filter((text) => text !== null)
    .map((text) => families.find(({ named }) => named.test(text.toLowerCase())))
    .find((found) => found !== undefined)
  return { ...none, ...known?.sampling }
}
