import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'
import { Card } from '@/ui/card'
import { cn } from '@/ui/class-names'
import type { Traffic } from './probe'

const arrows = { out: '↑', in: '↓', line: '·' } as const
const nearPx = 260

/** Every frame as it goes over the line, the newest below. */
export function FrameLog({ traffic }: { traffic: readonly Traffic[] }) {
  const { t } = useTranslation()
  const format = useFormat()
  const box = useRef<HTMLDivElement>(null)
  const last = traffic.at(-1)?.id

  useEffect(() => {
    const element = box.current
    if (element === null) return
    const { scrollHeight, scrollTop, clientHeight } = element
    // Whoever scrolled up is reading.
    if (scrollHeight - scrollTop - clientHeight < nearPx) element.scrollTop = scrollHeight
  }, [last])

  return (
    <Card padding="none" className="overflow-hidden">
      <h2 className="border-b border-line px-5 py-3 font-display text-h3 font-bold">
        {t('streamingTest.frames')}
      </h2>
      <div
        ref={box}
        tabIndex={0}
        role="region"
        aria-label={t('streamingTest.frames')}
        className="h-96 overflow-auto overscroll-contain -outline-offset-2"
      >
        {traffic.length === 0 ? (
          <p className="p-5 text-text-3">{t('streamingTest.noFrames')}</p>
        ) : (
          <ol className="w-max min-w-full py-2 font-mono text-xs leading-6">
            {traffic.map(({ id, at, direction, type, bytes, text }) => (
              <li key={id} className="flex gap-3 px-5 hover:bg-surface-2">
                <span className="w-16 shrink-0 text-end text-text-3 tabular-nums">
                  {format.number(Math.round(at))}
                </span>
                <span
                  className={cn(
                    'shrink-0',
                    direction === 'in' ? 'text-teal' : direction === 'out' ? 'text-link' : '',
                  )}
                >
                  {arrows[direction]} {type}
                </span>
                {bytes > 0 && (
                  <span className="max-w-120 truncate text-text-3">{text.slice(0, 400)}</span>
                )}
              </li>
            ))}
          </ol>
        )}
      </div>
    </Card>
  )
}
