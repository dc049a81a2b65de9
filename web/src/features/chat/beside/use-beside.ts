import { useState } from 'react'
import { useUser } from '@/session/use-session'
import { readPersonal, writePersonal } from '@/storage/personal-storage'
import { useMedia } from '@/ui/use-media'
import { useTab } from '../tabs/use-tab'

const keptName = 'chat-beside-folded'

/** What stands beside the talk on a wide screen; null where there is no room for it. */
export type Beside = { open: boolean; toggle: () => void } | null

/** Whether it is open: it stays folded in this browser once it was folded. */
export function useBeside(): Beside {
  const { id: userId } = useUser()
  const roomy = useMedia('(min-width: 1280px)')
  const { current } = useTab()
  const [folded, setFolded] = useState(() => readPersonal(userId, keptName) === true)
  if (!roomy || current.id !== 'chat') return null
  return {
    open: !folded,
    toggle() {
      writePersonal(userId, keptName, folded ? null : true)
      setFolded(!folded)
    },
  }
}
