/**
 * The request id as a log field, absent when there is none: an undefined field would hide the id
 * that the logger knows from its context.
 */
export function pickRequestId(about: { requestId?: string | undefined }): { requestId?: string } {
  return about.requestId === undefined ? {} : { requestId: about.requestId }
}
