import { sheetLimits, type Play, type SheetEntry } from '@lumen/contracts/chat/play-schema'
import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useShowError } from '@/api/use-error-text'
import { Button } from '@/ui/button'
import { IconButton } from '@/ui/icon-button'
import { Input } from '@/ui/input'
import { useWriteSheetMutation } from './plays-api'

type Sheet = readonly SheetEntry[]

/** How things stand in a play: the model notes it, and its user may write otherwise. */
export default function PlaySheet({ play: { id, sheet } }: { play: Play }) {
  // What was noted meanwhile stands in place of what was not written to its end.
  return sheet === null ? null : <Entries key={JSON.stringify(sheet)} playId={id} kept={sheet} />
}

function Entries({ playId, kept }: { playId: string; kept: Sheet }) {
  const { t } = useTranslation()
  const showError = useShowError()
  const [write, { isLoading }] = useWriteSheetMutation()
  const [entries, setEntries] = useState<Sheet>(kept)
  const save = async (next: Sheet) => {
    const sheet = next.filter(({ name, value }) => name.trim() !== '' && value.trim() !== '')
    if (JSON.stringify(sheet) === JSON.stringify(kept)) return
    try {
      await write({ params: { playId }, body: { sheet } }).unwrap()
    } catch (error) {
      showError(error, t('plays.sheet.failed'))
    }
  }
  const change = (at: number, part: Partial<SheetEntry>) =>
    setEntries(entries.map((entry, place) => (place === at ? { ...entry, ...part } : entry)))
  const remove = (at: number) => {
    const next = entries.filter((_, place) => place !== at)
    setEntries(next)
    void save(next)
  }
  return (
    <form
      aria-label={t('plays.sheet.title')}
      aria-busy={isLoading}
      className="grid gap-2 py-2"
      onBlur={() => void save(entries)}
      onSubmit={(event) => {
        event.preventDefault()
        void save(entries)
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
            onChange={({ target }) => change(at, { name: target.value })}
          />
          <Input
            value={value}
            maxLength={sheetLimits.value}
            aria-label={t('plays.sheet.value', { name })}
            className="flex-1"
            onChange={({ target }) => change(at, { value: target.value })}
          />
          <IconButton label={t('plays.sheet.remove', { name })} onClick={() => remove(at)}>
            <X />
          </IconButton>
        </div>
      ))}
      {/* So that Enter saves: a form without a button to send does not, where it has two fields. */}
      <button type="submit" hidden />
      {entries.length < sheetLimits.entries && (
        <Button
          variant="ghost"
          size="small"
          className="justify-self-start"
          onClick={() => setEntries([...entries, { name: '', value: '' }])}
        >
          <Plus aria-hidden className="size-4" />
          {t('plays.sheet.add')}
        </Button>
      )}
    </form>
  )
}
