import type { AuthContext } from '../context.ts'

/** Mails that a failure put off, or that a process left behind. */
export const mailJobs = ({ courier }: AuthContext) => ({
  'auth.send-mails': () => courier.deliver(),
})
