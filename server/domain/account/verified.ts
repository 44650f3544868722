import type { Row } from '#server/store/tables.ts'

/** Whether the account is verified: its address or its number. */
export const isVerified = ({
  emailVerifiedAt,
  phoneVerifiedAt,
}: Pick<Row<'users'>, 'emailVerifiedAt' | 'phoneVerifiedAt'>): boolean => emailVerifiedAt !== null || phoneVerifiedAt !== null
