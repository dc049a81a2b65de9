import type { Companion } from '@lumen/contracts/chat/schema'
import { memoryLimits } from '@lumen/contracts/memory/limits'
import { CalendarSearch, Search } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { Segments } from '@/ui/segments'
import { SaidList } from './said-list'
import { useSaid } from './use-said'

/** The day of this device that a moment lies in, as a field for dates has it. */
const dayOf = (moment: Date): string => {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`
}

/** Finds what was said, in this talk or in all, and leads there; or to a day. */
export default function FindWindow({
  companion,
  onClose,
}: {
  companion: Companion
  onClose: () => void
}) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [words, setWords] = useState('')
  const [everywhere, setEverywhere] = useState(false)
  const [day, setDay] = useState('')
  const [today] = useState(() => dayOf(new Date()))
  const said = useSaid()
  const wanted = (all: boolean) => ({
    words: words.trim(),
    ...(!all && { companionId: companion.id }),
  })
  const search = (event: FormEvent) => {
    event.preventDefault()
    if (words.trim() !== '') said.search(wanted(everywhere))
  }
  const choose = (scope: string) => {
    const all = scope === 'all'
    setEverywhere(all)
    // Who widens a search means the same words.
    if (said.found !== null && words.trim() !== '') said.search(wanted(all))
  }
  const lead = (companionId: string, to: { message: string } | { date: string }) =>
    void navigate(
      { pathname: `/chat/${companionId}`, search: `?${new URLSearchParams(to)}` },
      { replace: true },
    )
  const jump = (event: FormEvent) => {
    event.preventDefault()
    if (day !== '') lead(companion.id, { date: day })
  }

  return (
    <Dialog open onOpenChange={onClose} title={t('chat.find.title')}>
      <div className="grid gap-4">
        <form className="grid gap-3" onSubmit={search}>
          <Field label={t('chat.find.words')}>
            {(control) => (
              <div className="flex gap-2">
                <Input
                  {...control}
                  type="search"
                  data-autofocus
                  enterKeyHint="search"
                  maxLength={memoryLimits.saidWords}
                  value={words}
                  onChange={({ target }) => setWords(target.value)}
                />
                <Button
                  type="submit"
                  className="shrink-0"
                  disabled={words.trim() === ''}
                  busy={said.busy && said.found === null}
                >
                  <Search aria-hidden className="size-4" />
                  {t('chat.find.submit')}
                </Button>
              </div>
            )}
          </Field>
          <Segments
            label={t('chat.find.scope')}
            hideLabel
            value={everywhere ? 'all' : 'one'}
            onValueChange={choose}
            items={[
              { id: 'one', label: t('chat.find.here') },
              { id: 'all', label: t('chat.find.everywhere') },
            ]}
          />
        </form>
        <SaidList
          said={said}
          onChoose={({ companionId, messageId }) => lead(companionId, { message: messageId })}
        />
        <form className="border-t border-line pt-4" onSubmit={jump}>
          <Field label={t('chat.find.day')}>
            {(control) => (
              <div className="flex gap-2">
                <Input
                  {...control}
                  type="date"
                  min={dayOf(new Date(companion.createdAt))}
                  max={today}
                  value={day}
                  onChange={({ target }) => setDay(target.value)}
                />
                <Button
                  type="submit"
                  variant="secondary"
                  className="shrink-0"
                  disabled={day === ''}
                >
                  <CalendarSearch aria-hidden className="size-4" />
                  {t('chat.find.go')}
                </Button>
              </div>
            )}
          </Field>
        </form>
      </div>
    </Dialog>
  )
}
