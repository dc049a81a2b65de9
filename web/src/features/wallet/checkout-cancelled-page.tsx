import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Button } from '@/ui/button'
import { CheckoutPanel } from './checkout/checkout-panel'

/** After leaving the checkout without paying. */
export default function CheckoutCancelledPage() {
  const { t } = useTranslation()
  return (
    <CheckoutPanel
      title={t('wallet.checkout.cancelled.title')}
      text={t('wallet.checkout.cancelled.text')}
      crystal={{ hue: 'uncut' }}
    >
      <Button asChild variant="secondary">
        <Link to="/chat">{t('wallet.checkout.toChat')}</Link>
      </Button>
      <Button asChild>
        <Link to="/wallet#purchase">{t('wallet.checkout.cancelled.again')}</Link>
      </Button>
    </CheckoutPanel>
  )
}
