import { LegalPage } from './legal-page'

export default function PrivacyPolicyPage() {
  return <LegalPage name="privacy-policy" mailbox="privacy" />
}
