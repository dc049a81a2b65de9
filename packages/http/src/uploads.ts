import type { TObject } from 'typebox'
import type { Upload, UploadedFile } from '@lumen/contracts/operation'
import type { FastifyRequest } from 'fastify'
import '@fastify/multipart'
import { AppError } from './app-error.ts'
import { describeProblems } from './validation-messages.ts'

/** Other fields of a form, and the longest of them in bytes. */
const fieldLimit = { fields: 16, fieldSize: 8 * 1024, fieldNameSize: 64 } as const

const invalid = (path: string, message: string) =>
  new AppError('invalid_input', `The request is not valid: ${path} ${message}`, {
    details: [{ path, message }],
  })

const tooLarge = (maxBytes: number, cause?: unknown) =>
  new AppError('file_too_large', `The file is larger than ${maxBytes} bytes`, {
    details: [{ path: 'limit', message: String(maxBytes) }],
    cause,
  })

/** What is wrong with a form, as the parser tells it. */
function asAppError(error: unknown, { field, maxBytes }: Upload): AppError {
  if (error instanceof AppError) return error
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  switch (code) {
    case 'FST_REQ_FILE_TOO_LARGE':
      return tooLarge(maxBytes, error)
    case 'FST_FILES_LIMIT':
      return invalid(field, 'must be one file')
    case 'FST_PARTS_LIMIT':
    case 'FST_FIELDS_LIMIT':
      return invalid('body', 'has too many fields')
    default:
      return new AppError('invalid_input', 'The form is malformed or was cut off', { cause: error })
  }
}

/**
 * Reads the form of an upload: its one file, up to the declared size, and its other fields by their
 * schema, with numbers read from text.
 * @throws AppError `unsupported_media_type`, `file_too_large`, or `invalid_input` for everything else
 */
export async function readUpload(
  request: FastifyRequest,
  upload: Upload,
): Promise<{ file: UploadedFile; fields: unknown }> {
  if (!request.isMultipart())
    throw new AppError('unsupported_media_type', 'Send the file as multipart/form-data')
  let file: UploadedFile | undefined
  const fields: Record<string, string> = {}
  try {
    const parts = request.parts({
      limits: { ...fieldLimit, files: 1, fileSize: upload.maxBytes, headerPairs: 32 },
    })
    for await (const part of parts) {
      if (part.type === 'file') {
        if (part.fieldname !== upload.field)
          throw invalid(part.fieldname, 'is not the field of the file')
        const bytes = await part.toBuffer()
        file = { bytes, name: part.filename, type: part.mimetype }
      } else {
        if (part.valueTruncated || part.fieldnameTruncated)
          throw invalid('body', 'has a field that is too long')
        if (Object.hasOwn(fields, part.fieldname))
          throw invalid(part.fieldname, 'must be there once')
        fields[part.fieldname] = String(part.value)
      }
    }
  } catch (error) {
    // The rest is let go, so that the connection can carry the answer.
    request.raw.resume()
    throw asAppError(error, upload)
  }
  if (file === undefined) throw invalid(upload.field, 'must be a file')
  if (file.bytes.byteLength === 0) throw invalid(upload.field, 'must not be empty')
  return { file, fields: checkedFields(request, fields, upload.fields) }
}

function checkedFields(
  request: FastifyRequest,
  fields: Record<string, string>,
  schema: TObject | undefined,
): Record<string, unknown> {
  if (schema === undefined) {
    const [extra] = Object.keys(fields)
    if (extra !== undefined) throw invalid(extra, 'is not known here')
    return fields
  }
  const validate =
    request.getValidationFunction(schema) ?? request.compileValidationSchema(schema, 'querystring')
  if (!validate(fields)) {
    const [problem] = describeProblems(
      (validate.errors ?? []) as Parameters<typeof describeProblems>[0],
      'body',
    )
    throw invalid(problem?.path ?? 'body', problem?.message ?? 'is not valid')
  }
  return fields
}
