import type { Scenario } from '@lumen/contracts/chat/scenario-schema'
import { scenarioLimits } from '@lumen/contracts/chat/scenario-choices'
import { Star } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/button'
import { cn } from '@/ui/class-names'
import { useRateScenarioMutation } from './scenarios-api'
import { useScenarioFailure } from './use-failure'

const steps = Array.from({ length: scenarioLimits.stars }, (_, index) => index + 1)

/** What the reader gives a scenario, one to five stars, and the way to take it back. */
export function StarRating({ scenario: { id: scenarioId, ownRating } }: { scenario: Scenario }) {
  const { t } = useTranslation()
  const name = useId()
  const showFailure = useScenarioFailure()
  const [rate, { isLoading, originalArgs }] = useRateScenarioMutation()
  // While it is on its way, the stars show where it leads.
  const shown = isLoading ? (originalArgs?.body.stars ?? null) : ownRating
  const give = async (stars: number | null) => {
    try {
      await rate({ params: { scenarioId }, body: { stars } }).unwrap()
    } catch (error) {
      showFailure(error, t('scenarios.rate.failed'))
    }
  }
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-1">
      <fieldset>
        <legend className="text-small font-semibold text-text-2">
          {t('scenarios.rate.label')}
        </legend>
        <div className="-ms-2.5 flex">
          {steps.map((stars) => (
            <label
              key={stars}
              className="grid size-11 cursor-pointer place-items-center rounded-full text-link hover:bg-soft has-focus-visible:outline-2 has-focus-visible:outline-ring"
            >
              <input
                type="radio"
                name={name}
                className="sr-only"
                checked={shown === stars}
                aria-label={t('scenarios.rate.stars', { count: stars })}
                onChange={() => void give(stars)}
              />
              <Star aria-hidden className={cn('size-6', (shown ?? 0) >= stars && 'fill-current')} />
            </label>
          ))}
        </div>
      </fieldset>
      {ownRating !== null && (
        <Button variant="ghost" size="small" busy={isLoading} onClick={() => void give(null)}>
          {t('scenarios.rate.takeBack')}
        </Button>
      )}
    </div>
  )
}
