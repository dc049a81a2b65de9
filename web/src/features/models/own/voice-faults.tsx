import type { ListedModel, OwnVoice } from '@lumen/contracts/models/own-models'
import { Alert } from '@/ui/alert'
import { useFaultText } from '../fault-text'

/** What keeps voices, and who writes down, from being read into memory. */
export function VoiceFaults({
  voices,
  models,
}: {
  voices: readonly OwnVoice[]
  models: readonly ListedModel[]
}) {
  const faultText = useFaultText()
  return voices.map(
    ({ name, fault }) =>
      fault !== null && (
        <Alert
          key={name}
          text={`${models.find((model) => model.name === name)?.title ?? name} · ${faultText(fault)}`}
        />
      ),
  )
}
