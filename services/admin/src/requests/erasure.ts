import type { RequestHandlers } from '@lumen/bus/answers'
import type { erasureRequests } from '@lumen/contracts/erasure'
import type { AdminContext } from '../context.ts'
import { eraseUser } from '../use-cases/erase-user.ts'

/** What whoever ends accounts asks. */
export const erasureHandlers = (
  context: AdminContext,
): RequestHandlers<typeof erasureRequests.admin> => ({
  'admin.erase-user': ({ userId }) => eraseUser(context, userId),
})
