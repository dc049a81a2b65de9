import { useState, type FormEvent, type ReactNode } from 'react'
import { cn } from '@/ui/class-names'
import { BirthFields, type BirthRefusal } from './birth-fields'
import { birthProblems, emptyBirth, type BirthProblems, type BirthValues } from './birth-values'

/**
 * Date, time, place and gender of a birth. Calls back when what was entered can be asked of the
 * server; what the server refuses comes back as `refusal`.
 */
export function BirthForm({
  id,
  initial = emptyBirth,
  refusal,
  placeRequired = true,
  timeRequired = true,
  timeUnknownOffered = true,
  onSubmit,
  children,
  className,
}: {
  /** For a button outside that submits it. */
  id?: string
  initial?: BirthValues
  refusal?: BirthRefusal | null
  placeRequired?: boolean
  timeRequired?: boolean
  /** Whether the time may be left open. */
  timeUnknownOffered?: boolean
  onSubmit: (values: BirthValues) => void
  /** What stands below the fields: the button that submits. */
  children?: ReactNode | ((values: BirthValues) => ReactNode)
  className?: string
}) {
  const [values, setValues] = useState(initial)
  const [found, setFound] = useState<BirthProblems>({})
  const change = (part: Partial<BirthValues>) => {
    setValues((now) => ({ ...now, ...part }))
    setFound((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !(name in part))))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const problems = birthProblems(values, { placeRequired, timeRequired })
    setFound(problems)
    if (Object.keys(problems).length === 0) onSubmit({ ...values, place: values.place.trim() })
  }
  return (
    <form id={id} noValidate onSubmit={submit} className={cn('grid gap-5', className)}>
      <BirthFields
        values={values}
        found={found}
        refusal={refusal}
        timeUnknownOffered={timeUnknownOffered}
        onChange={change}
      />
      {typeof children === 'function' ? children(values) : children}
    </form>
  )
}
