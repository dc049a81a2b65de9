import type { MediaAiConfig } from '@lumen/ai/media-config'
import type { Language } from '@lumen/contracts/languages'
import type { MediaCapability } from '@lumen/contracts/media/schema'
import { fillSlots } from '../domain/fill-slots.ts'
import { mediaTexts } from '../texts.ts'
import type { OwnCapabilities } from './call-capability.ts'
import { pictureModel } from './local/image-provider.ts'
import { speechModel } from './local/speech-provider.ts'
import { filmModel } from './local/video-provider.ts'
import type { ProgramName, Programs, ProgramState } from './programs.ts'

type Source = {
  readonly config: MediaAiConfig
  readonly programs: Programs
  /** Providers that said that they have no such thing, for now. */
  readonly resting: (kind: 'image' | 'speech' | 'video') => boolean
}

/** What works here, by whom, and how to switch on what does not, in this language. */
export async function readCapabilities(
  { config, programs, resting }: Source,
  language: Language,
): Promise<OwnCapabilities> {
  const [ffmpeg, espeak] = await Promise.all([programs.find('ffmpeg'), programs.find('espeak-ng')])
  const remote = (kind: 'image' | 'speech' | 'video') => (resting(kind) ? null : config[kind])
  const lacking = (states: Partial<Record<ProgramName, ProgramState>>) =>
    Object.entries(states).filter(([, state]) => !('program' in state)) as [
      ProgramName,
      Exclude<ProgramState, { program: unknown }>,
    ][]
  const withPrograms = (
    kind: 'speech' | 'video',
    model: string,
    needed: Partial<Record<ProgramName, ProgramState>>,
    always: Partial<Record<ProgramName, ProgramState>>,
  ): MediaCapability => {
    const by = remote(kind)
    const missing = lacking(by === null ? needed : always)
    if (missing.length > 0) {
      const orVariable = by === null && kind === 'speech' ? 'OPENAI_SPEECH_MODEL' : null
      return off(reasonOf(missing, orVariable, language))
    }
    return by === null ? local(model) : provided(by.model)
  }
  const image = remote('image')
  return {
    image: image === null ? local(pictureModel) : provided(image.model),
    speech: withPrograms('speech', speechModel, { ffmpeg, 'espeak-ng': espeak }, {}),
    // A provider's video is cut to length by ffmpeg; without espeak-ng nobody narrates.
    video: withPrograms('video', filmModel, { ffmpeg }, { ffmpeg }),
    transcription:
      config.transcription === null
        ? off(
            fillSlots(mediaTexts(language).capabilities.noTranscription, {
              variable: 'OPENAI_TRANSCRIPTION_MODEL',
            }),
          )
        : provided(config.transcription.model),
  }
}

/** The same in short for health checks: `openai`, `local`, or what is missing. */
export async function describeCapabilities(source: Source): Promise<Record<string, string>> {
  const found = await readCapabilities(source, 'en')
  const short = ({ available, provider, reason }: MediaCapability) =>
    available ? (provider === 'local' ? 'local' : 'openai') : `off: ${reason}`
  return {
    image: short(found.image),
    speech: short(found.speech),
    video: short(found.video),
    transcription: short(found.transcription),
  }
}

const local = (model: string): MediaCapability => ({
  available: true,
  provider: 'local',
  model,
  reason: null,
})
const provided = (model: string): MediaCapability => ({
  available: true,
  provider: 'openai-compatible',
  model,
  reason: null,
})
const off = (reason: string): MediaCapability => ({
  available: false,
  provider: 'none',
  model: null,
  reason,
})

function reasonOf(
  missing: readonly (readonly [ProgramName, Exclude<ProgramState, { program: unknown }>])[],
  variable: string | null,
  language: Language,
): string {
  const texts = mediaTexts(language).capabilities
  const programs = new Intl.ListFormat(language, { type: 'conjunction' }).format(
    missing.map(([name]) => name),
  )
  if (missing.every(([, state]) => state.missing === 'searching'))
    return fillSlots(texts.searching, { programs })
  return variable === null
    ? fillSlots(texts.missing, { programs })
    : fillSlots(texts.missingOr, { programs, variable })
}
