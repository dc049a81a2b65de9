import type { Companion, Message } from '@lumen/contracts/chat/schema'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useListCompanionsQuery } from '@/features/companion-data'

/**
 * Who says a message of a talk: its companion, and in a scene of several another one. `isGroup`: names
 * have to stand beside what is said.
 */
export function useSpeakers(companion: Companion, messages: readonly Message[]) {
  const { t } = useTranslation()
  const { data } = useListCompanionsQuery()
  return useMemo(() => {
    const ids = new Set(messages.flatMap(({ speakerId }) => speakerId ?? []))
    const speakers = new Map(
      [...ids].map((id) => {
        const known = data?.find((each) => each.id === id)
        const gone = { ...companion, id, name: t('chat.said.gone'), avatarUrl: null, face: null }
        return [id, known ?? gone] as const
      }),
    )
    return {
      isGroup: ids.size > 0,
      speakerOf: ({ speakerId }: Message): Companion =>
        (speakerId === undefined ? undefined : speakers.get(speakerId)) ?? companion,
    }
  }, [companion, messages, data, t])
}
