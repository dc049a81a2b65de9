import { useId } from 'react'

type Option = { id: string; label: string }

/** A choice of one or several among words. */
export function Chips({
  label,
  options,
  chosen,
  single = false,
  full = false,
  onChange,
}: {
  label: string
  options: readonly Option[]
  chosen: readonly string[]
  single?: boolean
  /** No further one may be chosen. */
  full?: boolean
  onChange: (chosen: readonly string[]) => void
}) {
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-small font-semibold text-text-2">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(({ id, label: text }) => {
          const checked = chosen.includes(id)
          return (
            <label
              key={id}
              className="inline-flex min-h-9 cursor-pointer items-center rounded-full border border-control/60 bg-surface px-3.5 text-small transition-colors duration-160 hover:border-ring has-checked:border-transparent has-checked:bg-primary has-checked:font-semibold has-checked:text-on-primary has-disabled:cursor-default has-disabled:opacity-50 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring pointer-coarse:min-h-11"
            >
              <input
                type={single ? 'radio' : 'checkbox'}
                name={name}
                checked={checked}
                disabled={full && !checked}
                className="sr-only"
                onChange={() => {
                  if (single) onChange([id])
                  else onChange(checked ? chosen.filter((one) => one !== id) : [...chosen, id])
                }}
              />
              {text}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
