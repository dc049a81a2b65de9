import { useTranslation } from 'react-i18next'
import type { MediaJob } from '@/features/media'

/** Names of what is known about a work, in the reader’s language. */
export function useWorkWords() {
  const { t, i18n } = useTranslation()
  const named = (key: string, otherwise: string) => (i18n.exists(key) ? t(key) : otherwise)
  return {
    /** Its look, or the voice that speaks; null where it has neither. */
    look: ({ style, voice }: MediaJob): string | null =>
      voice !== null
        ? named(`media.voice.${voice}.name`, voice)
        : style === null
          ? null
          : named(`media.style.${style}`, style),
    /** What a button that opens it is called. */
    title: ({ kind, prompt }: MediaJob): string =>
      t('multimodal.work.title', { kind: t(`media.kind.${kind}`), prompt: prompt.slice(0, 80) }),
  }
}
