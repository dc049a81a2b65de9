import { totalmem } from 'node:os'

const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\]|host\.docker\.internal)$/
/** On a machine whose memory is unknown: what Ollama itself takes is half of it. */
const elsewhere = 8_192
/** From so many GB on, so many tokens: each costs about 0.1 MB of memory beside the model. */
const byMemory = [
  [28, 16_384],
  [12, 8_192],
  [0, 4_096],
] as const

/**
 * The context that a server loads a model with when it is told to, in tokens: what the model can,
 * as far as memory goes. The same for every process and request, since another one would load the
 * model anew.
 *
 * @param offered what the model was made for; null: unknown
 */
export function contextByMemory(
  offered: number | null,
  baseUrl: string,
  totalBytes = totalmem(),
): number {
  const here = loopback.test(new URL(baseUrl).hostname)
  const gigabytes = totalBytes / 2 ** 30
  const fits = here ? byMemory.find(([from]) => gigabytes >= from)![1] : elsewhere
  return Math.min(offered ?? fits, fits)
}
