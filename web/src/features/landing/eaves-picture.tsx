const drops = Array.from({ length: 34 }, (_, index) => {
  const x = (index * 47) % 320
  const y = (index * 71) % 190
  return { x, y, length: 10 + ((index * 13) % 12) }
})

/** Eaves in the rain and a warm lamp: what the sentence above it asks for. */
export const EavesPicture = ({ className }: { className?: string }) => (
  <svg viewBox="0 0 320 200" aria-hidden="true" className={className}>
    <defs>
      <linearGradient id="eaves-sky" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#0e1c3f" />
        <stop offset="1" stopColor="#34508a" />
      </linearGradient>
      <radialGradient id="eaves-light">
        <stop offset="0" stopColor="#ffd38a" stopOpacity=".95" />
        <stop offset=".35" stopColor="#efa831" stopOpacity=".45" />
        <stop offset="1" stopColor="#efa831" stopOpacity="0" />
      </radialGradient>
    </defs>
    <rect width="320" height="200" fill="url(#eaves-sky)" />
    <path d="M0 150 70 118l60 26 70-40 120 50v46H0z" fill="#14264f" />
    <circle cx="226" cy="112" r="86" fill="url(#eaves-light)" />
    <path d="M118 58c44 2 92-4 202-34v22c-96 34-160 40-206 30z" fill="#0a1126" />
    <path d="M112 66c-8 1-14-3-17-9 8 3 16 2 24-1z" fill="#0a1126" />
    <path d="M150 78h10v122h-10zM288 62h12v138h-12z" fill="#0d1731" />
    <path d="M226 70v22" stroke="#0a1126" strokeWidth="2" />
    <path d="M214 92h24l5 12-5 26h-24l-5-26z" fill="#ffe2ad" />
    <path d="M211 92h30M212 130h28" stroke="#7e5400" strokeWidth="3" strokeLinecap="round" />
    <path d="M0 182c60-8 120 6 180 0s100-4 140 0v18H0z" fill="#0b1530" />
    <path d="M196 186c20-4 42-4 62 0" stroke="#efa831" strokeOpacity=".5" strokeWidth="3" />
    <g stroke="#b9d2ff" strokeOpacity=".5" strokeWidth="1">
      {drops.map(({ x, y, length }) => (
        <path key={`${x} ${y}`} d={`M${x} ${y}l-3 ${length}`} />
      ))}
    </g>
  </svg>
)
