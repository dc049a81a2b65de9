import { Type } from 'typebox'
import { defineOperations } from '../operation.ts'
import { Closed, FilledText, LanguageCode, Success, Text } from '../schema.ts'
import { authLimits } from './limits.ts'
import { PasskeyAnswer } from './passkeys.ts'
import {
  BirthDate,
  Email,
  NewPassword,
  Preferences,
  Region,
  SecondFactorCode,
  Session,
  themes,
  User,
  Username,
} from './schema.ts'

export const authOperations = defineOperations({
  'POST /api/auth/register': {
    service: 'auth',
    access: 'public',
    takesGuests: true,
    summary:
      'Create an account and sign in, of a guest with their talk; where that has to be confirmed by mail, 202 whoever asks for whatever address',
    body: Closed(
      {
        email: Email,
        password: NewPassword,
        username: Username,
        birthDate: Type.Optional(BirthDate),
        region: Type.Optional(Region),
        ageConfirmed: Type.Optional(Type.Boolean()),
        language: Type.Optional(LanguageCode),
      },
      {
        examples: [
          {
            email: 'lin@example.com',
            password: 'correct horse battery',
            username: 'Lin',
            birthDate: '1990-05-01',
            language: 'en',
          },
        ],
      },
    ),
    replies: { 201: Session },
    accepted: Closed({ status: Type.Literal('confirm-email') }),
    rate: { max: 200, windowSeconds: 3600 },
  },
  'POST /api/auth/login': {
    service: 'auth',
    access: 'public',
    summary: 'Sign in',
    body: Closed({
      email: FilledText(authLimits.email),
      password: Type.String({ minLength: 1, maxLength: authLimits.passwordMax }),
      /** Of the authenticator app, or a recovery code; asked for by `second_factor_required`. */
      code: Type.Optional(SecondFactorCode),
      /** In place of a code: one of the account’s own. */
      passkey: Type.Optional(PasskeyAnswer),
    }),
    replies: { 200: Session },
    rate: { max: 60, windowSeconds: 60 },
  },
  'POST /api/auth/logout': {
    service: 'auth',
    access: 'user',
    summary: 'End this session',
    replies: { 200: Success },
  },
  'GET /api/auth/me': {
    service: 'auth',
    access: 'user',
    summary: 'Who is signed in',
    replies: { 200: User },
  },
  'GET /api/auth/birth-date': {
    service: 'auth',
    access: 'user',
    summary: 'The own date of birth, which no other answer tells',
    replies: { 200: Closed({ birthDate: Type.Union([BirthDate, Type.Null()]) }) },
  },
  'PATCH /api/auth/me': {
    service: 'auth',
    access: 'user',
    summary: 'Complete or correct the profile',
    body: Closed(
      {
        username: Type.Optional(Username),
        firstName: Type.Optional(Type.Union([Text(0, authLimits.username), Type.Null()])),
        birthDate: Type.Optional(BirthDate),
        region: Type.Optional(Region),
        language: Type.Optional(LanguageCode),
        theme: Type.Optional(Type.Enum(themes)),
      },
      { minProperties: 1 },
    ),
    replies: { 200: User },
  },
  'PATCH /api/auth/preferences': {
    service: 'auth',
    access: 'user',
    summary: 'Change language or theme',
    body: Closed(
      { language: Type.Optional(LanguageCode), theme: Type.Optional(Type.Enum(themes)) },
      { minProperties: 1 },
    ),
    replies: { 200: Preferences },
  },
})
