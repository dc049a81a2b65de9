/** Three facets that catch the light in turn. Decorative; say in words beside it who thinks. */
export const ThinkingFacets = () => (
  <svg viewBox="0 0 44 20" aria-hidden className="h-5 w-11 text-violet-500 dark:text-violet-400">
    {[0, 1, 2].map((index) => (
      <path
        key={index}
        d="M6 2 11 9 6 18 1 9z"
        transform={`translate(${index * 15} 0)`}
        fill="currentColor"
        opacity={0.35}
        style={{ animation: `glint 1.2s ${index * 0.2}s infinite` }}
      />
    ))}
  </svg>
)
