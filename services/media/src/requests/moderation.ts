import type { RequestHandlers } from '@lumen/bus/answers'
import type { mediaModerationRequests } from '@lumen/contracts/media/moderation-bus'
import type { MediaContext } from '../context.ts'
import {
  readReportedPicture,
  readReportedTemplate,
  withholdPicture,
  withholdTemplate,
} from '../use-cases/withhold.ts'

/** What moderation asks of pictures and templates. */
export const moderationHandlers = (
  context: MediaContext,
): RequestHandlers<typeof mediaModerationRequests> => ({
  'media.read-reported-picture': async (asked) => ({
    picture: await readReportedPicture(context, asked),
  }),
  'media.read-reported-template': async ({ templateId, language }) => ({
    text: readReportedTemplate(templateId, language),
  }),
  'media.withhold-picture': async (wish) => ({ found: await withholdPicture(context, wish) }),
  'media.withhold-template': async (wish) => ({ found: await withholdTemplate(context, wish) }),
})
