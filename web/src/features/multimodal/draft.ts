import { mediaLimits } from '@lumen/contracts/media/limits'
import {
  defaultVideoStyle,
  videoStyles,
  voices,
  type MediaKind,
  type VideoStyle,
  type Voice,
} from '@lumen/contracts/media/names'
import { useCallback, useEffect, useState } from 'react'
import { useUser } from '@/session/use-session'
import { readPersonal, writePersonal } from '@/storage/personal-storage'
import { usePossibleStyles, type MediaJob } from '@/features/media'
import { workshopImageStyles, type WorkshopImageStyle } from './kinds'

/** What is filled in, for each kind. Kept in this browser until it is made or emptied. */
export type Draft = {
  prompts: Record<MediaKind, string>
  imageStyle: WorkshopImageStyle
  videoStyle: VideoStyle
  seconds: number
  voice: Voice
}

const emptyDraft: Draft = {
  prompts: { image: '', audio: '', video: '' },
  imageStyle: 'enhance',
  videoStyle: defaultVideoStyle,
  seconds: mediaLimits.videoSeconds.default,
  voice: 'alloy',
}

const keptName = 'workshop'

export const promptLimit = (kind: MediaKind): number =>
  kind === 'audio' ? mediaLimits.speechLength : mediaLimits.promptLength

const oneOf = <T extends string>(values: readonly T[], value: unknown, otherwise: T): T =>
  values.find((one) => one === value) ?? otherwise

function secondsOf(value: unknown): number {
  const { min, max } = mediaLimits.videoSeconds
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max
    ? value
    : emptyDraft.seconds
}

const textOf = (kind: MediaKind, value: unknown): string =>
  typeof value === 'string' ? value.slice(0, promptLimit(kind)) : ''

/** A draft out of anything: what cannot be used is left at its default. */
export function draftOf(value: unknown): Draft {
  const given = (typeof value === 'object' && value !== null ? value : {}) as Record<
    string,
    unknown
  >
  const prompts = (given['prompts'] ?? {}) as Record<string, unknown>
  return {
    prompts: {
      image: textOf('image', prompts['image']),
      audio: textOf('audio', prompts['audio']),
      video: textOf('video', prompts['video']),
    },
    imageStyle: oneOf(workshopImageStyles, given['imageStyle'], emptyDraft.imageStyle),
    videoStyle: oneOf(videoStyles, given['videoStyle'], emptyDraft.videoStyle),
    seconds: secondsOf(given['seconds']),
    voice: oneOf(voices, given['voice'], emptyDraft.voice),
  }
}

/** The draft that something was made from, beside what is filled in for the other kinds. */
export const draftFrom = (draft: Draft, job: MediaJob): Draft =>
  draftOf({
    ...draft,
    prompts: { ...draft.prompts, [job.kind]: job.prompt },
    ...(job.kind === 'image' && job.style !== null && { imageStyle: job.style }),
    ...(job.kind === 'video' && { videoStyle: job.style, seconds: job.duration }),
    ...(job.kind === 'audio' && { voice: job.voice }),
  })

/** What is filled in, with a style that can be had here. */
export function useDraft(): [draft: Draft, change: (changes: Partial<Draft>) => void] {
  const { id: userId } = useUser()
  const [draft, setDraft] = useState(() => draftOf(readPersonal(userId, keptName)))
  const change = useCallback(
    (changes: Partial<Draft>) => setDraft((before) => ({ ...before, ...changes })),
    [],
  )
  useEffect(() => writePersonal(userId, keptName, draft), [draft, userId])
  const styles = usePossibleStyles(workshopImageStyles)
  const imageStyle = oneOf(styles, draft.imageStyle, emptyDraft.imageStyle)
  return [{ ...draft, imageStyle }, change]
}
