/** A text holds a character that PostgreSQL keeps in none, such as NUL. */
export class UnkeepableTextError extends Error {
  readonly code = 'invalid_input'
  readonly status = 400

  constructor(cause: unknown) {
    super('A text holds a character that cannot be kept', { cause })
    this.name = 'UnkeepableTextError'
  }
}

/** Whether PostgreSQL refused a value for its characters (`character_not_in_repertoire`). */
export const isUnkeepable = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '22021'
