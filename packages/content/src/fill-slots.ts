/**
 * A text with its slots filled: `{name}` with `values.name`, in one pass, so that nothing in a value
 * is taken for a slot.
 *
 * @throws for a slot without a value
 */
export const fillSlots = (
  text: string,
  values: Readonly<Record<string, string | number>>,
): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    if (value === undefined) throw new Error(`nothing fills {${name}} of “${text}”`)
    return String(value)
  })
