import { useTranslation } from 'react-i18next'

/** What a payment was for, as the wallet names it: `pack`, `starter`. */
export function useItemName(): (kind: string, item: string) => string {
  const { t } = useTranslation()
  return (kind, item) =>
    kind === 'pack'
      ? t(`wallet.pack.${item}.name`, { defaultValue: item })
      : t(`session.tier.${item}`, { defaultValue: item })
}
