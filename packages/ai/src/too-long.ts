/** True when a server's own words say that a prompt does not fit the model's context. */
export function saysTooLong(message: string): boolean {
  return /context[ _](length|size|window)|maximum context|too many tokens|(prompt|input)( is)? too long|exceeds? the (available )?context/i.test(
    message,
  )
}
