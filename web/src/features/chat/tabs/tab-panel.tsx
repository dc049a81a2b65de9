import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '@/ui/error-state'
import { Spinner } from '@/ui/spinner'
import { tabIds } from '@/ui/tabs'
import type { ChatTab, PanelProps } from './chat-tabs'

/**
 * The place of one tab. A panel that was left stays as it was, out of sight and out of reach: its
 * layout, and with it how far it was scrolled, is kept.
 */
export function TabPanel({
  row,
  tab,
  shown,
  children,
}: {
  /** Id of the row of tabs; null where there is none. */
  row: string | null
  tab: string
  shown: boolean
  children: ReactNode
}) {
  const { t } = useTranslation()
  const ids = row === null ? null : tabIds(row, tab)
  return (
    <div
      {...(ids === null
        ? { role: 'region', 'aria-label': t(`chat.tabs.${tab}`) }
        : { role: 'tabpanel', id: ids.panel, 'aria-labelledby': ids.tab })}
      inert={!shown}
      className="absolute inset-0 flex flex-col"
      style={shown ? undefined : { visibility: 'hidden' }}
    >
      {children}
    </div>
  )
}

/** A panel whose code comes when it is first shown. */
export function LazyPanel({ load, ...props }: PanelProps & { load: NonNullable<ChatTab['load']> }) {
  const { t } = useTranslation()
  const [Panel, setPanel] = useState<ComponentType<PanelProps> | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    let left = false
    const fetchCode = async () => {
      try {
        const module = await load()
        if (!left) setPanel(() => module.default)
      } catch (error) {
        console.error('A part of the page could not be fetched', error)
        if (!left) setFailure(error)
      }
    }
    void fetchCode()
    return () => {
      left = true
    }
  }, [load, attempt])

  if (Panel !== null) return <Panel {...props} />
  if (failure !== null)
    return (
      <ErrorState
        title={t('chat.tabs.failed')}
        text={t('errors.network')}
        error={failure}
        onRetry={() => {
          setFailure(null)
          setAttempt((now) => now + 1)
        }}
      />
    )
  return (
    <output className="m-auto">
      <Spinner className="size-8 text-violet-500" />
      <span className="sr-only">{t('chat.loading')}</span>
    </output>
  )
}
