import { clientFrames, type ClientFrame, type ClientFrameType } from '@lumen/contracts/frames'
import { limits } from '@lumen/contracts/limits'
import { AppError } from '@lumen/http/app-error'
import { hasLoneSurrogates } from '@lumen/http/lone-surrogates'
import { Compile } from 'typebox/compile'

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Makes the parser of client frames. It throws `body_too_large`, `bad_json`, `unknown_frame` or
 * `invalid_input`; `clientMessageId` of a refused chat frame is found by `readClientMessageId`.
 */
export function createFrameParser(): (text: string) => ClientFrame {
  const validators = Object.fromEntries(
    Object.entries(clientFrames).map(([type, schema]) => [type, Compile(schema)]),
  ) as Record<ClientFrameType, ReturnType<typeof Compile>>

  return (text) => {
    if (Buffer.byteLength(text) > limits.frameBytes)
      throw new AppError('body_too_large', `A frame has at most ${limits.frameBytes} bytes`)
    const frame = parseJson(text)
    if (hasLoneSurrogates(text, frame))
      throw new AppError('bad_json', 'The frame contains text that is not valid Unicode')
    if (!isObject(frame) || typeof frame['type'] !== 'string')
      throw new AppError('invalid_input', 'A frame is an object with a type')
    const { type } = frame
    if (!Object.hasOwn(validators, type))
      throw new AppError(
        'unknown_frame',
        `There is no frame type ${JSON.stringify(type.slice(0, 40))}`,
      )
    const validator = validators[type as ClientFrameType]
    if (!validator.Check(frame))
      throw new AppError('invalid_input', `This ${type} frame is not valid`, {
        details: [...validator.Errors(frame)]
          .slice(0, 10)
          .map((error) => ({ path: error.instancePath, message: error.message })),
      })
    const checked = frame as unknown as ClientFrame
    if (checked.type === 'streaming_chat' && saysNothing(checked))
      throw new AppError('invalid_input', 'A message says or shows something')
    return checked
  }
}

/** Words are needed where no picture stands for them. */
const saysNothing = ({ content, pictures }: Extract<ClientFrame, { type: 'streaming_chat' }>) =>
  content.trim() === '' && pictures === undefined

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new AppError('bad_json', 'A frame is JSON')
  }
}

/** What a refused chat frame called itself, so that the client can find its message again. */
export function readChatReference(text: string): { clientMessageId: string | null } | null {
  if (text.length > limits.frameBytes * 4) return null
  try {
    const frame: unknown = JSON.parse(text)
    if (!isObject(frame) || frame['type'] !== 'streaming_chat') return null
    const id = frame['clientMessageId']
    return { clientMessageId: typeof id === 'string' ? id.slice(0, 64) : null }
  } catch {
    return null
  }
}
