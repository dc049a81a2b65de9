import { LegalPage } from './legal-page'

export default function TermsOfServicePage() {
  return <LegalPage name="terms-of-service" mailbox="legal" />
}
