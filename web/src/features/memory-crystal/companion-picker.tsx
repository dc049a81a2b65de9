import type { Companion } from '@lumen/contracts/chat/schema'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Avatar } from '@/ui/avatar'

/** Cards to choose whose memories are shown. */
export function CompanionPicker({
  companions,
  chosen,
  onChoose,
}: {
  companions: readonly Companion[]
  chosen: string
  onChoose: (id: string) => void
}) {
  const { t } = useTranslation()
  const name = useId()
  return (
    <fieldset className="mt-5 min-w-0">
      <legend className="sr-only">{t('memoryCrystal.picker')}</legend>
      <div className="-mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 py-1 [scrollbar-width:none] md:mx-0 md:flex-wrap md:overflow-visible md:px-0">
        {companions.map((companion) => (
          <label
            key={companion.id}
            className="flex w-72 shrink-0 cursor-pointer snap-start items-center gap-3 rounded-3 border border-line bg-surface px-4 py-3 shadow-1 transition-[border-color,background-color,box-shadow] duration-160 ease-out hover:border-control has-checked:border-ring has-checked:bg-soft has-checked:shadow-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring"
          >
            <input
              type="radio"
              name={name}
              checked={companion.id === chosen}
              onChange={() => onChoose(companion.id)}
              className="peer sr-only"
            />
            <Avatar id={companion.id} name={companion.name} imageUrl={companion.avatarUrl} />
            <span className="min-w-0 flex-1 peer-checked:text-on-soft">
              <span className="block truncate font-bold">{companion.name}</span>
              <span className="line-clamp-2 text-small leading-5 text-text-2 [label:has(:checked)_&]:text-on-soft">
                {companion.backstory?.trim() || t('memoryCrystal.noBackstory')}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
