import type { MediaKind } from '@lumen/contracts/media/names'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'
import { Field } from '@/ui/field'
import { Textarea } from '@/ui/textarea'
import { promptLimit } from '../draft'
import { useExamples, type Example } from '../examples'

/** The words that something is made from, with words to begin with below. */
export function PromptField({
  kind,
  value,
  missing,
  field,
  onChange,
  onExample,
  onSubmit,
}: {
  kind: MediaKind
  value: string
  /** It was tried without any words. */
  missing: boolean
  field: RefObject<HTMLTextAreaElement | null>
  onChange: (prompt: string) => void
  onExample: (example: Example) => void
  onSubmit: () => void
}) {
  const { t } = useTranslation()
  const format = useFormat()
  const limit = promptLimit(kind)
  const examples = useExamples(kind)
  return (
    <div className="grid gap-2.5">
      <Field
        label={t(`multimodal.prompt.${kind}.label`)}
        error={missing ? t('multimodal.missing.text') : undefined}
        aside={
          <span className="text-xs text-text-3 tabular-nums">
            {format.number(value.length)} / {format.number(limit)}
          </span>
        }
      >
        {(control) => (
          <Textarea
            {...control}
            ref={field}
            rows={5}
            maxLength={limit}
            value={value}
            placeholder={t(`multimodal.prompt.${kind}.placeholder`)}
            onChange={({ target }) => onChange(target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) onSubmit()
            }}
          />
        )}
      </Field>
      <ul aria-label={t('multimodal.examples.label')} className="flex flex-wrap gap-1.5">
        {examples.map((example) => (
          <li key={example.id}>
            <button
              type="button"
              className="inline-flex min-h-8 items-center rounded-full bg-surface-3 px-3 text-small text-text-2 transition-colors duration-160 hover:bg-soft hover:text-on-soft dark:bg-surface-2 pointer-coarse:min-h-11"
              onClick={() => onExample(example)}
            >
              {t(`multimodal.examples.${kind}.${example.id}.name`)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
