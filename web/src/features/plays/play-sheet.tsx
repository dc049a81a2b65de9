import type { SheetEntry } from '@lumen/contracts/chat/play-schema'
import { sheetLimits } from '@lumen/contracts/chat/play-limits'
import { Plus, X } from 'lucide-react'
import { useState, type FocusEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useShowError } from '@/api/use-error-text'
import { Button } from '@/ui/button'
import { IconButton } from '@/ui/icon-button'
import { Input } from '@/ui/input'
import { useWriteSheetMutation } from './plays-api'

type Sheet = readonly SheetEntry[]

/** How things stand in a play: the model notes it, and its user may write otherwise. */
export default function PlaySheet({ playId, kept }: { playId: string; kept: Sheet }) {
  const { t } = useTranslation()
  const showError = useShowError()
  const [write, { isLoading }] = useWriteSheetMutation()
  // What is noted meanwhile is shown once nobody writes any more.
  const [edited, setEdited] = useState<Sheet | null>(null)
  const entries = edited ?? kept
  const save = async (next: Sheet, isLast = false) => {
    const sheet = next.filter(({ name, value }) => name.trim() !== '' && value.trim() !== '')
    try {
      if (JSON.stringify(sheet) !== JSON.stringify(kept))
        await write({ params: { playId }, body: { sheet } }).unwrap()
      // What was written since is written on.
      if (isLast) setEdited((now) => (now === next ? null : now))
    } catch (error) {
      showError(error, t('plays.sheet.failed'))
    }
  }
  const change = (at: number, part: Partial<SheetEntry>) =>
    setEdited(entries.map((entry, place) => (place === at ? { ...entry, ...part } : entry)))
  const remove = (at: number) => {
    const next = entries.filter((_, place) => place !== at)
    setEdited(next)
    void save(next)
  }
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLInputElement>) => {
    if (currentTarget.form?.contains(relatedTarget) !== true) void save(entries, true)
  }
  return (
    <form
      aria-label={t('plays.sheet.title')}
      aria-busy={isLoading}
      className="grid gap-2 py-2"
      onSubmit={(event) => {
        event.preventDefault()
        void save(entries, true)
      }}
    >
      <p className="font-semibold">{t('plays.sheet.title')}</p>
      {entries.length === 0 && <p className="text-text-2">{t('plays.sheet.empty')}</p>}
      {entries.map(({ name, value }, at) => (
        <div key={at} className="flex items-center gap-2">
          <Input
            value={name}
            maxLength={sheetLimits.name}
            aria-label={t('plays.sheet.name')}
            className="w-2/5"
            onBlur={leave}
            onChange={({ target }) => change(at, { name: target.value })}
          />
          <Input
            value={value}
            maxLength={sheetLimits.value}
            aria-label={t('plays.sheet.value', { name })}
            className="flex-1"
            onBlur={leave}
            onChange={({ target }) => change(at, { value: target.value })}
          />
          <IconButton label={t('plays.sheet.remove', { name })} onClick={() => remove(at)}>
            <X />
          </IconButton>
        </div>
      ))}
      <div className="flex flex-wrap gap-2">
        {entries.length < sheetLimits.entries && (
          <Button
            variant="ghost"
            size="small"
            onClick={() => setEdited([...entries, { name: '', value: '' }])}
          >
            <Plus aria-hidden className="size-4" />
            {t('plays.sheet.add')}
          </Button>
        )}
        {edited !== null && (
          <Button type="submit" variant="soft" size="small" busy={isLoading}>
            {t('app.action.save')}
          </Button>
        )}
      </div>
    </form>
  )
}
