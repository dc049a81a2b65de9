import { EmailSection } from './email-section'
import { FreshSignInProvider } from './fresh-sign-in'
import { PasskeysSection } from './passkeys-section'
import { PasswordSection } from './password-section'
import { SignInWaysSection } from './sign-in-ways-section'
import { TwoStepSection } from './two-step-section'

/** What opens the account. Of their own: most who come to the settings want something else. */
export default function SignInSections() {
  return (
    <FreshSignInProvider>
      <EmailSection />
      <PasswordSection />
      <PasskeysSection />
      <SignInWaysSection />
      <TwoStepSection />
    </FreshSignInProvider>
  )
}
