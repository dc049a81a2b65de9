import type { LuckyColor } from '@lumen/contracts/fortune/schema'

/** What the names of colours look like; the word beside it says it too. */
const inks: Readonly<Record<LuckyColor, string>> = {
  gold: '#d4a017',
  amber: '#ffbf00',
  orange: '#f28c28',
  coral: '#ff7f50',
  crimson: '#c41e3a',
  rose: '#e8a0b4',
  violet: '#7f4fc9',
  indigo: '#3f3d8f',
  blue: '#1f5fbf',
  'sky-blue': '#87ceeb',
  teal: '#1f8a8a',
  emerald: '#2f9e62',
  olive: '#808000',
  lemon: '#f4e04d',
  ochre: '#c77f2a',
  brown: '#7b4a2b',
  ivory: '#f6f0dd',
  silver: '#c0c4cc',
  grey: '#8a8d93',
  black: '#1d1d22',
}

/** A colour that a reading names, seen and said. */
export const ColorName = ({ id, name }: { id: LuckyColor; name: string }) => (
  <span className="inline-flex items-center gap-2">
    <span
      aria-hidden
      className="size-4 shrink-0 rounded-full border border-control"
      style={{ background: inks[id] }}
    />
    {name}
  </span>
)
