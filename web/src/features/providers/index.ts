export { ProviderButtons, ProviderEntrance, useProviders } from './provider-buttons'
export {
  useAddProviderCodeMutation,
  useGetSignInWaysQuery,
  useRegisterWithProviderMutation,
  useReturnFromProviderMutation,
  useUnlinkProviderMutation,
} from './providers-api'
export { ProviderMark } from './provider-mark'
export { useBegin } from './use-begin'
export { readWay } from './way-kept'
