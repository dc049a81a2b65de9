import type { MediaAiConfig } from '@lumen/ai/media-config'
import type { Language } from '@lumen/contracts/languages'
import type { MediaCapability } from '@lumen/contracts/media/schema'
import { fillSlots } from '../domain/fill-slots.ts'
import { mediaTexts } from '../texts.ts'
import type { OwnCapabilities } from './call-capability.ts'
import { pictureModel } from './local/image-provider.ts'
import { speechModel } from './local/speech-provider.ts'
import { filmModel } from './local/video-provider.ts'
import { ownModelName } from './local/neural-speech.ts'
import type { OwnVoices } from './own-voices.ts'
import type { ProgramName, Programs, ProgramState } from './programs.ts'

type Source = {
  readonly config: MediaAiConfig
  readonly programs: Programs
  readonly voices: OwnVoices
  /** Providers that said that they have no such thing, for now. */
  readonly resting: (kind: 'image' | 'speech' | 'video') => boolean
}

/** What works here, by whom, and how to switch on what does not, in this language. */
export async function readCapabilities(
  { config, programs, voices, resting }: Source,
  language: Language,
): Promise<OwnCapabilities> {
  const [ffmpeg, espeak, voice, ear] = await Promise.all([
    programs.find('ffmpeg'),
    programs.find('espeak-ng'),
    voices.find('speech', language),
    voices.find('recognition', language),
  ])
  const remote = (kind: 'image' | 'speech' | 'video') => (resting(kind) ? null : config[kind])
  const lacking = (states: Partial<Record<ProgramName, ProgramState>>) =>
    Object.entries(states).filter(([, state]) => !('program' in state)) as [
      ProgramName,
      Exclude<ProgramState, { program: unknown }>,
    ][]
  const withPrograms = (
    kind: 'speech' | 'video',
    here: MediaCapability,
    needed: Partial<Record<ProgramName, ProgramState>>,
    always: Partial<Record<ProgramName, ProgramState>>,
  ): MediaCapability => {
    const by = remote(kind)
    const missing = lacking(by === null ? needed : always)
    if (missing.length > 0) {
      const orVariable = by === null && kind === 'speech' ? 'OPENAI_SPEECH_MODEL' : null
      return off(reasonOf(missing, orVariable, language))
    }
    return by === null ? here : provided(by.model)
  }
  const image = remote('image')
  return {
    image: image === null ? local(pictureModel) : provided(image.model),
    speech:
      voice === null
        ? withPrograms('speech', local(speechModel), { ffmpeg, 'espeak-ng': espeak }, {})
        : withPrograms('speech', localNeural(voice), { ffmpeg }, {}),
    // A provider's video is cut to length by ffmpeg; without espeak-ng nobody narrates.
    video: withPrograms('video', local(filmModel), { ffmpeg }, { ffmpeg }),
    transcription: hearing(),
  }

  function hearing(): MediaCapability {
    if (config.transcription !== null) return provided(config.transcription.model)
    const variable = 'OPENAI_TRANSCRIPTION_MODEL'
    if (ear === null)
      return off(fillSlots(mediaTexts(language).capabilities.noTranscription, { variable }))
    const missing = lacking({ ffmpeg })
    return missing.length > 0 ? off(reasonOf(missing, variable, language)) : localNeural(ear)
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
const localNeural = (model: string): MediaCapability => ({
  ...local(ownModelName(model)),
  neural: true,
})
const provided = (model: string): MediaCapability => ({
  available: true,
  provider: 'openai-compatible',
  model,
  neural: true,
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
