import { Type, type TProperties } from 'typebox'
import { languages } from './languages.ts'

/** An object that refuses properties it does not declare. */
export const Closed = <const P extends TProperties>(properties: P, options: object = {}) =>
  Type.Object(properties, { additionalProperties: false, ...options })

export const Id = Type.String({ format: 'uuid' })
export const Timestamp = Type.String({ format: 'date-time' })
export const LanguageCode = Type.Enum(languages)

const printable = '[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$'

/** Printable text: no control characters but tab and line breaks. */
export const Text = (minLength: number, maxLength: number) =>
  Type.String({ minLength, maxLength, pattern: `^${printable}` })

/** Printable text with something other than white space in it. */
export const FilledText = (maxLength: number) =>
  Type.String({ minLength: 1, maxLength, pattern: `^(?=[\\s\\S]*\\S)${printable}` })

export const Success = Closed({ success: Type.Literal(true) })
