import type { Message } from '@lumen/contracts/chat/schema'
import { useTranslation } from 'react-i18next'

/** What one's own message sounds like: a guess, and nothing where it names no feeling. */
export function Feeling({ message: { metadata } }: { message: Message }) {
  const { t, i18n } = useTranslation()
  const { emotion, crisis } = metadata
  const key = `feeling.${emotion}`
  if (emotion === undefined || crisis !== undefined || !i18n.exists(key)) return null
  return <span>{t(key)}</span>
}
