import { useEffect } from 'react'
import { ActionSection } from './action-section'
import { ControlSection } from './control-section'
import { DataSection } from './data-section'
import { StateSection } from './state-section'

/**
 * Copies every rule about hover and focus to a class, so that those states can be seen side by side.
 * Only this page, which is there in development alone, needs it.
 */
function useShownStates() {
  useEffect(() => {
    const style = document.createElement('style')
    style.textContent = [...document.styleSheets]
      .map((sheet) => [...sheet.cssRules].map((rule) => rule.cssText).join('\n'))
      .join('\n')
      .replaceAll(':hover', ':is(.show-hover, .show-hover *)')
      .replaceAll(':focus-visible', ':is(.show-focus:not(label), label.show-focus input)')
    document.head.append(style)
    return () => style.remove()
  }, [])
}

/** Every part of the interface in every state, for whoever builds with them. */
export default function DesignPage() {
  useShownStates()
  return (
    <div className="mx-auto grid w-full max-w-5xl gap-10 px-4 py-8 md:px-8">
      <header>
        <h1 className="font-display text-h1 font-bold">凝光 · Lumen</h1>
        <p className="text-text-2">对话是光，重要的东西凝结成晶。</p>
      </header>
      <ActionSection />
      <ControlSection />
      <StateSection />
      <DataSection />
    </div>
  )
}
