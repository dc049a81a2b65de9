import { fallbackMood } from '@lumen/contracts/chat/limits'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { hues, type Hue } from '@/ui/hue'

/** Moods with a name in every language. Others are shown as they were written. */
export const moods = [
  'excited',
  'cheerful',
  'gentle',
  'calm',
  'curious',
  'playful',
  'thoughtful',
  'caring',
  'encouraging',
] as const

const moodHues: Readonly<Record<string, Hue>> = {
  // Red is for what is wrong.
  excited: 'earth',
  cheerful: 'earth',
  gentle: 'rose',
  calm: 'water',
  curious: 'teal',
  playful: 'earth',
  thoughtful: 'violet',
  caring: 'rose',
  encouraging: 'wood',
  apologetic: 'uncut',
}

/** Colour of a mood, for the edge of a portrait; words of one's own are violet. */
export const moodColor = (mood: string | null): string =>
  hues[moodHues[mood ?? fallbackMood] ?? 'violet'][5]

/** Traits with a name in every language. */
export const traits = [
  'empathetic',
  'creative',
  'supportive',
  'curious',
  'playful',
  'gentle',
  'calm',
  'honest',
  'humorous',
  'optimistic',
  'wise',
  'adventurous',
] as const

const useNameOf = (section: 'mood' | 'trait') => {
  const { t, i18n } = useTranslation()
  return useCallback(
    (id: string) => {
      const key = `companions.${section}.${id}`
      return i18n.exists(key) ? t(key) : id
    },
    [t, i18n, section],
  )
}

/** Name of a mood; a companion without one is cheerful. */
export function useMoodText(): (mood: string | null) => string {
  const nameOf = useNameOf('mood')
  return useCallback((mood) => nameOf(mood ?? fallbackMood), [nameOf])
}

export const useTraitText = (): ((trait: string) => string) => useNameOf('trait')
