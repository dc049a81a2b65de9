import type { Memory } from '@lumen/contracts/memory/schema'
import { MemoryTypeLabel, useImportanceText } from '@/features/memories'

/** Half its width: it stays that far from the edges. */
const half = 136
/** Less room than this above a crystal, and it hangs below. */
const roomAbove = 132

/** First words of the crystal that is pointed at. Screen readers have them from its option. */
export default function CrystalTooltip({
  memory,
  at,
}: {
  memory: Memory
  at: { x: number; y: number; height: number }
}) {
  const importance = useImportanceText()
  const gap = at.height * 0.55 + 10
  const above = at.y - gap > roomAbove
  return (
    <div
      aria-hidden
      className="pointer-events-none absolute z-10 w-68 animate-[appear_160ms_var(--ease)] rounded-2 border border-line bg-surface/96 px-3.5 py-2.5 text-small shadow-2"
      style={{
        left: `clamp(${half + 8}px, ${at.x}px, calc(100% - ${half + 8}px))`,
        top: above ? at.y - gap : at.y + gap,
        transform: `translate(-50%, ${above ? '-100%' : '0'})`,
      }}
    >
      <p className="line-clamp-3 text-text">{memory.content}</p>
      <p className="mt-1.5 flex items-center justify-between gap-3 text-text-3">
        <MemoryTypeLabel type={memory.memoryType} />
        <span>{importance.word(memory.importance)}</span>
      </p>
    </div>
  )
}
