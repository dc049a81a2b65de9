import { authRequests, privacyRequests } from './auth/bus.ts'
import { authOfficeRequests } from './auth/office-bus.ts'
import { billingRequests } from './billing/bus.ts'
import { billingOfficeRequests } from './billing/office-bus.ts'
import type { RequestTable } from './bus.ts'
import { chatRequests } from './chat/bus.ts'
import { chatChoiceRequests } from './chat/choice-bus.ts'
import { chatModerationRequests } from './chat/moderation-bus.ts'
import { chatOfficeRequests } from './chat/office-bus.ts'
import { erasureRequests } from './erasure.ts'
import { exportRequests } from './exports.ts'
import { flagRequests } from './flags/bus.ts'
import { fortuneRequests } from './fortune/bus.ts'
import { gatewayRequests } from './gateway/bus.ts'
import { mediaObjectRequests, mediaPictureRequests, mediaRequests } from './media/bus.ts'
import { mediaModerationRequests } from './media/moderation-bus.ts'
import { memoryRequests, occasionRequests } from './memory/bus.ts'
import { memoryFigureRequests } from './memory/figures.ts'
import { maskRequests } from './memory/masks.ts'
import { modelRequests } from './models/bus.ts'
import { modelUseRequests } from './models/use.ts'
import { outboxRequest, publishingServices, replayRequest } from './outbox.ts'

/** Every request between services: who answers stands in its name, who may ask in its `callers`. */
export const allRequests: RequestTable = {
  ...authRequests,
  ...privacyRequests,
  ...authOfficeRequests,
  ...billingRequests,
  ...billingOfficeRequests,
  ...chatRequests,
  ...chatChoiceRequests,
  ...chatModerationRequests,
  ...chatOfficeRequests,
  ...flagRequests,
  ...fortuneRequests,
  ...gatewayRequests,
  ...mediaRequests,
  ...mediaObjectRequests,
  ...mediaPictureRequests,
  ...mediaModerationRequests,
  ...memoryRequests,
  ...occasionRequests,
  ...memoryFigureRequests,
  ...maskRequests,
  ...modelRequests,
  ...modelUseRequests,
  ...tables(Object.values(erasureRequests)),
  ...tables(Object.values(exportRequests)),
  ...tables(publishingServices.map(outboxRequest)),
  ...tables(publishingServices.map(replayRequest)),
}

function tables(parts: readonly RequestTable[]): RequestTable {
  return Object.assign({}, ...parts) as RequestTable
}
