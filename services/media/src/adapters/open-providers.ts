import { ModelFailure } from '@lumen/ai/model-failure'
import { createOpenAiImage } from '@lumen/ai/openai-image'
import { createOpenAiSpeech } from '@lumen/ai/openai-speech'
import { createOpenAiTranscription } from '@lumen/ai/openai-transcription'
import { createOpenAiVideo } from '@lumen/ai/openai-video'
import type { Language } from '@lumen/contracts/languages'
import type { Shown } from '@lumen/illustrator/prompt/tell-shown'
import type { Logger } from '@lumen/runtime/logger'
import type { Metrics } from '@lumen/runtime/metrics'
import type { Tracing } from '@lumen/runtime/tracing'
import { createWorkers } from '@lumen/runtime/workers'
import { createModelCalls, type ModelCalls } from '@lumen/service/models/calls'
import { openModeration } from '@lumen/service/models/open-moderation'
import {
  createModerate,
  type ModeratedRequest,
  type ModerationVerdict,
} from '@lumen/service/moderate'
import type { ImageProvider, ImageRequest } from '../adapters/image.ts'
import { ProviderError } from '../adapters/provider-error.ts'
import type { SpeechProvider, SpeechRequest, SpokenText } from '../adapters/speech.ts'
import type { TranscriptionProvider } from '../adapters/transcription.ts'
import type { VideoProgress, VideoProvider } from '../adapters/video.ts'
import type { OwnCapabilities } from './call-capability.ts'
import { describeCapabilities, readCapabilities } from './capabilities.ts'
import { createFallback } from './fallback.ts'
import { localImageProvider, tellShownHere } from './local/image-provider.ts'
import type { LocalProgram } from './local/run-program.ts'
import { speakNeurally } from './local/neural-speech.ts'
import { ownTranscription } from './local/own-transcription.ts'
import { localSpeechProvider } from './local/speech-provider.ts'
import { localVideoProvider } from './local/video-provider.ts'
import { openOwnVoices, type OwnVoices } from './own-voices.ts'
import { openPrograms, type ProgramName } from './programs.ts'
import type { ProvidersConfig } from './providers-config.ts'
import { paintRemotely } from './remote-image.ts'
import { speakRemotely } from './remote-speech.ts'
import { remoteTranscription } from './remote-transcription.ts'
import { filmRemotely } from './remote-video.ts'

/**
 * What makes pictures, speech and videos: a provider where one is configured, else, or when it fails,
 * this machine (`local/…` in `model`, `fallback: true` when it stood in). All throw the signal's reason,
 * a `ProviderError`, or a `RangeError` for what nobody could make.
 */
export type Providers = {
  readonly image: ImageProvider
  /**
   * Draws on this machine, whoever else is configured: one picture at a time, in a thread beside those
   * of jobs, which may be busy for long.
   */
  readonly asidePainter: ImageProvider
  /** What of its words a picture would show where this machine paints it; null: a provider does. */
  tellShown(prompt: string, language: Language): Shown | null
  readonly speech: SpeechProvider
  readonly video: VideoProvider
  /** Null when nobody writes recordings down. */
  readonly transcription: TranscriptionProvider | null
  /** Whether what a person asks for may be made. */
  moderate(text: string, request: ModeratedRequest, signal: AbortSignal): Promise<ModerationVerdict>
  /** Whether a picture that a person uploads may be kept. */
  moderatePicture(
    bytes: Uint8Array,
    mime: string,
    request: ModeratedRequest,
    signal: AbortSignal,
  ): Promise<ModerationVerdict>
  /** A program of this machine; null: there is none, or none yet. */
  program(name: ProgramName): Promise<LocalProgram | null>
  capabilities(language: Language): Promise<OwnCapabilities>
  /** The same for health checks: `openai`, `local`, or `off` and why. */
  describe(): Promise<Record<string, string>>
  /** Ends the threads that paint. */
  close(): Promise<void>
}

export function openProviders(
  config: ProvidersConfig,
  observed: { log: Logger; metrics: Metrics; tracing: Tracing },
): Providers {
  const { log, metrics } = observed
  const workers = createWorkers({ places: config.painters })
  const asideWorkers = createWorkers({ places: 1 })
  const programs = openPrograms({ file: config.programsFile, env: { PATH: config.path }, log })
  const { ai } = config
  const calls = createModelCalls(observed)
  const { see } = calls
  const voices = seenVoices(openOwnVoices(ai.own), calls)
  const models = {
    image: see(ai.image && createOpenAiImage({ ...ai.image, log }), 'image', ['generate']),
    speech: see(ai.speech && createOpenAiSpeech({ ...ai.speech, log }), 'speech', ['speak']),
    video: see(ai.video && createOpenAiVideo({ ...ai.video, log }), 'video', ['generate']),
    transcription: see(
      ai.transcription && createOpenAiTranscription({ ...ai.transcription, log }),
      'transcription',
      ['transcribe'],
    ),
  }
  const fallbacks = {
    image: createFallback('image', { log, metrics }),
    speech: createFallback('speech', { log, metrics }),
    video: createFallback('video', { log, metrics }),
  }
  const painter = localImageProvider(workers)
  const moderate = createModerate({
    model: openModeration(config.moderation, observed),
    log,
    metrics,
    service: 'media',
  })
  const found = {
    config: ai,
    programs,
    voices,
    resting: (kind: 'image' | 'speech' | 'video') => fallbacks[kind].resting(),
  }

  async function program(name: ProgramName): Promise<LocalProgram | null> {
    const state = await programs.find(name)
    return 'program' in state ? state.program : null
  }
  async function needed(name: ProgramName): Promise<LocalProgram> {
    const present = await program(name)
    if (present === null)
      throw new ProviderError('media_program_missing', `there is no ${name} on this machine`)
    return present
  }
  /** A neural voice where one speaks the language, else, or when it fails, espeak-ng. */
  async function speakHere(request: SpeechRequest, signal: AbortSignal): Promise<SpokenText> {
    const ffmpeg = await needed('ffmpeg')
    const speakSimply = async () => {
      const espeak = await needed('espeak-ng')
      return localSpeechProvider({ espeak, ffmpeg }, workers).speak(request, signal)
    }
    const model = await voices.find('speech', request.language)
    if (model === null) return speakSimply()
    try {
      return await speakNeurally({ voices, ffmpeg }, model, request, signal)
    } catch (error) {
      if (!(error instanceof ModelFailure)) throw error
      const { code, message: reason } = error
      const { requestId } = request
      log.warn(
        { kind: 'speech', model, code, reason, fallback: true, ...(requestId && { requestId }) },
        'the neural voice failed; espeak-ng speaks instead',
      )
      return { ...(await speakSimply()), fallback: true }
    }
  }

  return {
    asidePainter: localImageProvider(asideWorkers),
    tellShown: (prompt, language) =>
      models.image && !fallbacks.image.resting() ? null : tellShownHere(prompt, language),
    image: {
      paint: (request, signal) =>
        fallbacks.image.run({
          remote: models.image && (() => paintRemotely(models.image!, request, signal)),
          local: async () => {
            // Nobody was told before what it would show: it was to be a provider's.
            if (models.image && request.kind === 'scene' && !showsMain(request))
              throw new ProviderError('subject_not_drawn', 'its subject is not painted here')
            return painter.paint(request, signal)
          },
          signal,
          requestId: request.requestId,
        }),
    },
    speech: {
      speak: (request, signal) =>
        fallbacks.speech.run({
          remote:
            models.speech &&
            (async () => speakRemotely(models.speech!, request, await program('ffmpeg'), signal)),
          local: () => speakHere(request, signal),
          signal,
          requestId: request.requestId,
        }),
    },
    video: {
      film: (request, report, signal) => {
        const progress = growing(report)
        return fallbacks.video.run({
          remote:
            models.video &&
            (async () => {
              const ffmpeg = await needed('ffmpeg')
              return filmRemotely(models.video!, request, { ffmpeg, progress, signal })
            }),
          local: async () => {
            const [ffmpeg, espeak] = await Promise.all([needed('ffmpeg'), program('espeak-ng')])
            const films = localVideoProvider({ ffmpeg, espeak }, workers)
            return films.film(request, progress, signal)
          },
          signal,
          requestId: request.requestId,
        })
      },
    },
    transcription: models.transcription
      ? remoteTranscription(models.transcription)
      : ai.own && ownTranscription(voices, () => program('ffmpeg')),
    moderate: (text, request, signal) => moderate.text(text, request, signal),
    moderatePicture: (bytes, mime, request, signal) =>
      moderate.picture(bytes, mime, request, signal),
    program,
    capabilities: (language) => readCapabilities(found, language),
    describe: () => describeCapabilities(found),
    async close() {
      await Promise.all([workers.close(), asideWorkers.close()])
    },
  }
}

/** The voices and ears of this installation, with what they are asked for seen. */
const seenVoices = (own: OwnVoices, { during }: ModelCalls): OwnVoices => ({
  ...own,
  speak: (request, signal) =>
    during('speech', { name: 'own', model: request.model }, () => own.speak(request, signal)),
  writeDown: (request, signal) =>
    during('transcription', { name: 'own', model: request.model }, () =>
      own.writeDown(request, signal),
    ),
})

const showsMain = ({ prompt, language }: ImageRequest): boolean =>
  tellShownHere(prompt, language).mainSubjectShown

/** Who stands in for a provider that failed midway begins again; what was told is not taken back. */
function growing(report: VideoProgress): VideoProgress {
  let most = 0
  return (stage, share) => {
    most = Math.max(most, share)
    report(stage, most)
  }
}
