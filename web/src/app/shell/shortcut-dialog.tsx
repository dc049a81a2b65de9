import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '@/ui/dialog'
import { commandKey } from './command-key'
import type { WindowProps } from '@/ui/shell-window'

const groups = [
  {
    id: 'everywhere',
    shortcuts: [
      { id: 'palette', keys: [commandKey(), 'K'] },
      { id: 'shortcuts', keys: ['?'] },
      { id: 'close', keys: ['Esc'] },
      { id: 'next', keys: ['Tab'] },
    ],
  },
  {
    id: 'chat',
    shortcuts: [
      { id: 'send', keys: ['Enter'] },
      { id: 'newline', keys: ['Shift', 'Enter'] },
    ],
  },
] as const

/** What the keyboard can do. */
export function ShortcutDialog({ open, onClose }: WindowProps) {
  const { t } = useTranslation()
  return (
    <Dialog open={open} onOpenChange={onClose} title={t('commands.shortcuts.title')} size="small">
      <div className="grid gap-5 pb-2">
        {groups.map(({ id, shortcuts }) => (
          <section key={id}>
            <h3 className="text-small font-semibold text-text-3">
              {t(`commands.shortcuts.${id}`)}
            </h3>
            <dl className="mt-1 grid">
              {shortcuts.map((shortcut) => (
                <div
                  key={shortcut.id}
                  className="flex items-center justify-between gap-4 border-b border-line py-2 last:border-b-0"
                >
                  <dt>{t(`commands.shortcuts.do.${shortcut.id}`)}</dt>
                  <dd className="flex shrink-0 items-center gap-1">
                    {shortcut.keys.map((key, index) => (
                      <Fragment key={key}>
                        {index > 0 && <span aria-hidden>+</span>}
                        <kbd className="min-w-7 rounded-1 border border-line bg-surface-2 px-2 py-0.5 text-center font-sans text-small">
                          {key}
                        </kbd>
                      </Fragment>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  )
}
