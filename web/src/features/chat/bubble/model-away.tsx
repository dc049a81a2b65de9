import { useTranslation } from 'react-i18next'
import { useGetCompanionQuery } from '@/features/companion-data'

/** Says which model is away that was chosen for a companion. */
export default function ModelAway({ companionId }: { companionId: string }) {
  const { t } = useTranslation()
  const { data } = useGetCompanionQuery(
    { params: { companionId } },
    { refetchOnMountOrArgChange: true },
  )
  const model = data?.generation.model?.model
  return model === undefined ? t('errors.model_away') : t('modelChoice.chosenAway', { model })
}
