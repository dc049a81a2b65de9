import type { Companion } from '@lumen/contracts/chat/schema'
import { Search } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { IconButton } from '@/ui/icon-button'

const windows = {
  find: lazy(() => import('./find-window')),
  marks: lazy(() => import('./marks-window')),
  branches: lazy(() => import('../branches/branches-window')),
}

/**
 * Opens the search over what was said, and shows what is marked and in which branches one talked. Each stands
 * in the address, so that menus lead there and “back” closes it.
 */
export function FindPlace({
  companion,
  button = true,
}: {
  companion: Companion
  /** Whether it has a button of its own; in a menu it has none. */
  button?: boolean
}) {
  const { t } = useTranslation()
  const [params, setParams] = useSearchParams()
  const name = (['find', 'marks', 'branches'] as const).find((one) => params.has(one))
  const Window = name === undefined ? null : windows[name]
  const open = () => setParams({ find: '' })
  const close = () =>
    setParams(
      (all) => {
        if (name !== undefined) all.delete(name)
        return all
      },
      { replace: true },
    )
  return (
    <>
      {button && (
        <IconButton label={t('chat.find.title')} aria-haspopup="dialog" onClick={open}>
          <Search />
        </IconButton>
      )}
      {Window !== null && (
        <Suspense fallback={null}>
          <Window key={companion.id} companion={companion} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
