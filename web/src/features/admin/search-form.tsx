import { Search } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'

/** Looks for what is typed, once it is sent off. */
export function SearchForm({
  label,
  onSearch,
}: {
  label: string
  onSearch: (text: string) => void
}) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  return (
    <form
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        onSearch(text.trim())
      }}
    >
      <Field label={label} className="min-w-0 grow basis-64">
        {(control) => (
          <Input
            {...control}
            type="search"
            maxLength={120}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" variant="secondary">
        <Search aria-hidden className="size-4.5" />
        {t('admin.users.find')}
      </Button>
    </form>
  )
}
