import { use, useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { UNSAFE_NavigationContext, useLocation } from 'react-router'
import { Button } from './button'
import { Dialog } from './dialog'
import { watchLeaving, type Place } from './watch-leaving'

/**
 * Asks before something is lost that stands on this page alone: on the way to another page of the app, and
 * when the window is closed.
 * @param active whether there is something to lose
 * @param words what is lost; without them, what was written
 * @param byHash whether another part of the page (`#part`) loses it too
 * @param below pages whose addresses begin so lose nothing; without it, this page alone
 * @returns `ask` for ways out of the page’s own, and the `question`, to be shown
 */
export function useLeaveGuard(
  active: boolean,
  {
    words,
    byHash = false,
    below = [],
  }: {
    words?: { title: string; text: string }
    byHash?: boolean
    below?: readonly string[]
  } = {},
): { ask: (leave: () => void) => void; question: ReactNode } {
  const { t } = useTranslation()
  const { navigator } = use(UNSAFE_NavigationContext)
  const { pathname, hash } = useLocation()
  const [leave, setLeave] = useState<(() => void) | null>(null)
  const hold = (goOn: () => void) => setLeave(() => goOn)
  const leaves = useEffectEvent((to: Place) => {
    const isHere =
      to.pathname === pathname || below.some((start) => `${to.pathname}/`.startsWith(start))
    const elsewhere = to.pathname !== undefined && !isHere
    return elsewhere || (byHash && (to.hash ?? '') !== hash)
  })

  useEffect(() => {
    if (!active) return
    const closing = (event: BeforeUnloadEvent) => event.preventDefault()
    globalThis.addEventListener('beforeunload', closing)
    const end = watchLeaving(navigator, (to) => leaves(to), hold)
    return () => {
      globalThis.removeEventListener('beforeunload', closing)
      end()
    }
  }, [active, navigator])

  const stay = () => setLeave(null)
  const question = (
    <Dialog
      open={leave !== null}
      onOpenChange={stay}
      size="small"
      title={words?.title ?? t('app.leave.title')}
      description={words?.text ?? t('app.leave.text')}
      footer={
        <>
          <Button
            variant="ghost"
            onClick={() => {
              stay()
              leave?.()
            }}
          >
            {t('app.leave.leave')}
          </Button>
          <Button onClick={stay}>{t('app.leave.stay')}</Button>
        </>
      }
    />
  )
  return { ask: (next) => (active ? hold(next) : next()), question }
}
