import { MapPin } from 'lucide-react'
import { useEffect, useId, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { cn } from '@/ui/class-names'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { isCoordinates } from './birth-values'
import { usePlaces, type PlaceCandidate } from './use-places'

/** How long typing rests before places are looked up. */
const restMs = 300

/**
 * Place of birth: free text in any language with the places it may mean below, or coordinates.
 * Arrow keys move in the list, Enter takes a place, Escape closes it.
 */
export function PlaceField({
  value,
  error,
  label,
  offered,
  onChange,
}: {
  value: string
  error: string | undefined
  /** Places that the server offers because the text was not clear. */
  offered: readonly PlaceCandidate[]
  label?: string
  /** With the id of the place where one was taken from the list. */
  onChange: (place: string, placeId: string | null) => void
}) {
  const { t } = useTranslation()
  const listId = useId()
  const [query, setQuery] = useState('')
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  useEffect(() => {
    if (!open) return
    const timer = setTimeout(() => setQuery(isCoordinates(value) ? '' : value.trim()), restMs)
    return () => clearTimeout(timer)
  }, [value, open])
  const found = usePlaces(open ? query : '')
  const { attribution, busy, none } = found
  const candidates = open ? found.candidates : offered
  const shown = candidates.length > 0
  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  const take = (candidate: PlaceCandidate) => {
    onChange(candidate.text, candidate.id)
    close()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const last = candidates.length - 1
    const next = { ArrowDown: Math.min(active + 1, last), ArrowUp: Math.max(active - 1, 0) }[
      event.key
    ]
    const candidate = candidates[active]
    if (next !== undefined && shown) {
      event.preventDefault()
      setActive(next)
    } else if (event.key === 'Enter' && shown && candidate !== undefined) {
      event.preventDefault()
      take(candidate)
    } else if (event.key === 'Escape' && (open || shown)) {
      event.stopPropagation()
      close()
    }
  }
  const status = !open
    ? ''
    : busy
      ? t('birth.placeSearching')
      : shown
        ? t('birth.placeCount', { count: candidates.length })
        : none
          ? t('birth.placeNone')
          : ''
  return (
    <Field label={label ?? t('birth.place')} hint={t('birth.placeHint')} error={error}>
      {(control) => (
        <div className="relative">
          <Input
            {...control}
            role="combobox"
            aria-expanded={shown}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={shown && active >= 0 ? `${listId}-${active}` : undefined}
            value={value}
            maxLength={200}
            autoComplete="off"
            placeholder={t('birth.placeExample')}
            onChange={({ target }) => {
              setOpen(true)
              setActive(-1)
              onChange(target.value, null)
            }}
            onKeyDown={onKeyDown}
            onBlur={close}
          />
          <div
            className={cn(
              'mt-1.5 overflow-hidden rounded-2 border border-line bg-surface shadow-2',
              // Over what follows: a button below must not move away under the pointer.
              open && 'absolute inset-x-0 top-full z-20',
              !shown && 'hidden',
            )}
          >
            <div
              id={listId}
              role="listbox"
              aria-label={t('birth.placeList')}
              className="max-h-64 overflow-y-auto p-1"
            >
              {candidates.map((candidate, at) => (
                <div
                  key={candidate.id}
                  id={`${listId}-${at}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={at === active}
                  className={cn(
                    'flex min-h-11 cursor-pointer items-center gap-3 rounded-1 px-3 py-1.5',
                    at === active ? 'bg-soft text-on-soft' : 'hover:bg-surface-2',
                  )}
                  onPointerDown={(event) => {
                    // Before the field loses the focus and closes the list.
                    event.preventDefault()
                    take(candidate)
                  }}
                >
                  <MapPin aria-hidden className="size-4.5 shrink-0 text-text-3" />
                  <span className="min-w-0 flex-1">
                    <span className="font-medium">{candidate.name}</span>{' '}
                    <span className="text-small text-text-3">{candidate.within}</span>
                  </span>
                </div>
              ))}
            </div>
            {attribution !== '' && (
              <p className="border-t border-line px-4 py-2 text-xs text-text-3">{attribution}</p>
            )}
          </div>
          <p
            role="status"
            className={
              shown || status === ''
                ? 'sr-only'
                : 'absolute inset-x-0 top-full z-20 mt-1.5 rounded-2 border border-line bg-surface px-4 py-2.5 text-small text-text-3 shadow-2'
            }
          >
            {status}
          </p>
        </div>
      )}
    </Field>
  )
}
