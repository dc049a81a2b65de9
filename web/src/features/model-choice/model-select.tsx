import type { ModelChoice } from '@lumen/contracts/models/schema'
import { useTranslation } from 'react-i18next'
import { Field } from '@/ui/field'
import { Select } from '@/ui/select'
import { choiceOfKey, findOffered, keyOfChoice, useOfferedModels } from './offered-models'

/** One of the models that are offered, or the one that stands for no choice. */
export function ModelSelect({
  label,
  unchosen,
  chosen,
  onChoose,
}: {
  label: string
  /** What no choice is called. */
  unchosen: string
  chosen: ModelChoice | null
  onChoose: (choice: ModelChoice | null) => void
}) {
  const { t } = useTranslation()
  const { data, isError } = useOfferedModels()
  const known = findOffered(data, chosen)
  const away = known?.provider.state === 'away' || (data !== undefined && known === null)
  return (
    <Field
      label={label}
      hint={
        isError
          ? t('modelChoice.unknown')
          : chosen === null || known === null
            ? undefined
            : t(known.provider.local ? 'modelChoice.local' : 'modelChoice.remote', {
                provider: known.provider.name,
              })
      }
      error={
        chosen !== null && away
          ? t('modelChoice.away', { model: titleOf(known, chosen) })
          : undefined
      }
    >
      {(control) => (
        <Select
          {...control}
          value={chosen === null ? '' : keyOfChoice(chosen)}
          onChange={({ target }) => onChoose(choiceOfKey(target.value))}
        >
          <option value="">{unchosen}</option>
          {chosen !== null && known === null && (
            <option value={keyOfChoice(chosen)}>{chosen.model}</option>
          )}
          {data?.providers.map(({ id: providerId, name, offers }) => (
            <optgroup key={providerId} label={name}>
              {offers.map((offer) => (
                <option key={offer.name} value={keyOfChoice({ providerId, model: offer.name })}>
                  {offer.title}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
      )}
    </Field>
  )
}

const titleOf = (known: ReturnType<typeof findOffered>, chosen: ModelChoice): string =>
  known?.offer.title ?? chosen.model
