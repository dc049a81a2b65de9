/** A text with the values of its `{slots}`. */
export const fillSlots = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (slot, name: string) => values[name] ?? slot)
