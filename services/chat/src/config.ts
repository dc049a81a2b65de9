import { readAiConfig } from '@lumen/ai/config'
import { ConfigError } from '@lumen/runtime/config'
import { readServiceConfig } from '@lumen/service/config'
import { Type } from 'typebox'

const Milliseconds = (fallback: number, minimum: number, maximum: number) =>
  Type.Integer({ default: fallback, minimum, maximum })

const Own = Type.Object({
  /** How long a running reply stays its owner's without a sign of life. */
  CHAT_LEASE_MS: Milliseconds(5_000, 500, 60_000),
  /** How often text and leases of running replies are written. */
  CHAT_CHECKPOINT_MS: Milliseconds(1_000, 50, 20_000),
  /** How often replies are looked for whose owner gave no sign of life, or whose charge is owed. */
  CHAT_SWEEP_MS: Milliseconds(2_000, 50, 60_000),
  /** Deltas to a gateway wait this long for others. */
  CHAT_DELTA_BATCH_MS: Milliseconds(8, 0, 1_000),
  /** How long running replies may go on when the service closes. */
  CHAT_DRAIN_MS: Milliseconds(8_000, 0, 300_000),
  /** Pause between the words of a reply that no model writes; 0 for none. */
  CHAT_WORD_PAUSE_MS: Milliseconds(32, 0, 2_000),
  /** Patience with memory before a reply goes without; a model's and the first one's last longer. */
  CHAT_RECALL_MS: Milliseconds(300, 50, 60_000),
  /** Room for the whole prompt of a model, and for its reply. */
  CHAT_CONTEXT_TOKENS: Type.Integer({ default: 8_000, minimum: 1_000, maximum: 1_000_000 }),
  /** Of the prompt, for what is known of the user by heart and recalled for a message, together. */
  CHAT_MEMORY_TOKENS: Type.Integer({ default: 800, minimum: 50, maximum: 20_000 }),
  /** Of the prompt, for a summary of what left it; 0: a model is never asked for one. */
  CHAT_SUMMARY_TOKENS: Type.Integer({ default: 500, minimum: 0, maximum: 4_000 }),
  CHAT_REPLY_TOKENS: Type.Integer({ default: 800, minimum: 50, maximum: 16_000 }),
  /** JSON with the help lines to show instead of those that come along. */
  CRISIS_RESOURCES_FILE: Type.Optional(Type.String()),
  LUMEN_SEAL_KEYS: Type.String({ minLength: 1 }),
})
export type ChatConfig = ReturnType<typeof loadConfig>

/** Reads the service's configuration; throws one error that names every problem. */
export function loadConfig(env: Record<string, string | undefined>) {
  const config = readServiceConfig('chat', Own, env)
  if (config.CHAT_CHECKPOINT_MS * 2 > config.CHAT_LEASE_MS)
    throw new ConfigError(['CHAT_LEASE_MS must be at least twice CHAT_CHECKPOINT_MS'])
  return { ...config, ai: readAiConfig(env) }
}
