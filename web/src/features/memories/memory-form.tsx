import { memoryLimits } from '@lumen/contracts/memory/limits'
import type { Memory, MemoryType } from '@lumen/contracts/memory/schema'
import { UserRound, UsersRound } from 'lucide-react'
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { Segments } from '@/ui/segments'
import { Select } from '@/ui/select'
import { Slider } from '@/ui/slider'
import { Textarea } from '@/ui/textarea'
import { memoryTypeNames } from './memory-types'
import { useFeelingText } from './use-feeling-text'
import { useImportanceText } from './use-importance-text'

export type MemoryValues = Pick<
  Memory,
  'content' | 'memoryType' | 'scope' | 'importance' | 'emotionalWeight' | 'contextTags'
>

export const newMemoryValues = (): MemoryValues => ({
  content: '',
  memoryType: 'fact',
  scope: 'companion',
  importance: 5,
  emotionalWeight: 0,
  contextTags: [],
})

const splitTags = (text: string) =>
  [
    ...new Set(
      text
        .split(/[,，、;；\n]/u)
        .map((tag) => tag.trim().slice(0, memoryLimits.tag))
        .filter((tag) => tag !== ''),
    ),
  ].slice(0, memoryLimits.tags)

/** Everything an owner may say about a memory, in the place where it stands. */
export function MemoryForm({
  label,
  initial,
  onSave,
  onClose,
}: {
  /** Name of the form for screen readers. */
  label: string
  initial: MemoryValues
  /** Resolves to whether it was saved. */
  onSave: (values: MemoryValues) => Promise<boolean>
  onClose: () => void
}) {
  const { t } = useTranslation()
  const format = useFormat()
  const { both } = useFeelingText()
  const importance = useImportanceText()
  const [values, setValues] = useState(initial)
  const [tags, setTags] = useState(initial.contextTags.join(', '))
  const [missing, setMissing] = useState(false)
  const [busy, setBusy] = useState(false)
  const area = useRef<HTMLTextAreaElement>(null)
  const change = (part: Partial<MemoryValues>) => setValues((now) => ({ ...now, ...part }))

  useEffect(() => {
    const element = area.current
    element?.focus()
    element?.setSelectionRange(element.value.length, element.value.length)
  }, [])

  const submit = async (event?: FormEvent) => {
    event?.preventDefault()
    const content = values.content.trim()
    setMissing(content === '')
    if (content === '' || busy) return
    setBusy(true)
    const saved = await onSave({ ...values, content, contextTags: splitTags(tags) })
    setBusy(false)
    if (saved) onClose()
  }

  return (
    // Keys that save and cancel wherever one is in the form.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      noValidate
      data-escapes
      aria-label={label}
      className="grid gap-4"
      onSubmit={(event) => void submit(event)}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return
        if (event.key === 'Escape') {
          event.stopPropagation()
          onClose()
        }
        if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) void submit()
      }}
    >
      <Field
        label={t('memories.form.content')}
        error={missing ? t('memories.form.contentMissing') : undefined}
      >
        {(control) => (
          <Textarea
            {...control}
            ref={area}
            rows={3}
            value={values.content}
            maxLength={memoryLimits.contentLength}
            placeholder={t('memories.form.example')}
            onChange={({ target }) => change({ content: target.value })}
          />
        )}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('memories.form.type')}>
          {(control) => (
            <Select
              {...control}
              value={values.memoryType}
              onChange={({ target }) => change({ memoryType: target.value as MemoryType })}
            >
              {memoryTypeNames.map((type) => (
                <option key={type} value={type}>
                  {t(`memories.type.${type}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t('memories.form.tags')}>
          {(control) => (
            <Input
              {...control}
              value={tags}
              autoComplete="off"
              placeholder={t('memories.form.tagsExample')}
              onChange={({ target }) => setTags(target.value)}
            />
          )}
        </Field>
        <Strength label={t('memories.form.importance')} text={importance.both(values.importance)}>
          <Slider
            label={t('memories.form.importance')}
            min={1}
            max={10}
            value={values.importance}
            format={format.number}
            onValueChange={(importance) => change({ importance })}
          />
        </Strength>
        <Strength label={t('memories.form.emotion')} text={both(values.emotionalWeight)}>
          <Slider
            label={t('memories.form.emotion')}
            min={-1}
            max={1}
            step={0.05}
            value={values.emotionalWeight}
            format={both}
            onValueChange={(weight) => change({ emotionalWeight: Math.round(weight * 100) / 100 })}
          />
        </Strength>
      </div>
      <Segments
        label={t('memories.form.scope')}
        value={values.scope}
        onValueChange={(scope) => change({ scope: scope === 'user' ? 'user' : 'companion' })}
        items={[
          {
            id: 'companion',
            label: t('memories.scope.companion'),
            icon: <UserRound aria-hidden />,
          },
          { id: 'user', label: t('memories.scope.user'), icon: <UsersRound aria-hidden /> },
        ]}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button size="small" variant="ghost" onClick={onClose}>
          {t('app.action.cancel')}
        </Button>
        <Button size="small" type="submit" busy={busy}>
          {t('app.action.save')}
        </Button>
      </div>
    </form>
  )
}

const Strength = ({
  label,
  text,
  children,
}: {
  label: string
  text: string
  children: ReactNode
}) => (
  <div>
    <p aria-hidden className="-mb-1 flex justify-between gap-3 text-small">
      <span className="font-semibold text-text-2">{label}</span>
      <span className="tabular-nums">{text}</span>
    </p>
    {children}
  </div>
)
