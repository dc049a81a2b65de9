/** Looks of the round buttons in rail and header that open a menu. */
export const iconTrigger =
  'inline-grid size-11 shrink-0 place-items-center rounded-full text-text-2 transition-colors duration-160 hover:bg-surface-3 hover:text-text data-[state=open]:bg-soft data-[state=open]:text-on-soft [&>svg]:size-5'

/** Where menus open: beside the rail, or below the header. */
export const placement = {
  rail: { side: 'right', align: 'end', offset: 22 },
  header: { side: 'bottom', align: 'end', offset: 8 },
} as const
