import { chatLimits } from '@lumen/contracts/chat/limits'
import type { LorebookNote } from '@lumen/contracts/chat/persona'
import { Plus, Trash2 } from 'lucide-react'
import { useState, type FocusEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { IconButton } from '@/ui/icon-button'
import { Input } from '@/ui/input'
import { Textarea } from '@/ui/textarea'

const limits = chatLimits.persona
const separators = /[,，、;；\n]/u

/** A note as it is being written; `left`: the focus was elsewhere since. */
type Draft = { id: number; keys: string; text: string; left: boolean }

const keysOf = ({ keys }: Draft): string[] =>
  [...new Set(keys.split(separators).map((key) => key.trim().slice(0, limits.key)))]
    .filter((key) => key !== '')
    .slice(0, limits.keys)
const isEmpty = ({ keys, text }: Draft) => keys.trim() === '' && text.trim() === ''
const isWhole = (draft: Draft) => keysOf(draft).length > 0 && draft.text.trim() !== ''

/** Notes with their keywords. Calls back with those that are whole. */
export function LorebookFields({
  lorebook,
  onChange,
}: {
  lorebook: readonly LorebookNote[]
  onChange: (lorebook: readonly LorebookNote[]) => void
}) {
  const { t } = useTranslation()
  const format = useFormat()
  const [drafts, setDrafts] = useState<readonly Draft[]>(() =>
    lorebook.map(({ keys, text }, id) => ({ id, keys: keys.join(', '), text, left: true })),
  )
  const write = (next: readonly Draft[]) => {
    setDrafts(next)
    onChange(next.filter(isWhole).map((draft) => ({ keys: keysOf(draft), text: draft.text })))
  }
  const change = (id: number, part: Partial<Draft>) =>
    write(drafts.map((draft) => (draft.id === id ? { ...draft, ...part } : draft)))
  const add = () => {
    const id = Math.max(-1, ...drafts.map((draft) => draft.id)) + 1
    setDrafts([...drafts, { id, keys: '', text: '', left: false }])
  }
  const leave = (id: number) => (event: FocusEvent<HTMLElement>) => {
    if (event.currentTarget.closest('fieldset')?.contains(event.relatedTarget) === true) return
    setDrafts((now) => now.map((draft) => (draft.id === id ? { ...draft, left: true } : draft)))
  }
  return (
    <fieldset className="grid gap-3">
      <legend className="text-small font-semibold text-text-2">
        {t('companions.persona.lorebook')}
      </legend>
      <p className="text-small text-text-3">{t('companions.persona.lorebookHint')}</p>
      {drafts.map((draft, at) => {
        const number = format.number(at + 1)
        const incomplete = draft.left && !isEmpty(draft) && !isWhole(draft)
        return (
          <fieldset
            key={draft.id}
            className="grid gap-3 rounded-2 border border-line bg-surface p-3"
          >
            <legend className="sr-only">{t('companions.persona.noteOf', { number })}</legend>
            <div className="flex items-end gap-2">
              <Field
                className="flex-1"
                label={t('companions.persona.keys')}
                error={incomplete ? t('companions.persona.incomplete') : undefined}
              >
                {(control) => (
                  <Input
                    {...control}
                    value={draft.keys}
                    maxLength={limits.keys * (limits.key + 2)}
                    autoComplete="off"
                    placeholder={t('companions.persona.keysHint')}
                    onBlur={leave(draft.id)}
                    onChange={({ target }) => change(draft.id, { keys: target.value })}
                  />
                )}
              </Field>
              <IconButton
                label={t('companions.persona.removeNote', { number })}
                className="self-start mt-6"
                onClick={() => write(drafts.filter(({ id }) => id !== draft.id))}
              >
                <Trash2 />
              </IconButton>
            </div>
            <Field label={t('companions.persona.note')}>
              {(control) => (
                <Textarea
                  {...control}
                  rows={2}
                  value={draft.text}
                  maxLength={limits.note}
                  onBlur={leave(draft.id)}
                  onChange={({ target }) => change(draft.id, { text: target.value })}
                />
              )}
            </Field>
          </fieldset>
        )
      })}
      <Button
        variant="secondary"
        size="small"
        className="justify-self-start"
        disabled={drafts.length >= limits.notes}
        onClick={add}
      >
        <Plus aria-hidden className="size-4" />
        {t('companions.persona.addNote')}
      </Button>
    </fieldset>
  )
}
