import type { Companion } from '@lumen/contracts/chat/schema'
import type { BirthData } from '@lumen/contracts/fortune/birth'
import type { Person } from '@lumen/contracts/fortune/people'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useGetCompanionQuery, useListCompanionsQuery } from '@/features/companion-data'
import { Button } from '@/ui/button'
import { useListPeopleQuery } from './people-api'

/** Whose birth it is: that of somebody who is kept, or of a companion, which service chat keeps. */
export type Chosen = { id: string; name: string; birth: BirthData; person: Person | null }

/** Each is asked for its birth. */
const companionsMost = 8

/** Whose birth there is already, to be chosen with one press. Nothing is shown while there is nobody. */
export function SavedPeople({
  chosen,
  onChoose,
}: {
  /** The id of whoever is chosen; null: somebody who is not kept. */
  chosen: string | null
  onChoose: (one: Chosen | null) => void
}) {
  const { t } = useTranslation()
  const { data: kept } = useListPeopleQuery()
  const { data: companions = [] } = useListCompanionsQuery()
  return (
    <div
      role="group"
      aria-label={t('people.label')}
      className="mb-6 flex flex-wrap gap-2 not-has-[[data-kept]]:hidden"
    >
      {kept?.people.map((person) => (
        <Choice
          key={person.id}
          kept
          pressed={chosen === person.id}
          onPress={() => onChoose({ ...person, person })}
        >
          {person.name}
        </Choice>
      ))}
      {companions.slice(0, companionsMost).map((companion) => (
        <CompanionChoice
          key={companion.id}
          companion={companion}
          pressed={chosen === companion.id}
          onChoose={onChoose}
        />
      ))}
      <Choice pressed={chosen === null} onPress={() => onChoose(null)}>
        {t('people.new')}
      </Choice>
    </div>
  )
}

/** A companion that has a birth; nothing of one that has none. */
function CompanionChoice({
  companion: { id, name },
  pressed,
  onChoose,
}: {
  companion: Companion
  pressed: boolean
  onChoose: (one: Chosen) => void
}) {
  const { t } = useTranslation()
  const { data } = useGetCompanionQuery({ params: { companionId: id } })
  const birth = data?.birth?.data
  return birth === undefined ? null : (
    <Choice kept pressed={pressed} onPress={() => onChoose({ id, name, birth, person: null })}>
      {t('people.companion', { name })}
    </Choice>
  )
}

const Choice = ({
  kept = false,
  pressed,
  onPress,
  children,
}: {
  kept?: boolean
  pressed: boolean
  onPress: () => void
  children: ReactNode
}) => (
  <Button
    size="small"
    variant={pressed ? 'soft' : 'secondary'}
    aria-pressed={pressed}
    data-kept={kept || undefined}
    className="max-w-full wrap-anywhere"
    onClick={onPress}
  >
    {children}
  </Button>
)
