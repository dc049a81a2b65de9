import type { ChatImage, ChatRequest } from './chat.ts'
import { cleanText } from './clean-text.ts'

/** How long Ollama keeps a model in memory after a reply; its own five minutes end most talks. */
export const keepAlive = '30m'

/** How a reply is drawn. */
type Drawn = 'maxTokens' | 'temperature' | 'topP' | 'presencePenalty' | 'frequencyPenalty'

/**
 * What is asked of `/api/chat`. The context is the same in each request: another one would load the
 * model anew. A prompt that does not fit is refused rather than cut from its beginning.
 *
 * @param thinks false: it is told not to think; null: it does not know what that is
 */
export function ollamaBody(
  request: Pick<ChatRequest, 'turns' | 'jsonSchema' | Drawn>,
  { model, contextTokens, thinks }: { model: string; contextTokens: number; thinks: false | null },
) {
  const { turns, maxTokens, temperature, topP, jsonSchema } = request
  const { presencePenalty, frequencyPenalty } = request
  return {
    model,
    messages: turns.map(({ role, content, images = [] }) => ({
      role,
      content: cleanText(content),
      ...(images.length > 0 && { images: images.map(inBase64) }),
    })),
    stream: true,
    keep_alive: keepAlive,
    truncate: false,
    ...(thinks === false && { think: false }),
    ...(jsonSchema !== undefined && { format: jsonSchema.schema }),
    options: {
      num_ctx: contextTokens,
      ...(maxTokens !== undefined && { num_predict: maxTokens }),
      ...(temperature !== undefined && { temperature }),
      ...(topP !== undefined && { top_p: topP }),
      ...(presencePenalty !== undefined && { presence_penalty: presencePenalty }),
      ...(frequencyPenalty !== undefined && { frequency_penalty: frequencyPenalty }),
    },
  }
}

const inBase64 = ({ bytes }: ChatImage): string => Buffer.from(bytes).toString('base64')
