import { voices } from '@lumen/contracts/media/names'
import { AppError } from '@lumen/http/app-error'
import type { Caller } from '@lumen/http/identity'
import type { MadeFileReply } from '@lumen/http/file-reply'
import { detectLanguage } from '@lumen/language/detect-language'
import { withDeadline } from '@lumen/runtime/deadline'
import type { MediaContext } from '../../context.ts'
import { ProviderError } from '../../adapters/provider-error.ts'
import type { SpeechRequest, SpokenText } from '../../adapters/speech.ts'
import { holdToPolicy } from '../hold-to-policy.ts'
import { labelContent } from '../label-content.ts'
import { countWorked, endFailed, goOn } from './go-on.ts'

const longestMs = 20_000

/**
 * A text in the voice of the call, in the language that it is in, labelled as made; stored nowhere. What
 * is said by the voice of this machine in place of a provider that failed costs nothing.
 * @throws AppError as `goOn` does, `prompt_refused`, or `provider_failed`, after which the call goes on
 */
export async function say(
  context: MediaContext,
  caller: Caller,
  callId: string,
  { text, requestId }: { text: string; requestId: string },
  signal: AbortSignal,
): Promise<MadeFileReply> {
  const call = await goOn(context, caller.userId, callId)
  const language = detectLanguage(text, caller.language) ?? caller.language
  const voice = voices.find((one) => one === call.voice) ?? voices[0]
  const request = { text, voice, language, requestId }
  const { mime, fallback, ...spoken } = await speakAllowed(context, caller, request, signal)
  const unlabelled = { bytes: spoken.bytes, mime, width: null, height: null, seconds: null }
  const { files } = await labelContent(context, spoken.model, [unlabelled], signal)
  const { bytes } = files[0]!
  if (fallback !== true) await countWorked(context, call)
  return {
    mime,
    downloadAs: mime === 'audio/mpeg' ? 'speech.mp3' : 'speech.ogg',
    pieces: async function* () {
      yield Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    },
  }
}

/**
 * Speaks while the policy looks at the text, so that nobody waits for both. That somebody may be in
 * danger is answered in the talk before it is said here: such an answer is to be heard.
 */
async function speakAllowed(
  context: MediaContext,
  { userId, ageBand }: Caller,
  request: SpeechRequest,
  signal: AbortSignal,
): Promise<SpokenText> {
  const { providers } = context
  const refused = new AbortController()
  const speaking = withDeadline(
    (late) => providers.speech.speak(request, AbortSignal.any([signal, late, refused.signal])),
    longestMs,
    'speaking',
  )
  // It is waited for below, unless it is not to be heard.
  speaking.catch(() => {})
  const { text, language, requestId } = request
  const about = { language, ageBand, work: 'speech', ...(requestId && { requestId }) } as const
  const verdict = await providers.moderate(text, about, signal)
  if (!verdict.allowed && verdict.reason !== 'crisis') {
    refused.abort()
    await holdToPolicy(context, { userId, what: 'prompt' }, verdict)
  }
  try {
    return await speaking
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof ProviderError && error.code === 'prompt_refused')
      throw new AppError('prompt_refused', 'This is not said here', { cause: error })
    throw endFailed(error)
  }
}
