import { Spinner } from './spinner'

/** Fills the page while something is on its way, and says what. */
export const PageLoading = ({ text }: { text: string }) => (
  <output className="grid h-full min-h-[50dvh] place-content-center justify-items-center gap-4">
    <Spinner className="size-10 text-violet-500" />
    <span className="text-text-2">{text}</span>
  </output>
)
