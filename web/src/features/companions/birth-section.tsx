import type { Companion } from '@lumen/contracts/chat/schema'
import { useTranslation } from 'react-i18next'
import {
  BirthFields,
  birthValuesOf,
  emptyBirth,
  type BirthProblems,
  type BirthRefusal,
  type BirthValues,
} from '@/features/birth-profile'
import { CompanionStars } from '@/features/companion-stars'
import { Button } from '@/ui/button'
import { FormSection } from './form-section'
import { StoredPart } from './stored-part'

/** When and where a companion was born, and what its stars are: closed until asked for. */
export function BirthSection({
  companion,
  entered,
  found,
  refusal,
  onChange,
}: {
  /** Null: it is about to be created. */
  companion: Companion | null
  /** What was entered so far; null: nothing yet. */
  entered: BirthValues | null
  /** What the form refuses. */
  found: BirthProblems
  /** What the server refused. */
  refusal: BirthRefusal | null
  onChange: (birth: BirthValues) => void
}) {
  const { t } = useTranslation()
  const refused = refusal !== null || Object.keys(found).length > 0
  return (
    <FormSection
      title={t('companions.birth.title')}
      lead={t('companions.birth.lead')}
      needed={refused}
    >
      {() => (
        <StoredPart
          companionId={companion?.id ?? null}
          entered={entered}
          empty={emptyBirth}
          pick={({ birth }) => (birth === null ? emptyBirth : birthValuesOf(birth.data))}
          failed={t('companions.birth.loadFailed')}
        >
          {(birth) => (
            <>
              <BirthFields
                values={birth}
                found={found}
                refusal={refusal}
                onChange={(part) => onChange({ ...birth, ...part })}
              />
              {birth.date !== '' && (
                <Button
                  variant="ghost"
                  size="small"
                  className="justify-self-start"
                  onClick={() => onChange(emptyBirth)}
                >
                  {t('companions.birth.clear')}
                </Button>
              )}
              {companion !== null && <CompanionStars companion={companion} />}
            </>
          )}
        </StoredPart>
      )}
    </FormSection>
  )
}
