import type { RequestHandlers } from '@lumen/bus/answers'
import type { chatOfficeRequests } from '@lumen/contracts/chat/office-bus'
import type { ChatContext } from '../context.ts'
import { listCompanionIds } from '../store/companion-list.ts'

/** What the back office asks. */
export const officeRequests = ({
  db,
}: ChatContext): RequestHandlers<typeof chatOfficeRequests> => ({
  'chat.list-all-companions': async (input) => ({ companions: await listCompanionIds(db, input) }),
})
