import { onTestFinished } from 'vitest'

type Detached = { happyDOM: { setViewport: (size: { width: number; height: number }) => void } }

/** How large the screen is, in pixels: as it is at the beginning of each file when absent. */
export function sizeScreen(width = 1024, height = 768): void {
  const { happyDOM } = globalThis as unknown as Detached
  happyDOM.setViewport({ width, height })
}

/** Makes the screen of this test 390 px wide. */
export function narrowScreen(): void {
  sizeScreen(390, 844)
  onTestFinished(() => sizeScreen())
}
