import { useState } from 'react'
import {
  BirthForm,
  birthValuesOf,
  useBirthSubmit,
  type BirthValues,
} from '@/features/birth-profile'
import { Button } from '@/ui/button'
import { KeepPerson } from './keep-person'
import { SavedPeople, type Chosen } from './saved-people'

/**
 * The birth of somebody else: chosen from those there are, or entered, and kept for the next time where
 * that person agrees. Whoever is chosen is compared at once.
 */
export function OtherBirth({
  initial = null,
  label,
  busy,
  onCompare,
}: {
  /** Whom it begins with. */
  initial?: Chosen | null
  /** Of the button that compares. */
  label: string
  busy: boolean
  /** Asks the server; `chosen` is null for somebody who was only entered. */
  onCompare: (values: BirthValues, chosen: Chosen | null) => Promise<unknown>
}) {
  const { refusal, submit } = useBirthSubmit()
  const [chosen, setChosen] = useState(initial)
  /** The form begins anew with each choice, and stays when what it holds is kept. */
  const [round, setRound] = useState(0)
  const compare = (values: BirthValues, one: Chosen | null) =>
    void submit(() => onCompare(values, one))
  const choose = (one: Chosen | null) => {
    setChosen(one)
    setRound(round + 1)
    if (one !== null) compare(birthValuesOf(one.birth), one)
  }
  return (
    <>
      <SavedPeople chosen={chosen?.id ?? null} onChoose={choose} />
      <BirthForm
        key={round}
        {...(chosen !== null && { initial: birthValuesOf(chosen.birth) })}
        refusal={refusal}
        placeRequired={false}
        timeRequired={false}
        onSubmit={(values) => compare(values, chosen)}
      >
        {(values) => (
          <>
            <Button
              type="submit"
              busy={busy}
              disabled={values.date === ''}
              className="sm:justify-self-start"
            >
              {label}
            </Button>
            {(chosen === null || chosen.person !== null) && (
              <KeepPerson
                person={chosen?.person ?? null}
                values={values}
                send={submit}
                onChange={(person) => setChosen(person === null ? null : { ...person, person })}
              />
            )}
          </>
        )}
      </BirthForm>
    </>
  )
}
