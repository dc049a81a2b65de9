/** Whether a program of this server made something, which is no AI: else a provider’s model did. */
export const isByProgram = (model: string | null): model is null | `local/${string}` =>
  model === null || model.startsWith('local/')
