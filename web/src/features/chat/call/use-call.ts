import type { Companion } from '@lumen/contracts/chat/schema'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { readReplyVoice } from '@/features/media'
import { languageOf } from '@/i18n/languages'
import { useUser } from '@/session/use-session'
import { useAppStore } from '@/store/root-reducer'
import { useChatSync } from '../chat-context'
import { createCall, type Call, type CallState } from './call'

/** A call with a companion, for as long as its window is open: it ends with it, and with the page. */
export function useCall({ id: companionId }: Companion): [call: Call, state: CallState] {
  const { i18n } = useTranslation()
  const store = useAppStore()
  const sync = useChatSync()
  const { id: userId } = useUser()
  const call = useMemo(() => {
    const chosen = readReplyVoice(userId)
    return createCall({
      store,
      sync,
      companionId,
      language: () => languageOf(i18n.language),
      voice: chosen === 'own' ? null : chosen,
      careWords: () => i18n.t('call.care'),
    })
  }, [store, sync, companionId, userId, i18n])
  useEffect(() => {
    globalThis.addEventListener('pagehide', call.hangUp)
    return () => {
      globalThis.removeEventListener('pagehide', call.hangUp)
      call.hangUp()
    }
  }, [call])
  return [call, useSyncExternalStore(call.subscribe, call.state)]
}
