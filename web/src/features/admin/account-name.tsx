import { useTranslation } from 'react-i18next'

/** Whose a row is; an account that was erased has no name. */
export function AccountName({ account }: { account: { username: string; email: string } | null }) {
  const { t } = useTranslation()
  if (account === null) return <span className="text-text-3">{t('adminPayments.list.erased')}</span>
  return (
    <span className="grid">
      <span className="font-semibold wrap-anywhere">{account.username}</span>
      <span className="text-small wrap-anywhere text-text-3">{account.email}</span>
    </span>
  )
}
