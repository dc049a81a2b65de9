import { Check, Search } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { cn } from '@/ui/class-names'
import { useDialogFocus } from '@/ui/use-dialog-focus'
import { findCommands, type CommandItem } from './commands'
import { useCommands } from './use-commands'
import type { WindowProps } from '@/ui/shell-window'

/** Go anywhere and do anything by typing a few letters of it. */
export function CommandPalette({ open, onClose }: WindowProps) {
  const { t } = useTranslation()
  const focus = useDialogFocus()
  return (
    <Radix.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose()
      }}
    >
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 bg-violet-950/45 backdrop-blur-[2px] data-[state=closed]:animate-[vanish_160ms_var(--ease)_forwards] data-[state=open]:animate-[appear_160ms_var(--ease)] dark:bg-black/65" />
        <Radix.Content
          {...focus}
          aria-describedby={undefined}
          className="fixed inset-x-0 top-[max(.75rem,env(safe-area-inset-top))] z-50 mx-auto flex max-h-[min(34rem,80dvh)] w-[calc(100%-1.5rem)] max-w-xl flex-col overflow-hidden rounded-4 border border-line bg-surface shadow-3 data-[state=closed]:animate-[sink_90ms_var(--ease)_forwards] data-[state=open]:animate-[lift_160ms_var(--ease)] md:top-[14vh]"
        >
          <Radix.Title className="sr-only">{t('commands.title')}</Radix.Title>
          <Finder onDone={onClose} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

function Finder({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation()
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [query, setQuery] = useState('')
  const [at, setAt] = useState(0)
  const found = findCommands(useCommands(), query)
  const chosen = found[Math.min(at, found.length - 1)]
  const groups = [...new Set(found.map(({ group }) => group))]
  // Shown group by group, so the arrows move in that order as well.
  const ordered = groups.flatMap((group) => found.filter((one) => one.group === group))
  const active = ordered[Math.min(at, ordered.length - 1)] ?? chosen

  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [active?.id])

  const run = (command: CommandItem) => {
    onDone()
    command.run()
  }
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const last = ordered.length - 1
    const next = {
      ArrowDown: at >= last ? 0 : at + 1,
      ArrowUp: at <= 0 ? last : at - 1,
      PageDown: Math.min(at + 8, last),
      PageUp: Math.max(at - 8, 0),
    }[event.key]
    if (next !== undefined) {
      event.preventDefault()
      setAt(next)
    } else if (event.key === 'Enter' && active !== undefined) {
      event.preventDefault()
      run(active)
    }
  }

  return (
    <>
      <div className="flex shrink-0 items-center gap-3 border-b border-line px-4">
        <Search aria-hidden className="size-5 shrink-0 text-text-3" />
        <input
          data-autofocus
          role="combobox"
          aria-expanded
          aria-controls={`${id}-list`}
          aria-activedescendant={active && `${id}-${active.id}`}
          aria-label={t('commands.find')}
          placeholder={t('commands.find')}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          value={query}
          className="h-14 min-w-0 flex-1 bg-transparent text-base outline-none placeholder:text-text-3"
          onChange={({ target }) => {
            setQuery(target.value)
            setAt(0)
          }}
          onKeyDown={press}
        />
        <kbd className="rounded-1 border border-line bg-surface-2 px-2 py-0.5 font-sans text-xs text-text-3 max-md:hidden">
          Esc
        </kbd>
      </div>
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={t('commands.title')}
        tabIndex={-1}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-2 outline-none"
      >
        {groups.map((group) => (
          <div key={group} role="group" aria-label={t(`commands.group.${group}`)}>
            <p aria-hidden className="px-3 pt-2 pb-1 text-small font-semibold text-text-3">
              {t(`commands.group.${group}`)}
            </p>
            {found
              .filter((command) => command.group === group)
              .map((command) => (
                <Option
                  key={command.id}
                  id={`${id}-${command.id}`}
                  command={command}
                  active={command.id === active?.id}
                  onAim={() => setAt(ordered.indexOf(command))}
                  onRun={() => run(command)}
                />
              ))}
          </div>
        ))}
      </div>
      <p
        role="status"
        className={cn(found.length > 0 ? 'sr-only' : 'px-5 pb-8 text-center text-text-2')}
      >
        {found.length > 0
          ? t('commands.found', { count: found.length })
          : t('commands.nothing', { query })}
      </p>
    </>
  )
}

function Option({
  id,
  command,
  active,
  onAim,
  onRun,
}: {
  id: string
  command: CommandItem
  active: boolean
  onAim: () => void
  onRun: () => void
}) {
  const { t } = useTranslation()
  return (
    <div
      id={id}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      className={cn(
        'flex min-h-11 cursor-pointer items-center gap-3 rounded-2 px-3 py-1.5 [&>svg]:size-5 [&>svg]:shrink-0',
        active ? 'bg-soft text-on-soft' : '[&>svg]:text-text-3',
      )}
      onPointerMove={active ? undefined : onAim}
      onClick={onRun}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onRun()
      }}
    >
      {command.icon}
      <span lang={command.lang} className="min-w-0 flex-1 truncate">
        {command.label}
      </span>
      {command.current === true && (
        <>
          <Check aria-hidden className="size-4.5" />
          <span className="sr-only">{t('commands.current')}</span>
        </>
      )}
    </div>
  )
}
